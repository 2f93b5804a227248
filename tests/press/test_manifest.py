"""The manifest: every slot once, read back equal, and what has to be printed again."""

from pathlib import Path

import pytest

from lohprint.errors import Faults, StoreError, UsageError
from lohprint.press import paper as papers
from lohprint.press.job import Job
from lohprint.press.manifest import (
    FILE,
    Change,
    Fingerprints,
    Manifest,
    changes,
    load_manifest,
    renewed,
    selected,
    write,
)
from lohprint.press.page import Leaf
from lohprint.press.shapes import Face, Group, Part, Rect, Text, Use
from lohprint.press.sheet import sheets

A4 = papers.paper("a4")


def leaves(number: int, word: str = "old") -> list[Leaf]:
    marks = Fingerprints()
    faces = [Face(f"c{i}", 63, 88, (Text(5, 5, word, "body", 8),)) for i in range(number)]
    return [marks.stamped(Leaf(face.name, face)) for face in faces]


def printed(**components: list[Leaf]) -> Manifest:
    manifest = Manifest(edition="5e")
    for name, some in components.items():
        manifest = manifest.with_pages(name, sheets(some, Job(A4)))
    return manifest


def test_copies_are_slots() -> None:
    manifest = printed(lilith=leaves(20), mammon=leaves(3))
    places = [(p.sheet, p.slot, p.id) for p in manifest.components["lilith"]]
    assert places == [(1 + i // 9, 1 + i % 9, f"c{i}") for i in range(20)]
    assert len(manifest.components["mammon"]) == 3


def test_a_folded_sheet_has_each_card_once() -> None:
    face = Face("x", 63, 88, ())
    pages = sheets([Leaf("x", face, face)] * 4, Job(A4, gutterfold=True))
    assert len(Manifest(edition="5e").with_pages("x", pages).components["x"]) == 4


def test_a_stack_keeps_its_places() -> None:
    manifest = Manifest(edition="5e").with_pages("d", sheets(leaves(20), Job(A4, collate="stack")))
    assert [p.id for p in manifest.components["d"][:3]] == ["c0", "c3", "c6"]


def test_it_reads_back_equal(tmp_path: Path) -> None:
    manifest = printed(lilith=leaves(20))
    path = write(manifest, tmp_path)
    assert path == tmp_path / FILE
    assert load_manifest(tmp_path) == manifest


def test_printing_again_replaces_a_component() -> None:
    manifest = printed(lilith=leaves(20), mammon=leaves(3))
    again = manifest.with_pages("lilith", sheets(leaves(2), Job(A4)))
    assert len(again.components["lilith"]) == 2
    assert again.components["mammon"] == manifest.components["mammon"]


def test_no_manifest(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is not there; 'lohprint print' writes it; print first"):
        load_manifest(tmp_path)


def test_a_spoiled_manifest_is_told_by_place(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '{"edition": "5e", "components": {"x": [{"sheet": "1", "slot": 1, "id": "a"}]}}'
    )
    with pytest.raises(Faults) as error:
        load_manifest(tmp_path)
    assert [line.removeprefix(f"{tmp_path}/") for line in error.value.lines()] == [
        "manifest.json:1:40: 'hash' is missing; add 'hash: ...'",
        "manifest.json:1:50: sheet: '1'; give a whole number",
    ]


def ids(manifest: Manifest, text: str) -> list[str]:
    return [p.id for p in selected(manifest, text)]


def test_places_name_prints() -> None:
    one, two = printed(lilith=leaves(20)), printed(lilith=leaves(20), mammon=leaves(3))
    assert ids(one, "2/3,1/9") == ["c11", "c8"]
    assert ids(one, "3") == ["c18", "c19"]
    assert ids(one, "3, 3/1") == ["c18", "c19"]
    assert ids(two, "lilith/2/3,1/9,mammon/1/1") == ["c11", "c8", "c0"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3-7", "'3-7' is no place; give sheet/slot, like 3/7, or asmodeus/3/7"),
        ("3/7", "'3/7' is of which file? Write lilith/3/7, for one"),
        ("lilit/3/7", "nothing was printed of 'lilit'; did you mean 'lilith'?"),
        ("lilith/3/7", "nothing was printed at 'lilith/3/7'; sheet 3 has 2 slots"),
        ("lilith/9/1", "nothing was printed at 'lilith/9/1'; lilith has 3 sheets"),
    ],
)
def test_places_where_nothing_was_printed(text: str, message: str) -> None:
    with pytest.raises(UsageError) as error:
        selected(printed(lilith=leaves(20), mammon=leaves(3)), text)
    assert str(error.value) == message


def test_only_what_changed_is_printed_again() -> None:
    old, new = leaves(5), leaves(5)
    new[2] = leaves(5, "new")[2]
    manifest = printed(lilith=[*old, old[4]], reprint=old[:2])
    assert changes(manifest, {"lilith": [*old, old[4]]}) == ()
    now = {"lilith": [*new[1:], leaves(7)[6]], "never printed": leaves(9)[7:]}
    found = changes(manifest, now)
    assert found == (
        Change("c0", 1, 0),
        Change("c2", 1, 1),
        Change("c4", 1, 0),
        Change("c6", 0, 1),
    )
    after = renewed(manifest, [new[2]])
    assert Change("c2", 1, 1) not in changes(after, now)


def test_fillers_are_compared_as_far_as_they_were_used() -> None:
    marker = leaves(1)[0]
    manifest = printed(lilith=[*leaves(5)[1:], marker, marker])
    now = {"lilith": leaves(5)[1:], "markers": [marker] * 20}
    assert changes(manifest, now) == ()
    redrawn = leaves(1, "new")[0]
    assert changes(manifest, {**now, "markers": [redrawn] * 20}) == (Change("c0", 2, 2),)


def test_the_hash_is_of_what_is_seen() -> None:
    def leaf(x: float = 1.0, color: str = "#ff0000", back: Face | None = None) -> str:
        part = Part("p", 5, 5, (Rect(0, 0, 5, 5, fill=color),))
        shapes = (Group((Use(part),), (1, 0, 0, 1, x, 0)),)
        return Fingerprints().stamped(Leaf("a", Face("a", 63, 88, shapes), back)).hash

    assert leaf() == leaf()
    assert len(leaf()) == 16
    assert len({leaf(), leaf(2.0), leaf(color="#00ff00"), leaf(back=Face("b", 63, 88, ()))}) == 4
