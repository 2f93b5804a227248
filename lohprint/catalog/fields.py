"""The fields a query may ask for, what each holds, and how it is compared."""

from __future__ import annotations

import operator
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import SequenceMatcher
from typing import Literal, NamedTuple

from lohprint.catalog.pieces import Card, Devil
from lohprint.catalog.power import AREAS, Area, Value
from lohprint.catalog.rows import ICON_WORDS, Listed, devil_of, dots_of, plain, power_of, text_of
from lohprint.errors import nearest


class Seen(NamedTuple):
    """One copy as a query sees it: its line, the number printed on it, what icons are called."""

    line: Listed
    number: str
    words: Mapping[str, str] = ICON_WORDS


Kind = Literal["text", "word", "printed", "amount"]
Found = tuple[str, ...] | int | None


class Field(NamedTuple):
    """One field: how it compares, how it is read off a copy, and what it is in words."""

    kind: Kind
    read: Callable[[Seen], Found]
    meaning: str


class Wanted(NamedTuple):
    """What a query asks of a field: `op` and a value, which may be a regular expression."""

    op: str
    value: str
    pattern: bool = False


OPS: Mapping[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def fold(text: str) -> str:
    """Text as a search compares it: small letters without accents."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(c for c in parts if not unicodedata.combining(c)).casefold()


def _markup(field: str) -> Callable[[Seen], Found]:
    def read(seen: Seen) -> Found:
        text = text_of(seen.line.piece, field)
        return (plain(text, seen.words),) if text else ()

    return read


def _types(seen: Seen) -> Found:
    piece = seen.line.piece
    return (piece.kind, *piece.tags, "card") if isinstance(piece, Card) else (piece.kind,)


def _deck(seen: Seen) -> Found:
    deck = seen.line.deck
    return tuple(filter(None, (deck.id, deck.name, deck.devil))) if deck else ()


def _effects(seen: Seen) -> Found:
    effects = getattr(seen.line.piece, "effects", ())
    acts = getattr(seen.line.piece, "acts", ())
    return (*(e.effect for e in effects), *(a.act for a in acts))


def _inferred(seen: Seen) -> Found:
    held = seen.line.held.numbers if seen.line.held else ()
    own = (n.inferred for n in held if not isinstance(n, str) and n.value == seen.number)
    return (*seen.line.piece.inferred.values(), *own)


def _value(area: Area, part: Callable[[Value], int | None]) -> Callable[[Seen], Found]:
    def read(seen: Seen) -> Found:
        power = power_of(seen.line.piece)
        return None if power is None or power.strength is not None else part(power.value(area))

    return read


def _alone(value: Value) -> int:
    """What a card gives by itself: base and bonus; X and * count nothing."""
    return (value.base or 0) + value.bonus


def _power(seen: Seen) -> Found:
    power = power_of(seen.line.piece)
    if power is None:
        return None
    if power.strength is not None:
        return int(power.strength)
    return max(_alone(power.value(area)) for area in AREAS)


FIELDS: Mapping[str, Field] = {
    "name": Field("text", lambda seen: (seen.line.piece.name,), "the name"),
    "text": Field("text", _markup("text"), "the text, icons as words"),
    "two_player": Field("text", _markup("two_player"), "the text with two players"),
    "note": Field("text", _markup("note"), "the ruling beside it"),
    "title": Field("text", _markup("title"), "a Devil's title"),
    "id": Field("word", lambda seen: (seen.line.piece.id,), "the id"),
    "type": Field("word", _types, "its type, any of its tags, or card"),
    "tag": Field("word", lambda seen: getattr(seen.line.piece, "tags", ()), "a tag"),
    "deck": Field("word", _deck, "its deck, by id, name or Devil"),
    "devil": Field("word", lambda seen: (devil_of(seen.line) or "",), "whose card it is"),
    "effect": Field("word", _effects, "an effect or act of the vocabulary"),
    "inferred": Field("word", _inferred, "the ruling behind an inferred value"),
    "number": Field("printed", lambda seen: (seen.number,), "the number printed on it"),
    "quantity": Field("amount", lambda seen: len(seen.line.numbers), "copies in its deck"),
    "dots": Field("amount", lambda seen: dots_of(seen.line.piece), "power dots"),
    "power": Field("amount", _power, "strength, or the highest of the three values"),
    **{f"power.{area}": Field("amount", _value(area, _alone), "base and bonus") for area in AREAS},
    **{
        f"base.{area}": Field("amount", _value(area, lambda v: v.base), "the base alone")
        for area in AREAS
    },
    **{
        f"bonus.{area}": Field("amount", _value(area, lambda v: v.bonus), "the bonus alone")
        for area in AREAS
    },
    "skill": Field(
        "amount", lambda seen: seen.line.deck.skill if seen.line.deck else None, "its deck's stars"
    ),
    "age": Field(
        "amount",
        lambda seen: seen.line.piece.age if isinstance(seen.line.piece, Devil) else None,
        "a Devil's age",
    ),
}


def comparison(name: str, wanted: Wanted) -> Callable[[Seen], bool]:
    """Whether a copy is as wanted. Raises ValueError, in words, where that makes no sense."""
    field = FIELDS[name]
    if field.kind == "amount":
        return _amounts(name, field, wanted)
    if wanted.op not in (":", "=", "!=") and not (field.kind == "printed" and _int(wanted.value)):
        raise ValueError(f"{name} has no order; write {name}: or {name}=")
    judge = _judge(field.kind, wanted)
    denied = wanted.op == "!="

    def holds(seen: Seen) -> bool:
        found = field.read(seen)
        assert isinstance(found, tuple)
        return any(map(judge, found)) is not denied

    return holds


def _amounts(name: str, field: Field, wanted: Wanted) -> Callable[[Seen], bool]:
    amount = _int(wanted.value)
    if wanted.pattern or amount is None:
        raise ValueError(f"{name} is a whole number; write it like {name}>=2")
    compare = OPS[wanted.op]

    def holds(seen: Seen) -> bool:
        found = field.read(seen)
        return isinstance(found, int) and compare(found, amount)

    return holds


def _judge(kind: Kind, wanted: Wanted) -> Callable[[str], bool]:
    """How one found text is compared."""
    if wanted.pattern:
        return _matching(re.compile(wanted.value, re.IGNORECASE).search)
    value = fold(wanted.value)
    match kind, wanted.op:
        case "text", ":":
            return lambda found: value in fold(found)
        case "printed", ":":
            return _matching(re.compile(_wildcards(wanted.value), re.IGNORECASE).fullmatch)
        case "printed", "<" | "<=" | ">" | ">=":
            compare, limit = OPS[wanted.op], int(wanted.value)
            return lambda found: (number := _int(found)) is not None and compare(number, limit)
    return lambda found: fold(found) == value


def _matching(match: Callable[[str], re.Match[str] | None]) -> Callable[[str], bool]:
    return lambda found: match(found) is not None


def _wildcards(pattern: str) -> str:
    """`3xx` as a regular expression: x is any one sign, * any number of them."""
    return "".join({"x": ".", "*": ".*"}.get(sign, re.escape(sign)) for sign in pattern)


def _int(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def likeness(wanted: str, candidate: str) -> float:
    """How like a candidate is, as a whole or in one of its words: 0 to 1."""
    parts = (candidate, *re.findall(r"[^\s/]+", candidate))
    return max(SequenceMatcher(None, fold(wanted), fold(part)).ratio() for part in parts)


def near(wanted: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The nearest of what is known, best first."""
    scored = sorted((-likeness(wanted, candidate), candidate) for candidate in set(known))
    return tuple(candidate for score, candidate in scored[:most] if score <= -0.6)


def nearest_values(name: str, value: str, copies: Iterable[Seen]) -> str:
    """What a field holds that is nearest to `value`, for a query that found nothing."""
    found = [FIELDS[name].read(seen) for seen in copies]
    amounts = sorted({amount for amount in found if isinstance(amount, int)})
    if FIELDS[name].kind == "amount":
        return f"{name} is {amounts[0]} to {amounts[-1]}" if amounts else f"nothing has {name}"
    known = {text for texts in found if isinstance(texts, tuple) for text in texts if text}
    if FIELDS[name].kind == "word" and known:
        return f"{name}: {nearest(fold(value), known)}"
    if FIELDS[name].kind == "text" and name != "name":
        known = {word for text in known for word in re.findall(r"[^\W\d_]+", text)}
    closest = near(value, known)
    return f"{name}: nearest are {', '.join(closest)}" if closest else f"no {name} is like {value}"
