"""Tables that are being played: kept in memory, moved on by requests, told to everybody who watches."""
