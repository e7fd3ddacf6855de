"""What is wrong with a record, and where."""

from catinthebox.rules import CatInTheBoxError


class BadRecord(CatInTheBoxError):
    """A text that is not a record of a match by the rules; line and column count from 1."""

    code = "bad_record"

    def __init__(self, line: int, column: int, message: str, *, rules: tuple[str, ...] = ()) -> None:
        super().__init__(f"line {line}, column {column}: {message}", rules=rules, line=line, column=column)
        self.line = line
        self.column = column
