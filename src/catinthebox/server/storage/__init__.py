"""The database: guests, tables and their logs. SQLite by default, PostgreSQL by URL; the same code for both."""
