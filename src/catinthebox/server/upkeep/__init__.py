"""Looking after a database: examine it, back it up, restore it, move it to another. All but `serve` needs no server.

A backup is a SQLite file in the same shape as any of our databases, with a seal: how many rows it holds, and a digest
of them. So backing up, restoring and moving are one thing: copying all rows from one database to an empty one.
"""
