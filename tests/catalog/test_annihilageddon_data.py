"""Facts of Annihilageddon 3 that a person can verify in its rules; lines are the source's."""

from dataclasses import replace

import pytest

from lohprint.catalog.check import check
from lohprint.catalog.edition import Edition, load_edition


@pytest.fixture(scope="module")
def game() -> Edition:
    return load_edition("annihilageddon3")


def test_no_card_of_the_game_is_made(game: Edition) -> None:
    assert not game.cards
    assert not game.decks
    assert not game.copies


# (lines 57 to 84)
CARDS = (30, 15, 5, 5, 5, 1, 1, 26, 106, 18, 49, 15, 16, 16, 14, 10)
REST = (10, 42, 5, 10, 4, 1, 15, 1, 1)


def test_the_manifest_is_the_printed_list(game: Edition) -> None:
    counted = {
        part: tuple(line.quantity for line in game.manifest if line.part == part)
        for part in ("cards", "rest", "satan", "unlisted")
    }
    assert counted["cards"] == CARDS
    assert (len(CARDS), sum(CARDS)) == (16, 332)
    assert counted["rest"] == REST
    assert counted["satan"] == (81, 1, 40, 1)  # (lines 408 to 411)
    assert counted["unlisted"] == (7,)  # Lil' Buddies, line 347


def test_check_holds_the_manifest_to_its_printed_total(game: Edition) -> None:
    short = game.manifest[1:]
    faults = check(replace(game, manifest=short))
    assert [fault.what for fault in faults] == [
        "manifest_cards: 302 here, printed 332",
        "manifest_cards_lines: 15 here, printed 16",
    ]


# (lines 125 to 128, 148, 150) players, variant: between the fixed Devils, in all, Dead tokens
@pytest.mark.parametrize(
    ("players", "variant", "between", "stack", "tokens"),
    [
        (2, "", 8, 10, 10),
        (3, "", 7, 9, 15),
        (4, "", 6, 8, 20),
        (5, "", 5, 7, 25),
        (4, "extended", 10, 12, 32),
    ],
)
def test_set_up_by_players(
    game: Edition, players: int, variant: str, between: int, stack: int, tokens: int
) -> None:
    (row,) = [s for s in game.setup if (s.players, s.variant) == (players, variant)]
    assert row.counts == {
        "additional_devils": between,
        "devil_stack": stack,
        "dead_wizard_tokens": tokens,
    }


def test_the_player_aid_shows_the_set_up_numbers(game: Edition) -> None:
    lines = game.aid[0].lines
    for row in game.setup:
        line = next(line for line in lines if line.startswith(f"{row.players}:"))
        assert f"{row.counts['additional_devils']} " in line
        assert f"{row.counts['dead_wizard_tokens']} " in line


def test_every_known_value_that_scores(game: Edition) -> None:
    constants = game.facts.constants
    worth = {
        "dead_wizard_token": -3,  # line 310
        "dead_wizard_token_11": -6,  # line 377
        "dead_wizard_token_22": -6,
        "damned_wizard_token_3": -10,  # line 381
        "burning_limp_wand": -2,  # line 286
        "satan_card": 1,  # line 439
        "penta_coin": 3,  # line 467
    }
    assert {name: constants[name] for name in worth} == worth


def test_the_hp_track_and_its_covering_tiles_agree(game: Edition) -> None:
    track, tile = game.markers["hp-track"], game.markers["beelze-butthole-tile"]
    rows, constants = track.front.track, game.facts.constants
    values = [int(value) for row in rows for value in row]
    assert values == list(range(25, -1, -1))
    assert {len(row) for row in rows[:-1]} == {constants["tile_hp"]}
    assert int(rows[constants["most_tiles"]][0]) == constants["hp_under_most_tiles"] == 5
    assert (tile.size, tile.height) == (track.size, track.row)


def test_every_track_fits_its_tile_and_counts_down_to_nothing(game: Edition) -> None:
    for marker in game.markers.values():
        for side in (marker.front, marker.back):
            if side and side.track:
                values = [int(value) for row in side.track for value in row]
                assert values == list(range(values[0], -1, -1))
                assert marker.row is not None
                assert marker.height is not None
                assert len(side.track) * marker.row < marker.height


def test_pieces_to_cut_are_as_many_as_in_the_game(game: Edition) -> None:
    made = {id_: marker.quantity for id_, marker in game.markers.items()}
    listed = {line.name: line.quantity for line in game.manifest}
    assert made["beelze-butthole-tile"] == listed["Beelze-Butthole Tile"] == 15
    assert made["dead-wizard-counter"] == listed["Dead Wizard Token"] == 42
    assert made["damned-wizard-counter"] == listed["Damned Wizard Token"] == 10
    assert made["penta-coin"] == listed["Penta-Coin"] == 40
    assert made["hp-track"] == listed["Hit Point Token"] + listed["Satan Hit Point Token"]
    assert made["satan-s-salute-standee"] == listed["Satan's Salute Standee"]


def test_options_and_what_is_inferred(game: Edition) -> None:
    assert {option.name: option.default for option in game.facts.options} == {
        "tie_tokens": "dead_and_damned",
        "penta_coin_value": "3",
        "satanic_glyph_without_satan": "on",
    }
    assert game.facts.inferred == {"tile_hp": "A3-09", "main_deck": "A3-07", "satan_stack": "A3-16"}


def test_a_wrong_name_among_the_inferred_constants_is_told(game: Edition) -> None:
    facts = game.facts.model_copy(update={"inferred": {"tile_hpp": "A3-09"}})
    (fault,) = check(replace(game, facts=facts))
    assert fault.what == "inferred names no constant 'tile_hpp'"
    assert fault.fix == "did you mean 'tile_hp'?"
