"""The worked sample conflict of the 5th edition, action by action (5e lines 66 to 82)."""

import json
from pathlib import Path

SAMPLE = json.loads(
    (Path(__file__).parents[2] / "games/5e/replay_5e_sample.json").read_text(encoding="utf-8")
)
AGES = {"Mammon": 3, "Asmodeus": 6, "Lilith": 1, "Baalzebub": 4}


def line(action: dict, game) -> str:
    """An action of the sample as a line; "" for what happens in hands only."""
    card = action.get("card", "").lower().replace(" ", "-")
    who = AGES[action["who"]]
    match action["op"]:
        case "table":
            return f"{who}: {card}@{AGES[action['card_owner']]}"
        case "swap_tabled":
            other = action["with_card"].lower().replace(" ", "-")
            return f"{who}: {card}@{who}<>{other}@{AGES[action['with']]}"
        case "discard_tabled":
            owner = action["card_owner"].lower()
            tabled = game.table.at(action["who"].lower())
            return f"-{next(c.key for c in tabled if (c.card.id, c.owner) == (card, owner))}"
        case "retreat":
            return f"r {AGES[action['ally']]}!" if action["ally"] else "r!"
    return ""


def play(game, turn: dict) -> None:
    """One turn, the power of every Devil compared after each action on the table."""
    for action in turn["actions"]:
        text = line(action, game)
        if text:
            game.say(text)
        if text and game.table.word("phase") != "choose":
            assert game.powers() == told(action["power_after"]), (turn["id"], text)
    if not any(action["op"] == "retreat" for action in turn["actions"]):
        game.say(".")
    if turn["id"] == "P4":
        game.say("e")


def told(powers: dict[str, int]) -> dict[int, int]:
    return {AGES[name]: amount for name, amount in powers.items()}


def test_every_stated_power_next_and_target(scene) -> None:
    game = scene().say("c s")
    for turn in SAMPLE["turns"]:
        play(game, turn)
        if turn["computed_next"]:
            assert game.next() == AGES[turn["computed_next"]], turn["id"]
            assert game.target() == turn["computed_target"], turn["id"]
    result = SAMPLE["result"]
    assert game.table.tally("vp", result["winner"].lower()) == result["vp"]
    assert game.table.word("marker souls") == result["winner"].lower()
    assert game.table.word("starter") == result["starter_next"].lower()


def test_what_the_next_devil_needs_more(scene) -> None:
    game, stated = scene().say("c s"), 0
    for turn in SAMPLE["turns"]:
        play(game, turn)
        if "need_more" in turn["text"]:
            stated += 1
            assert game.rules.next_up(game.table).missing == turn["text"]["need_more"]
    assert stated == 2


def test_starting_seats_and_realms_are_those_of_the_text(scene) -> None:
    table = scene().table
    assert [table.name(devil) for devil in table.devils] == SAMPLE["seating"]
    realms = {table.name(d): table.kit.realms[table.word(f"realm {d}")].name for d in table.devils}
    assert realms == SAMPLE["home_realms"]
