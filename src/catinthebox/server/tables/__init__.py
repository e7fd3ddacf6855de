"""A table as a value: who sits there, what was agreed, and the match. No clocks, no sockets, no database.

A request becomes an *entry* (`deciding`), the entry changes the table (`folding`), and each seat is told what it may
know of it (`seeing`). Storage keeps the entries; everything else follows from them.
"""
