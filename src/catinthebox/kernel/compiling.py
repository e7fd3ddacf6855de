"""From plain functions to compiled ones: the same source for the processor and for CUDA.

The functions of the kernel call each other by name. `namespace` copies all of them into one new namespace in which each
is compiled, and in which the names of `bits` mean instructions of the target. The Python functions stay as they are:
they can be read, tested and called.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

SOURCES: Final = (
    "sizes",
    "seats",
    "chance",
    "spaces",
    "declaring",
    "dealing",
    "tricks",
    "scoring",
    "rounds",
    "tables",
    "acting",
    "playing_on",
    "observing",
    "recalling",
    "stepping",
)
"""What is compiled. Names are unique among these modules."""

Namespace = dict[str, Any]
Compiler = Callable[[FunctionType], object]


def namespace(instructions: dict[str, object], compiler: Compiler, *more: ModuleType) -> Namespace:
    """All functions compiled for a target, with a policy inside, and whatever else is written in the same way."""
    names: Namespace = {"__builtins__": __builtins__, **instructions}
    version = f"{more[-1].__name__.rpartition('.')[2]}_{_digest(more)}"
    for module in (*_sources(), *more):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType):
                if value.__module__ == module.__name__:
                    assert name not in names or name in instructions, f"{name} stands for two functions"
                    names[name] = compiler(_moved(value, names, version))
            elif name.isupper() or isinstance(value, BuiltinFunctionType):  # a constant, or a function of `math`
                assert names.get(name, value) is value or names[name] == value, f"{name} stands for two values"
                names[name] = value
    return names


def _sources() -> Iterator[ModuleType]:
    for name in SOURCES:
        yield import_module(f"catinthebox.kernel.{name}")


def _moved(function: FunctionType, names: Namespace, version: str) -> FunctionType:
    """The same function in another namespace, under a longer name that tells versions apart where they are kept."""
    moved = FunctionType(function.__code__, names, function.__name__)
    moved.__module__ = function.__module__
    moved.__qualname__ = f"{function.__name__}_{version}"
    return moved


def _digest(more: tuple[ModuleType, ...]) -> str:
    """Which source this is: Numba only looks whether the file of the one function has changed.

    It calls functions of other files, and has the values of constants inside, wherever they come from.
    """
    folder = Path(__file__).parent
    files = [folder / f"{name}.py" for name in (*SOURCES, "bits", "cpu", "compiling")]
    files += [Path(module.__file__ or "") for module in more]
    named = [item for module in (*_sources(), *more) for item in vars(module).items()]
    constants = [(name, value) for name, value in named if name.isupper()]
    return sha256(b"".join(file.read_bytes() for file in files) + repr(constants).encode()).hexdigest()[:16]
