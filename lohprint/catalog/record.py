"""The gate: closed, frozen records, and pydantic's faults told with file, line and column."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)  # fmt: skip

from pydantic import BaseModel, ConfigDict, ValidationError

from lohprint.catalog.frozen import Frozen
from lohprint.errors import DataError, Faults, nearest

if TYPE_CHECKING:
    from lohprint.catalog.source import Path_, Source


class Record(BaseModel):
    """A frozen value read from a file; unknown keys and loose types are faults."""

    # Deferred: a record that is only part of others never needs a validator of its own.
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


R = TypeVar("R", bound=Record)


def load(kind: type[R], source: Source) -> R:
    """`source` as a `kind`. Raises Faults with one DataError for every fault found."""
    try:
        return kind.model_validate(source.data)
    except ValidationError as error:
        details = error.errors(include_url=False)
        likely = (detail for detail in details if not _unlikely(detail, details))
        raise Faults(_fault(kind, source, detail) for detail in likely) from None


def _unlikely(detail: Any, details: Sequence[Any]) -> bool:
    """Whether a value that may be text or a mapping was meant as the other of the two."""
    other = {"string_type": True, "model_type": False}.get(detail["type"])
    if not detail["loc"] or other is None or isinstance(detail["input"], dict) != other:
        return False
    *base, choice = detail["loc"]
    others = (one for one in details if one is not detail and [*one["loc"][: len(base)]] == base)
    return _is_choice(choice) and any(others)


def _fault(kind: type[Record], source: Source, detail: Any) -> DataError:
    path = _real_path(source, detail["loc"])
    name = _key(path)
    match detail["type"]:
        case "extra_forbidden" | "unexpected_keyword_argument":
            fix = nearest(name, keys_at(kind, detail["loc"][:-1]))
            return DataError(source.key(path), f"unknown key '{name}'", fix)
        case "missing":
            return DataError(source.at(path[:-1]), f"'{name}' is missing", f"add '{name}: ...'")
        case "literal_error" | "union_tag_invalid":
            return _not_among(source, path, detail)
        case "union_tag_not_found":
            tag = detail["ctx"]["discriminator"].strip("'")
            return DataError(source.at(path), f"'{tag}' is missing", f"add '{tag}: ...'")
        case "value_error":
            what, _, fix = str(detail["ctx"]["error"]).partition("; ")
            return DataError(source.at(path), what, fix)
    shown = _shown(detail["input"])
    what = f"{name}: {shown}" if path else shown
    return DataError(source.at(path), what, f"give {_wanted(detail)}")


def _wanted(detail: Any) -> str:
    """What would do in place of a value of the wrong kind, size or spelling."""
    kind, context = detail["type"], detail.get("ctx", {})
    if kind in _LIMITS:
        limit, words = _LIMITS[kind]
        return words.format(context[limit])
    if kind == "string_pattern_mismatch" and context["pattern"] in SPELLINGS:
        return SPELLINGS[context["pattern"]]
    return _WANTED.get(kind) or detail["msg"].lower().replace("input should be", "a value")


ID, COLOR, ALIAS = r"^[a-z0-9][a-z0-9-]*$", r"^#[0-9a-f]{6}$", r"^[a-z]{0,4}$"
MODULE = r"^[a-z][a-z0-9_]*$"
SPELLINGS = {
    ID: "small letters, digits and hyphens, like ember-hounds",
    COLOR: "a color in six digits, like '#aa3311'",
    ALIAS: "up to four small letters",
    MODULE: "small letters, digits and underscores, like fifth",
}
"""Patterns of short texts, and what keeps to them."""

_LIMITS = {
    "greater_than": ("gt", "more than {:g}"),
    "greater_than_equal": ("ge", "{:g} or more"),
    "less_than_equal": ("le", "{:g} or less"),
}


_WANTED = {
    "string_type": "text (in quotes where YAML would read it as something else)",
    "int_type": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "dict_type": "a mapping of keys to values",
    "model_type": "a mapping of keys to values",
    "model_attributes_type": "a mapping of keys to values",
    "dataclass_type": "a mapping of keys to values",
}


def _not_among(source: Source, path: Path_, detail: Any) -> DataError:
    if detail["type"] == "union_tag_invalid":
        tag = detail["ctx"]["discriminator"].strip("'")
        path = (*path, tag)
        value, expected = detail["ctx"]["tag"], detail["ctx"]["expected_tags"]
        known = [word.strip(" '") for word in expected.split(",")]
    else:
        value = detail["input"]
        known = [w.strip(" '") for w in detail["ctx"]["expected"].replace(" or ", ", ").split(",")]
    return DataError(source.at(path), f"{_key(path)}: {_shown(value)}", nearest(str(value), known))


def _key(path: Path_) -> str:
    """The innermost key of a path: what a list inside it is called."""
    return next((part for part in reversed(path) if isinstance(part, str)), "")


def _shown(value: Any) -> str:
    """A value as its author wrote it, short."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, tuple):
        return "a list"
    return repr(value) if len(repr(value)) <= 40 else repr(value)[:37] + "..."


def _is_choice(part: str | int) -> bool:
    """Whether a part of pydantic's location names a choice of a union: a type, a record."""
    kinds = ("str", "int", "float", "bool", "constrained-str")
    return isinstance(part, str) and (part in kinds or part[:1].isupper() or "[" in part)


def _real_path(source: Source, loc: tuple[Any, ...]) -> Path_:
    """pydantic's location without the union tags and types it mixes in."""
    path: Path_ = ()
    for index, part in enumerate(loc):
        last = index == len(loc) - 1
        key = last and isinstance(part, str) and not _is_choice(part)
        if (*path, part) in source.places or key:
            path = (*path, part)
    return path


def keys_at(kind: type[Record], loc: tuple[Any, ...]) -> tuple[str, ...]:
    """The keys a record may have at pydantic's location `loc` inside `kind`."""
    models: tuple[type[Record | Frozen], ...] = (kind,)
    for part in loc:
        held = [fields[part] for fields in map(_fields, models) if part in fields]
        found = [model for annotation in held for model in _models(annotation)]
        tagged = [model for model in models if part in _tags(model)]
        models = tuple(found or tagged or models)
    return tuple(sorted({name for model in models for name in _fields(model)}))


def _fields(model: type[Record | Frozen]) -> Mapping[str, Any]:
    """The keys of a record, and what types they hold."""
    if issubclass(model, Frozen):
        return {f.name: get_type_hints(model)[f.name] for f in fields(model)}  # type: ignore[arg-type]
    return {f.alias or name: f.annotation for name, f in model.model_fields.items()}


def _models(annotation: Any) -> Iterator[type[Record | Frozen]]:
    """Every record named anywhere inside a type annotation."""
    if isinstance(annotation, type) and issubclass(annotation, Record | Frozen):
        yield annotation
    elif get_origin(annotation) in (Union, types.UnionType, tuple, dict, Annotated):
        for inner in get_args(annotation):
            yield from _models(inner)


def _tags(model: type[Record | Frozen]) -> tuple[Any, ...]:
    """The literal values a record may carry: its tag among them."""
    held = _fields(model).values()
    return tuple(value for one in held if get_origin(one) is Literal for value in get_args(one))
