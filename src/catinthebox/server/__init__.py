"""Tables for people: HTTP and WebSocket, storage, clocks, bots at seats. docs/http-api.md is its manual."""
