"""json and yaml lists hold the whole edition: what is read equals what was written."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lohprint.catalog.edition import Edition, load_edition, numbered
from lohprint.catalog.facts import Facts, Players
from lohprint.catalog.lists import listing, render
from lohprint.catalog.pieces import (
    Card,
    Deck,
    Devil,
    Held,
    Marker,
    Number,
    Oath,
    Realm,
    Side,
    Values,
)
from lohprint.catalog.portable import files, from_source, read_list, same, write
from lohprint.catalog.power import Power
from lohprint.catalog.source import read
from lohprint.errors import Faults, LohError, StoreError

HOME = Path(__file__).parents[1] / "home"
TOY = load_edition("sixth", HOME)

signs = st.characters(blacklist_categories=("Cc", "Cs", "Co", "Cn", "Zl", "Zp"))
names = st.one_of(
    st.sampled_from(["No", "010", "1e3", "=1+1", "null", "y", "~", "- a", "a: b", "12:30", "0x1F"]),
    st.text(signs, min_size=1, max_size=12).map(str.strip).filter(bool),
)
markup = names.map(lambda t: t.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
ids = st.from_regex(r"[a-z0-9][a-z0-9-]{0,8}", fullmatch=True)
powers = st.sampled_from(
    [None, Power(dots="PSM"), Power(strength="6"), Power(politics="2+1", souls="+1*", military="*")]
)


def keyed(of: st.SearchStrategy[str], make: Callable[..., st.SearchStrategy]) -> st.SearchStrategy:
    """Records by id, each built with its own id."""
    several = st.lists(of, unique=True, max_size=4)
    return several.flatmap(lambda found: st.fixed_dictionaries({id_: make(id_) for id_ in found}))


def card(id_: str) -> st.SearchStrategy[Card]:
    return st.builds(
        Card,
        id=st.just(id_),
        name=names,
        type=st.sampled_from(["horde", "event", "reaction"]),
        tags=st.sampled_from([(), ("ritual",), ("soul", "global")]),
        power=powers,
        dots=st.sampled_from([None, 1, 3]),
        text=markup,
        two_player=st.none() | markup,
        note=st.none() | markup,
        inferred=st.sampled_from([{}, {"dots": "T-1"}]),
    )


copies = st.one_of(
    st.fixed_dictionaries({"quantity": st.integers(0, 3), "number": st.none() | names}),
    st.fixed_dictionaries(
        {
            "numbers": st.lists(
                names | st.builds(Number, value=names, inferred=names), min_size=1, max_size=3
            ).map(tuple)
        }
    ),
)


def told_apart(holds: tuple[Held, ...]) -> bool:
    """Whether each number of a deck is on one copy, as the gate wants."""
    numbers = [number for _, _, number in numbered(holds)]
    return len(numbers) == len(set(numbers))


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    cards = draw(keyed(ids, card))
    decks = draw(
        keyed(
            ids, lambda id_: st.builds(Deck, id=st.just(id_), name=names, back=ids, advice=markup)
        )
    )
    held = st.builds(
        lambda card, more: Held(card=card, **more), st.sampled_from(sorted(cards) or ["x"]), copies
    )
    several = st.lists(held, max_size=3).map(tuple).filter(told_apart)
    holds = several if cards else st.just(())
    build = st.builds
    return Edition(
        id="made",
        folder=Path("made"),
        facts=draw(
            build(
                Facts,
                title=names,
                short=names,
                year=st.integers(1, 3000),
                designer=names,
                credit=names,
                players=st.just(Players(least=2, most=6)),
                rules=st.just("toy"),
            )
        ),
        cards=cards,
        devils=draw(
            keyed(
                ids,
                lambda id_: build(
                    Devil,
                    id=st.just(id_),
                    name=names,
                    age=st.integers(1, 9),
                    color=st.just("#012345"),
                    title=names,
                ),
            )
        ),
        realms=draw(
            keyed(
                ids,
                lambda id_: build(
                    Realm,
                    id=st.just(id_),
                    name=names,
                    values=st.none() | st.just(Values(politics=1, souls=2, military=3)),
                    defense=st.none() | st.integers(0, 9),
                    text=markup,
                ),
            )
        ),
        oaths=draw(
            keyed(
                ids,
                lambda id_: build(
                    Oath, id=st.just(id_), name=names, devil=ids, quantity=st.integers(0, 4)
                ),
            )
        ),
        markers=draw(
            keyed(
                ids,
                lambda id_: build(
                    Marker,
                    id=st.just(id_),
                    name=names,
                    quantity=st.integers(0, 4),
                    size=st.floats(6, 90, allow_nan=False).map(lambda mm: round(mm, 2)),
                    front=build(Side, label=names),
                    back=st.none() | build(Side, icon=st.just("dot"), line=names),
                ),
            )
        ),
        decks=decks,
        holds={id_: draw(holds) for id_ in decks},
    )


@pytest.mark.parametrize("format_", ["json", "yaml"])
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(edition=editions())
def test_any_edition_reads_back_equal(
    tmp_path_factory: pytest.TempPathFactory, format_: str, edition: Edition
) -> None:
    file = tmp_path_factory.mktemp("list") / f"list.{format_}"
    file.write_bytes(render(listing(edition), format_))
    assert same(from_source(read(file)), edition)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(edition=editions())
def test_any_edition_is_written_as_a_folder_that_loads_equal(
    tmp_path_factory: pytest.TempPathFactory, edition: Edition
) -> None:
    folder = tmp_path_factory.mktemp("home") / "made"
    write(edition, folder)
    assert same(load_edition(folder), edition)


@pytest.mark.parametrize("format_", ["json", "yaml"])
def test_every_edition_found_reads_back_equal(
    edition_name: str, format_: str, tmp_path: Path
) -> None:
    edition = load_edition(edition_name)
    file = tmp_path / f"list.{format_}"
    file.write_bytes(render(listing(edition), format_))
    back = from_source(read(file))
    assert same(back, edition)
    assert back.id == edition.id
    write(back, tmp_path / edition_name)
    assert same(load_edition(tmp_path / edition_name), edition)


def test_a_list_holds_no_more_than_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_bytes(render(listing(TOY, "number:0*"), "json"))
    told = json.loads(file.read_text("utf-8"))
    assert [(row["id"], row["quantity"], row["numbers"]) for row in told["rows"]] == [
        ("ember-hounds", 2, ["010", "08"])
    ]
    back = from_source(read(file))
    assert list(back.cards) == ["ember-hounds"]
    assert [copy.number for copy in back.copies] == ["010", "08"]
    assert not {**back.realms, **back.markers, **back.devils, **back.oaths}


def test_rows_that_differ_from_the_records_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    text = render(listing(TOY), "json").decode()
    file.write_text(text.replace('"quantity": 3', '"quantity": 4', 1), "utf-8")
    with pytest.raises(Faults) as caught:
        from_source(read(file))
    assert str(caught.value).endswith(
        ": row 1 is not what the records say; "
        "change the records and delete 'rows:' with all its rows"
    )


def test_json_may_be_written_by_any_program(tmp_path: Path) -> None:
    cards = {"sum": TOY.cards["sum"].model_copy(update={"name": "Fox 😀 \x7f"})}
    odd = replace(TOY, cards={**TOY.cards, **cards})
    told = json.loads(render(listing(odd), "json"))
    file = tmp_path / "list.json"
    for more in ({"ensure_ascii": True}, {"indent": "\t", "ensure_ascii": False}, {"indent": None}):
        file.write_text(json.dumps(told, **more), "utf-8")
        assert same(from_source(read_list(file)), odd)
    file.write_text(json.dumps(told | {"lohprint": 2}), "utf-8")
    with pytest.raises(Faults, match=r"list\.json:1:1: lohprint: 2; known: 1"):
        from_source(read_list(file))
    file.write_text("{", "utf-8")
    with pytest.raises(LohError, match=r"list\.json:\d:1: "):
        read_list(file)


def test_faults_of_a_list_have_their_place(tmp_path: Path) -> None:
    file = tmp_path / "list.yaml"
    text = render(listing(TOY), "yaml").decode().replace("\n    type: horde", "\n    type: hord")
    file.write_text(text, "utf-8")
    line = text[: text.index("type: hord\n")].count("\n") + 1
    with pytest.raises(Faults) as caught:
        from_source(read(file))
    assert str(caught.value) == f"{file}:{line}:11: type: 'hord'; did you mean 'horde'?"


def test_a_folder_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    with pytest.raises(StoreError, match="mine: is there already; choose another name"):
        write(TOY, tmp_path / "mine")


def test_decks_keep_their_order_in_files() -> None:
    turned = dict(reversed(TOY.decks.items()))
    assert [name for name in files(TOY) if "decks" in name] == [
        "decks/1-kennel.yaml",
        "decks/2-commons.yaml",
    ]
    assert [name for name in files(replace(TOY, decks=turned)) if "decks" in name] == [
        "decks/commons.yaml",
        "decks/kennel.yaml",
    ]
