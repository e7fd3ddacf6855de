"""What the commands of plain mode answer, as lines; and what to say to a line that makes no sense."""

from dataclasses import asdict
from pathlib import Path
from typing import Final, assert_never

from catinthebox.kernel import NotInstalled
from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_name, listed, reason, rule_text
from catinthebox.rules import Action, Colour, Discard, Play, Predict, Seat, View, why_not
from catinthebox.rules.events import Dealt
from catinthebox.tui.advice import advice, advise
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.plain_input import Command, Unclear, Word, action_in
from catinthebox.tui.plain_report import Report, choices

BEST: Final = 5
"""How many choices a hint names: a list that is read aloud must end."""


def answer(command: Command, table: LocalTable, texts: Texts, reader: Seat | None) -> list[str]:
    """The answer to a command from whoever reads now; None is everybody."""
    view, report = table.view(reader), Report(texts, table.names, reader)
    match command.word:
        case Word.BOARD:
            return report.board(view)
        case Word.HAND:
            return report.hand(view) or [hint(texts, view)]
        case Word.TABLE:
            return report.table(view)
        case Word.SCORES:
            return report.sheet(table.match)
        case Word.LOG:
            return _log(table, report)
        case Word.LEGAL:
            return report.legal(view) or [hint(texts, view)]
        case Word.WHY:
            return _why(table, texts, view, command.rest)
        case Word.HINT:
            return _advice(texts, view) if view.legal else [hint(texts, view)]
        case Word.SAVE:
            if not command.rest:
                return [texts.say("plain-hint-save")]
            return [saved(table, texts, command.rest, replacing=False)]
        case Word.HELP:
            return texts.say("plain-help", number=5, colour=Colour.BLUE.word).splitlines()
        case Word.QUIT:
            return []
        case _:
            assert_never(command.word)


def hint(texts: Texts, view: View) -> str:
    """What the table waits for."""
    if not view.legal:
        return texts.say("plain-hint-enter")
    example = next((action for action in view.legal if isinstance(action, Play)), Play(5, Colour.BLUE))
    return texts.say(
        f"plain-hint-{view.phase}", choices=choices(view), number=example.number, colour=example.colour.word
    )


def not_clear(texts: Texts, view: View, unclear: Unclear) -> list[str]:
    """What is unclear about a line, and what to type instead."""
    if unclear.colours is None:
        said = [texts.say("plain-unclear", input=unclear.typed)] if unclear.typed.strip() else []
        return [*said, hint(texts, view)]
    names = [colour_name(texts, colour) for colour in unclear.colours or Colour]
    if unclear.colours:
        return [texts.say("plain-which-colour", input=unclear.typed, colours=listed(texts, names, "or"))]
    return [texts.say("plain-no-colour", input=unclear.typed, colours=listed(texts, names))]


def saved(table: LocalTable, texts: Texts, file: str, *, replacing: bool = True) -> str:
    """What came of writing the match so far to a file."""
    try:
        with Path(file).expanduser().open("w" if replacing else "x", encoding="utf-8") as opened:
            opened.write(table.record())
    except FileExistsError:
        return texts.say("plain-exists", file=file)
    except OSError as error:
        return texts.say("plain-not-saved", file=file, problem=error.strerror or str(error))
    except (ValueError, RuntimeError) as error:  # not a file's name at all, or the home of nobody
        return texts.say("plain-not-saved", file=file, problem=str(error))
    return texts.say("plain-saved", file=file)


def _log(table: LocalTable, report: Report) -> list[str]:
    """What happened since the last deal."""
    events = table.events
    deal = max(place for place, event in enumerate(events) if isinstance(event, Dealt))
    return report.happened(events[deal:])


def _why(table: LocalTable, texts: Texts, view: View, rest: str) -> list[str]:
    """Why something typed may not be done, with the rules in full; or that it may, and what it costs."""
    if view.seat is None:
        return [hint(texts, view)]
    try:
        action = action_in(texts, rest, view.phase)
    except Unclear as unclear:
        return not_clear(texts, view, unclear)
    refusal = why_not(table.match, view.seat, action)
    if refusal is None:
        return _allowed(texts, view, view.seat, action)
    return [reason(texts, refusal, table.names), *(_rule(texts, rule) for rule in refusal.rules)]


def _advice(texts: Texts, view: View) -> list[str]:
    """What the best choices promise."""
    try:
        rows = [advice(texts, judgement) for judgement in advise(view)[:BEST]]
    except NotInstalled as missing:
        return [texts.say("cli-not-installed", **missing.facts)]
    said = [texts.say("plain-advice", players=view.size.players, **asdict(row)) for row in rows]
    return [*said, texts.say("table-advice-order")]


def _rule(texts: Texts, rule: str) -> str:
    return texts.say("plain-rule", rule=rule, text=rule_text(texts, rule))


def _allowed(texts: Texts, view: View, seat: Seat, action: Action) -> list[str]:
    match action:
        case Discard(number) | Predict(number):
            return [texts.say("plain-may-choose", number=number)]
        case Play(number, colour):
            lines = [texts.say("plain-may-play", number=number, colour=colour.word)]
            if view.led not in (None, colour) and view.led in view.tokens[seat]:
                lines += [texts.say("plain-cost", colour=view.led.word), _rule(texts, "D5")]
            return lines
