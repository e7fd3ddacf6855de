"""What can be set when a server starts, and where it comes from: flag, environment, file or default, in this order.

In the environment a setting is `CATINTHEBOX_` and its name in capitals, lists with commas; in a file it is a line of
TOML: `port = 8000`.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Meta, Struct

from catinthebox.rules import CatInTheBoxError

ENVIRONMENT: Final = "CATINTHEBOX_"
"""How the names of our variables begin."""


class BadSettings(CatInTheBoxError):
    """A setting that does not exist, or a value that it can't have."""

    code = "bad_settings"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings with their defaults. `catinthebox serve` fills them from flags, environment and a file."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 for any that is free."""
    data: Path = Path("data")
    """The folder for the embedded database."""
    database: str | None = None
    """A database URL; the embedded SQLite in the data folder if left out."""
    redis: str | None = None
    """A Redis URL, for several servers on one database."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Processes in which bots think; as many again for hints and reviews."""
    takeover: Annotated[float, Meta(gt=0, le=3600)] = 10.0
    """Seconds of silence after which other servers go on with what a server did."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server; its own always may."""
    secure_cookies: bool = False
    """Behind TLS: cookies only travel encrypted."""
    guest_rate: Annotated[float, Meta(ge=0)] = 20.0
    """Requests a second that one guest may make; 0 for as many as it likes, here and below."""
    address_rate: Annotated[float, Meta(ge=0)] = 200.0
    """Requests a second from one address: a whole club may sit behind it."""
    newcomer_rate: Annotated[float, Meta(ge=0)] = 1.0
    """New guests a second from one address."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of reverse proxies that are believed about whom they speak for."""
    public_metrics: bool = False
    """Whether anybody may read /metrics, not only programs on this machine."""
    log: Literal["auto", "json", "console", "quiet"] = "auto"
    """How log lines look: JSON, or for people; auto is for people on a terminal only, quiet has warnings only."""

    @property
    def database_url(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'catinthebox.sqlite'}"


_KINDS: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings by flag, then environment, then file, then default. A flag that is None was not given."""
    values: dict[str, Any] = {}
    if file is not None:
        for name, value in _read_file(file).items():
            if name not in _KINDS:
                raise BadSettings(f"{file}: there is no setting {name}; there are {', '.join(_KINDS)}", name=name)
            values[name] = _converted(f"{file}: {name}", name, value)
    for name in _KINDS:
        variable = ENVIRONMENT + name.upper()
        if variable in environment:
            values[name] = _converted(variable, name, _from_text(name, environment[variable]), strict=False)
    for name, value in flags.items():
        if value is not None:
            values[name] = _converted(f"--{name.replace('_', '-')}", name, value)
    settings = Settings(**values)
    _require_sense(settings)
    return settings


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings but are none; perhaps misspelt."""
    known = {ENVIRONMENT + name.upper() for name in (*_KINDS, "config")}
    return sorted(name for name in environment if name.startswith(ENVIRONMENT) and name not in known)


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSettings(f"{file} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSettings(f"{file} is not a text in UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{file} is not TOML: {error}") from error


def _from_text(name: str, text: str) -> object:
    """A variable's text, taken apart where the setting is a list."""
    if name in ("origins", "proxies"):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _converted(source: str, name: str, value: object, *, strict: bool = True) -> Any:
    try:
        return msgspec.convert(value, _KINDS[name], strict=strict, dec_hook=_to_path)
    except msgspec.ValidationError as error:
        raise BadSettings(f"{source}: {error}", name=name) from error


def _to_path(kind: type, value: object) -> object:
    if kind is Path and isinstance(value, Path | str):
        return Path(value)
    raise NotImplementedError  # msgspec says what it expected


def _require_sense(settings: Settings) -> None:
    """What a type alone can't say. Values are not repeated where they may hold a password."""
    if settings.database is not None and not settings.database.startswith(("sqlite:///", "postgresql://")):
        raise BadSettings("database: a URL begins with sqlite:/// or postgresql://", name="database")
    if settings.redis is not None and _split(settings.redis).scheme not in ("redis", "rediss", "unix"):
        raise BadSettings("redis: a URL begins with redis://, rediss:// or unix://", name="redis")
    for origin in settings.origins:
        parts = _split(origin)
        if parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}" or not parts.netloc:
            raise BadSettings(f"origins: {origin} is not an origin such as https://cat.example", name="origins")


def _split(url: str) -> SplitResult:
    """The parts of a URL; all of them empty if it is none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")
