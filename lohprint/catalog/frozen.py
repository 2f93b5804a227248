"""The base of what stands in a saved game as well as in a file: power, effects, acts.

In a file pydantic checks such a value as part of a record. In a saved game `table/closed.py` does,
because a command at the table waits for what it imports: so these are plain dataclasses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, ClassVar, dataclass_transform, get_args, get_type_hints


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Frozen:
    """A frozen value with named fields; in a file unknown keys and loose types are faults."""

    __pydantic_config__: ClassVar[Mapping[str, Any]] = {"extra": "forbid", "strict": True}

    def __init_subclass__(cls) -> None:
        # What `dataclass` would write for every class takes it longer than all the rest.
        dataclass(frozen=True, kw_only=True, eq=False, repr=False)(cls)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((type(self), *_values(self)))

    def __repr__(self) -> str:
        names = (f.name for f in fields(self))  # type: ignore[arg-type]
        held = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({held})"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Strict in its fields; a file has a mapping in its place, though, and no instance."""
        schema = handler(source)
        handler.resolve_ref_schema(schema)["strict"] = False
        return schema


def _values(value: Any) -> tuple[Any, ...]:
    return tuple(getattr(value, f.name) for f in fields(value))


def as_words(value: Any) -> dict[str, Any]:
    """The fields of a dataclass as data, without what is default anyway."""
    kept = {f.name: (f, getattr(value, f.name)) for f in fields(value)}
    return {name: one for name, (f, one) in kept.items() if one != _default(f)}


def _default(field: Any) -> Any:
    """What a field holds where it is not given; None where it must be."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return None if field.default is MISSING else field.default


@cache
def tag(kind: Any) -> str:
    """The word that tells an effect of this kind from others."""
    (word,) = get_args(get_type_hints(kind)["effect"])
    return str(word)
