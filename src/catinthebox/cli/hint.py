"""`catinthebox hint`: what each action promised to the seat that was to act, by what it knew."""

import json
from collections.abc import Sequence
from dataclasses import astuple
from typing import Annotated

import typer

from catinthebox.bots.search import Judgement
from catinthebox.cli.choosing import BadChoice
from catinthebox.cli.columns import in_columns
from catinthebox.cli.language import Language, chosen_texts
from catinthebox.cli.options import INTERRUPTED
from catinthebox.cli.record_files import MatchNumber, RecordFile, match_in, seat_names
from catinthebox.cli.working import progress_bar
from catinthebox.kernel import NotInstalled
from catinthebox.locales import Texts, preferred_language
from catinthebox.records import Record
from catinthebox.rules import Action, Match, View, action_to_json, actions_of, view
from catinthebox.tui.advice import advice, advise, headings, judgement_to_json

Ply = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Where in the match: 0 is the first deal, every deal and every action is one more; the end if left out.",
    ),
]
Milliseconds = Annotated[
    int, typer.Option("--ms", max=600_000, metavar="N", help="How long to think, in milliseconds.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def hint(
    file: RecordFile,
    ply: Ply = None,
    match_number: MatchNumber = 1,
    ms: Milliseconds = 1000,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge every action of the seat to act at a ply of a record, by what that seat knew, the best first.

    Plies are counted as in a review and in the browser's replay, where a deal counts too. Exit status: 0 all is well,
    1 the record is not by the rules, 2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    texts = Texts(preferred_language())
    try:
        texts = chosen_texts(lang)
        if ms < 1:
            raise BadChoice("cli-too-few", option="--ms")
        record = match_in(file, match_number)
        at, seen, taken = _turn(record.match, ply)
        judgements = _judged(seen, ms, texts)
    except BadChoice as bad:
        typer.echo(texts.say(bad.key, **bad.facts), err=True)
        raise typer.Exit(2) from bad
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(_plain(at, seen, taken, judgements)))
    else:
        _print(texts, record, at, seen, taken, judgements)


def _turn(match: Match, ply: int | None) -> tuple[int, View, Action | None]:
    """Where we are, what the seat to act saw there, and what it did if the record goes on."""
    from catinthebox.lab.review import choices_of

    choices = {choice.ply: choice for choice in choices_of(match)}
    last = sum(1 + len(actions_of(round_)) for round_ in match.rounds) - 1
    at = last if ply is None else ply
    if not 0 <= at <= last:
        raise BadChoice("cli-bad-ply", ply=at, last=last)
    if at in choices:
        return at, choices[at].view, choices[at].action
    if at < last or not match.to_act:
        raise BadChoice("cli-hint-nobody", ply=at)
    return at, view(match, match.to_act[0]), None


def _judged(seen: View, ms: int, texts: Texts) -> list[Judgement]:
    try:
        with progress_bar() as told:
            told(texts.say("cli-hint-thinking"), 0, 1)
            return advise(seen, ms / 1000)
    except NotInstalled as missing:
        raise BadChoice("cli-not-installed", **missing.facts) from missing


def _plain(ply: int, seen: View, taken: Action | None, judgements: Sequence[Judgement]) -> dict[str, object]:
    return {
        "ply": ply,
        "round": seen.round,
        "seat": seen.seat,
        "taken": None if taken is None else action_to_json(taken),
        "actions": [judgement_to_json(judgement) for judgement in judgements],
    }


def _print(
    texts: Texts, record: Record, ply: int, seen: View, taken: Action | None, judgements: Sequence[Judgement]
) -> None:
    """A line an action, the best first."""
    assert seen.seat is not None
    name = seat_names(record)[seen.seat]
    typer.echo(texts.say("cli-hint-heading", ply=ply, round=seen.round, phase=seen.phase.value, name=name))
    rows = [headings(texts, seen), *(advice(texts, judgement) for judgement in judgements)]
    marks = ["", *(texts.say("cli-hint-taken") if judgement.action == taken else "" for judgement in judgements)]
    for line in in_columns([[*astuple(row), mark] for row, mark in zip(rows, marks, strict=True)]):
        typer.echo(line)
    typer.echo(texts.say("table-advice-order"))
    typer.echo(texts.say("cli-hint-worlds", worlds=judgements[0].worlds))
