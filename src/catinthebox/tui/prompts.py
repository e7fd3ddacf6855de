"""What to do now, in one short line."""

from catinthebox.locales import Texts
from catinthebox.locales.telling import phase_name
from catinthebox.rules import Phase, View
from catinthebox.tui.palette import SIGNS


def prompt(view: View, names: tuple[str, ...], texts: Texts, *, asked: bool, card: int | None) -> str:
    """The line for whoever is asked to choose with this card picked, or for those who wait."""
    if not asked:
        return _waiting(view, names, texts)
    if view.phase is Phase.PREDICT:
        return texts.say("table-prompt-predict")
    if view.phase is Phase.DISCARD:
        return texts.say("table-prompt-aside")
    if card is not None:
        return texts.say("table-prompt-declare", number=card)
    if view.led is None:
        return texts.say("table-prompt-lead")
    return texts.say("table-prompt-follow", sign=SIGNS[view.led], colour=view.led.word)


def _waiting(view: View, names: tuple[str, ...], texts: Texts) -> str:
    if not view.to_act:
        return phase_name(texts, view.phase)
    return texts.say("table-prompt-wait", name=names[view.to_act[0]])
