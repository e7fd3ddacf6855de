"""The rule sheet as tests: for each rule a position where it allows something and one where it forbids something."""
