"""What a deck is made of, counted by hand for one deck and compared with the printed totals."""

from pathlib import Path

from lohprint.catalog.edition import load_edition
from lohprint.catalog.stats import as_data, as_text, mean, tallies
from lohprint.catalog.webpage import stats_page

HOME = Path(__file__).parents[1] / "home"
TOY = load_edition("sixth", HOME)


def test_the_toy_decks_are_counted() -> None:
    whole, kennel, commons = tallies(TOY)
    assert (whole.name, whole.cards) == ("All decks", 8)
    assert (kennel.cards, kennel.types, kennel.tags) == (5, {"horde": 3, "event": 2}, {"ritual": 2})
    assert (kennel.dots, commons.dots) == ({1: 3, 2: 2}, {2: 3})
    assert kennel.curves == {"politics": {3: 3}, "souls": {3: 3}, "military": {0: 3}}
    assert commons.curves == {}


def test_the_fifth_edition_counts_what_its_source_prints() -> None:
    fifth = load_edition("5e")
    counted = {tally.name: tally for tally in tallies(fifth)}
    assert counted["All decks"].cards == 186
    for deck in fifth.decks.values():
        printed = fifth.facts.printed[deck.id]
        assert counted[deck.name].cards == printed.cards + printed.extra
        assert counted[deck.name].types["horde"] == printed.types["horde"]
        assert sum(counted[deck.name].dots.values()) == 31


def test_strengths_have_their_own_curve() -> None:
    main = next(tally for tally in tallies(load_edition("4e")) if tally.name == "Main deck")
    assert list(main.curves) == ["strength"]
    assert sum(main.curves["strength"].values()) == 40  # the hordes


def test_the_charts_of_a_terminal() -> None:
    shown = as_text(TOY, width=6).split("\n\n")[1].splitlines()
    assert shown == [
        "Kennel of Ash: 5 cards",
        "  types     horde          3 ██████",
        "            event          2 ████",
        "  tags      ritual         2 ██████",
        "  dots      ●              3 ██████",
        "            ●●             2 ████",
        "  politics  0    █ 3  mean 3.0",
        "  souls     0    █ 3  mean 3.0",
        "  military  0 █ 0  mean 0.0",
    ]


def test_a_mean_counts_every_copy() -> None:
    assert mean({1: 3, 5: 1}) == 2.0


def test_the_page_and_the_data_say_the_same() -> None:
    page = stats_page(TOY)
    assert "<h2>Kennel of Ash <small>5 cards</small></h2>" in page
    assert 'aria-label="3: 3"' in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert as_data(TOY)[1]["types"] == {"horde": 3, "event": 2}
