"""The few things one can say at a table, in the players' languages."""

from typing import Literal

from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from catinthebox.locales import Texts
from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.tables.deciding import PHRASES

Language = Literal["en", "cs", "de", "fr", "pl"]


@get("/api/phrases/{language:str}", responses=REFUSALS, tags=["tables"], sync_to_thread=False)
def see_phrases(language: FromPath[Language]) -> dict[str, str]:
    """Each phrase and how it reads in a language."""
    texts = Texts(language)
    return {phrase: texts.say(f"phrase-{phrase}") for phrase in PHRASES}


routes: list[ControllerRouterHandler] = [see_phrases]
