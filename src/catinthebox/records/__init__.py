"""A match as text that a person can read and type: write, read, replay, verify. docs/notation.md is its manual."""

from catinthebox.records.errors import BadRecord
from catinthebox.records.reading import read_record, read_records
from catinthebox.records.record import Record
from catinthebox.records.writing import digest_of, write_record

__all__ = ["BadRecord", "Record", "digest_of", "read_record", "read_records", "write_record"]
