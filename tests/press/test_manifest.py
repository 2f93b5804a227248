"""The manifest: every slot once, read back equal, and what has to be printed again."""

from pathlib import Path

import pytest

from lohprint.errors import Faults, StoreError, UsageError
from lohprint.press.finish.manifest import (
    FILE,
    Fingerprints,
    Manifest,
    changes,
    load_manifest,
    selected,
    write,
)
from lohprint.press.shapes import Face, Group, Part, Rect, Text, Use
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf
from lohprint.press.sheets.sheet import sheets

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
    return [place.print.id for place in selected(manifest, text)]


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
        ("3/7", "'3/7' does not say of which file; write lilith/3/7, for one"),
        ("lilit/3/7", "nothing was printed of 'lilit'; did you mean 'lilith'?"),
        ("lilith/3/7", "nothing was printed at 'lilith/3/7'; sheet 3 has 2 slots"),
        ("lilith/9/1", "nothing was printed at 'lilith/9/1'; lilith has 3 sheets"),
    ],
)
def test_places_where_nothing_was_printed(text: str, message: str) -> None:
    with pytest.raises(UsageError) as error:
        selected(printed(lilith=leaves(20), mammon=leaves(3)), text)
    assert str(error.value) == message


def changed(manifest: Manifest, **now: list[Leaf]) -> tuple[list[str], list[str]]:
    found = changes(manifest, now)
    return (
        [f"{p.component} {p.print.id}" for p in found.out],
        [leaf.id for leaf in found.put],
    )


def test_only_what_changed_is_printed_again() -> None:
    old, new = leaves(5), leaves(5)
    new[2] = leaves(5, "new")[2]
    manifest = printed(lilith=[*old, old[4]])
    assert changed(manifest, lilith=[*old, old[4]]) == ([], [])
    now = {"lilith": [*new[1:], leaves(7)[6]], "oaths": leaves(9)[7:]}
    out, put = changed(manifest, **now)
    assert out == ["lilith c0", "lilith c2", "lilith c4"]
    assert put == ["c2", "c6"]


def test_what_was_printed_again_is_there() -> None:
    old, new = leaves(12), leaves(12, "new")
    manifest = printed(lilith=old)
    now = {"lilith": [*old[:3], new[3], *old[4:]]}
    found = changes(manifest, now)
    assert manifest.next_reprint == "reprint-1"
    pages = sheets(found.put, Job(A4))
    after = manifest.without(found.out).with_pages("reprint-1", pages)
    assert changed(after, **now) == ([], [])
    assert ids(after, "reprint-1/1/1") == ["c3"]
    assert after.next_reprint == "reprint-2"
    # a spoiled card that is printed again is there once, too
    spoiled = selected(after, "lilith/1/1")
    again = after.without(spoiled).with_pages("reprint-2", sheets([old[0]], Job(A4)))
    assert changed(again, **now) == ([], [])
    # and printing the whole component again makes its reprints forgotten
    whole = again.with_pages("lilith", sheets(now["lilith"], Job(A4)))
    assert changed(whole, **now) == ([], [])
    assert whole.components["reprint-1"] == whole.components["reprint-2"] == ()


def test_fillers_are_compared_as_far_as_they_were_used() -> None:
    marker = leaves(1)[0]
    manifest = printed(lilith=[*leaves(5)[1:], marker, marker])
    assert changed(manifest, lilith=leaves(5)[1:], markers=[marker] * 20) == ([], [])
    redrawn = [leaves(1, "new")[0]] * 20
    assert changed(manifest, lilith=leaves(5)[1:], markers=redrawn) == (
        ["lilith c0", "lilith c0"],
        ["c0", "c0"],
    )


def test_the_hash_is_of_what_is_seen() -> None:
    def leaf(x: float = 1.0, color: str = "#ff0000", back: Face | None = None) -> str:
        part = Part("p", 5, 5, (Rect(0, 0, 5, 5, fill=color),))
        shapes = (Group((Use(part),), (1, 0, 0, 1, x, 0)),)
        return Fingerprints().stamped(Leaf("a", Face("a", 63, 88, shapes), back)).hash

    assert leaf() == leaf()
    assert len(leaf()) == 16
    assert len({leaf(), leaf(2.0), leaf(color="#00ff00"), leaf(back=Face("b", 63, 88, ()))}) == 4
