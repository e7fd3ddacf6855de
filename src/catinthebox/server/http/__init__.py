"""The HTTP and WebSocket doors of the server: one file a subject, put together in `app`."""
