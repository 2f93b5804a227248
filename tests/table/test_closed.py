"""The gate for lines of a saved game."""

import json

import pytest

from lohprint.table import events
from lohprint.table.events import Entry, Fixed, Noted, Put, Redid, Roll, Tally, Undid, Word

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
