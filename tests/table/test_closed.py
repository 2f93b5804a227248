"""The gate for lines of a saved game."""

import json
import re
from typing import Any

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.force import Floor
from lohprint.table import events
from lohprint.table.events import Began, Entry, Fixed, Noted, Put, Redid, Roll, Tally, Undid, Word
from lohprint.table.kit import Kit, meant, pack
from lohprint.table.state import Seat

AT = "2026-01-01T20:00:00Z"
CHANGES = (
    Word("phase", "open"),
    Tally("vp", "mammon", -3),
    Roll("owed", ("a", "b")),
    Put("655", "mammon"),
)
ENTRY = Entry(2, AT, "a title", "fifth@1", "sum .", CHANGES)


@pytest.mark.parametrize(
    "event",
    [
        ENTRY,
        Entry(3, AT, "sealed", "fifth@1", "", sealed=events.seal(CHANGES)),
        Undid(4, AT, "Undone", 2),
        Redid(5, AT, "Redone", 3),
        Noted(6, AT, 'Zoë 🦊 says: "no"'),
        Fixed(7, AT, "#2 is now", 2, 1, (ENTRY,)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_is_written_is_read_back(event) -> None:
    assert events.read(json.loads(events.write(event))) == event


def test_a_line_holds_what_changed_and_nothing_that_is_default() -> None:
    assert json.loads(events.write(ENTRY)) == {
        "event": "entry", "n": 2, "at": AT, "title": "a title", "rules": "fifth@1",
        "line": "sum .",
        "changes": [
            {"do": "word", "name": "phase", "to": "open"},
            {"do": "tally", "what": "vp", "who": "mammon", "to": -3},
            {"do": "roll", "name": "owed", "to": ["a", "b"]},
            {"do": "put", "card": "655", "to": "mammon"},
        ],
    }  # fmt: skip


def test_a_seal_hides_and_gives_back() -> None:
    sealed = Entry(3, AT, "sealed", "fifth@1", "", sealed=events.seal(CHANGES))
    assert "mammon" not in events.write(sealed)
    assert sealed.effect() == CHANGES


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"n": "2"}, "event.n: '2' is no whole number"),
        ({"n": True}, "event.n: True is no whole number"),
        ({"n": 10**7}, "event.n: 10000000 is no whole number up to 1000000"),
        ({"title": None}, "event.title: None is no text"),
        ({"titel": "x"}, "event.titel: unknown key; did you mean 'title'?"),
        ({"event": "entri"}, "no event is called 'entri'; did you mean 'entry'?"),
        ({"changes": {}}, "event.changes: {} is no list"),
        ({"changes": [7]}, "event.changes.0: no do is called '7'"),
        ({"changes": [{"do": "word", "name": "a"}]}, "event.changes.0.to: is missing"),
        (
            {"changes": [{"do": "roll", "name": "a", "to": ["b", 3]}]},
            "changes.0.to.1: 3 is no text",
        ),
    ],
)
def test_every_fault_is_told_at_its_place(change, fault) -> None:
    data = {**json.loads(events.write(ENTRY)), **change}
    with pytest.raises(ValueError, match="event") as caught:
        events.read(data)
    assert fault in str(caught.value)


@pytest.mark.parametrize("data", [None, [], 7, "entry", {}, {"players": "Ann"}])
def test_what_is_no_event_is_refused(data) -> None:
    with pytest.raises(ValueError, match="no event is called"):
        events.read(data)


# --- the kit -------------------------------------------------------------------------------


def _began(kit: Kit) -> dict[str, Any]:
    whole = Began(1, AT, "begun", "fifth@1", kit, (Seat(devil="lilith", player="Ann"),))
    data: dict[str, Any] = json.loads(events.write(whole))
    assert events.read(data) == whole
    return data


def test_a_kit_is_read_back_whatever_the_edition(edition_name: str) -> None:
    edition = load_edition(edition_name)
    whole = Began(1, AT, "begun", "x@1", pack(edition, edition.devils or ["ann"]), ())
    assert events.read(json.loads(events.write(whole))) == whole


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("dots",), "3", "dots: '3' is no whole number"),
        (("tags",), "soul", "tags: 'soul' is no list"),
        (("tags",), [1], "tags.0: 1 is no text"),
        (("tgas",), [], "tgas: unknown key; did you mean 'tags'?"),
        (("ends_play",), 1, "ends_play: 1 is neither true nor false"),
        (("power", "politics"), "4*5", "power: power '4*5'; write it like"),
        (("power",), 4, "power: 4 is no object"),
        (("acts",), [{"act": "fly"}], "acts.0.act: 'fly' is none of discard, discard_all"),
        (("acts",), [{}], "acts.0.act: is missing"),
        (("play",), {"extra": "many"}, "play.extra: 'many' is"),
    ],
)
def test_every_fault_of_a_kit_is_told_at_its_place(kit, path, value, fault) -> None:
    data = _began(kit)
    *outer, last = ("kit", "cards", "fallen-angels", *path)
    within = data
    for key in outer:
        within = within[key]
    within[last] = value
    with pytest.raises(ValueError, match=re.escape(fault)):
        events.read(data)


def test_the_words_of_an_effect_must_fit_it() -> None:
    assert meant(Floor, {"effect": "floor", "area": "souls", "at_least": 8}).at_least == 8
    for wrong in ({"at_least": "8"}, {"area": "sales"}, {"more": 1}):
        with pytest.raises(ValueError, match=f"floor.{next(iter(wrong))}"):
            meant(Floor, {"effect": "floor", "area": "souls", "at_least": 8, **wrong})
