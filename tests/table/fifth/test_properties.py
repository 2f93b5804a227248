"""What must always hold, over random legal lines."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lohprint.catalog.power import AREAS
from lohprint.errors import LohError
from lohprint.table.draft import Draft
from lohprint.table.events import Put, apply
from lohprint.table.history import History
from lohprint.table.phrase import parse
from lohprint.table.rules.fifth import conflict
from lohprint.table.rules.fifth.power import force_of, power, powers
from lohprint.table.rules.fifth.turn import stay

CARDS = ["dark", "summon", "dif", "cage", "rot", "ins", "neth", "loot", "war", "duel", "law",
         "vor", "plague", "abs", "met", "pit", "forge", "ill=s", "swarm", "leviathan", "wand",
         "ded"]  # fmt: skip
STEPS = ["c s", "c p", "c m", "e", "dec", "r", "r 6", "r 3", "r 4", ".", ".!", "rs 3 6", "tie last",
         "area m", "vp 3 -1", "ur 1", "house weakest_tie=lowest_realm"]  # fmt: skip
MOVES = ["-dark@6", "-summon@3", "rot@4>6", "^wand@6", "+loot@3", "6=9", "4=3", "3=7",
         "dark@6<>rot@4"]  # fmt: skip
LINES = st.lists(
    st.one_of(
        st.sampled_from([f"{card}{end}" for card in CARDS for end in ("", " .", " .!")]),
        st.sampled_from(STEPS),
        st.sampled_from(MOVES),
    ),
    min_size=1,
    max_size=18,
)
QUICK = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def played(scene, lines, each=lambda game: None):
    """A game after those of the lines that are legal."""
    game = scene()
    for text in lines:
        try:
            game.say(text)
        except LohError:
            continue
        each(game)
    return game


@QUICK
@given(lines=LINES)
def test_cards_are_conserved_and_markers_are_three(scene, lines) -> None:
    def check(game) -> None:
        table = game.table
        assert set(table.cards) <= set(table.kit.copies)
        assert set(table.cards.values()) <= {*table.devils, conflict.MIDDLE}
        held = Counter(table.word(f"marker {area}") for area in AREAS)
        assert sum(held.values()) == 3
        assert set(held) <= {"", conflict.MIDDLE, *table.devils}
        assert held[conflict.MIDDLE] <= 1
        realms = [table.word(f"realm {devil}") for devil in table.devils]
        assert len(set(realms)) == len(realms) == 4

    played(scene, lines, check)


@QUICK
@given(lines=LINES)
def test_status_prompt_and_facts_can_always_be_told(scene, lines) -> None:
    def check(game) -> None:
        assert 1 <= len(game.rules.status(game.table)) <= 3
        assert game.rules.prompt(game.table)
        assert game.rules.facts(game.table)["phase"] == game.table.word("phase")

    played(scene, lines, check)


@QUICK
@given(lines=LINES)
def test_a_refused_line_changes_nothing(scene, lines) -> None:
    game = scene()
    for text in lines:
        before = game.table
        try:
            game.say(text)
        except LohError:
            assert game.table is before


COUNTED = {
    "politics": "Tortured Souls", "souls": "Anguished Souls", "military": "Tormented Souls",
}  # fmt: skip
FLOORS = {
    ("World War", "souls"), ("Twisted Representatives", "politics"), ("Cloud of Flies", "military"),
}  # fmt: skip


def printed(copy, area: str) -> tuple[int, int]:
    """(base, bonus) as the card has it."""
    text = getattr(copy.card.power, area) if copy.card.power else ""
    base, _, bonus = text.rstrip("*").partition("+")
    return int(base or 0), 0 if bonus in ("", "X") else int(bonus)


def naive_bonuses(cards, area: str) -> int:
    mine = [copy for copy in cards if copy.card.name == COUNTED[area]]
    souls = sum(copy.card.name in COUNTED.values() for copy in cards)
    return sum(printed(copy, area)[1] for copy in cards) + (souls + len(mine) - 1 if mine else 0)


def naive_power(table, devil: str, area: str) -> int:
    """A second way to count, written from the rules and not from the program."""
    cards = [table.kit.all_copies[key] for key, where in table.cards.items() if where == devil]
    names = [copy.card.name for copy in cards]
    duel = any(table.kit.all_copies[key].card.name == "Magical Duel" for key in table.cards)
    bases = [0 if duel else printed(c, area)[0] for c in cards if c.card.type == "horde"]
    result = max(bases, default=0) + naive_bonuses(cards, area)
    if area != "souls":
        result += names.count("Furnace of Souls") * naive_bonuses(cards, "souls")
    if any((name, area) in FLOORS for name in names):
        result = max(result, 7)
    if any(table.word(f"chosen {copy.key}") == area for copy in cards):
        result = max(result, 8)
    if area != "souls" and "Soul Stone" in names:
        result = max(result, naive_power(table, devil, "souls"))
    return result


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_power_equals_a_naive_second_count(kit, scene, data) -> None:
    table = scene({6: "lake", 5: "seat", 2: "dis"}).table
    keys = [
        key for key, copy in kit.all_copies.items() if copy.card.power or "Duel" in copy.card.name
    ]
    chosen = data.draw(st.lists(st.sampled_from(keys), unique=True, max_size=12))
    for key in chosen:
        place = "middle" if kit.all_copies[key].card.says("global") else "belial"
        table = apply(table, [Put(card=key, to=place)])
        if kit.all_copies[key].card.name == "Grand Illusion":
            draft = Draft(table)
            draft.word(f"chosen {key}", data.draw(st.sampled_from(AREAS)))
            table = draft.table
    for area in AREAS:
        assert force_of(table, "belial", area).amount == naive_power(table, "belial", area)


@QUICK
@given(numbers=st.lists(st.integers(0, 12), min_size=4, max_size=4))
def test_need_is_exact(scene, numbers) -> None:
    """With one less the Devil must retreat, with that much it stays."""
    game = scene().say(
        "c s", *(f"{age}={n}" for age, n in zip((3, 6, 1, 4), numbers, strict=True)), "e"
    )
    turn = game.rules.next_up(game.table)
    least = min(numbers)
    assert powers(game.table)[turn.devil] == least
    age = game.next()
    game.say(f"{age}: +dif")  # a card of its own turn, so that a number does not end it
    draft = Draft(game.table)
    draft.word(f"power {turn.devil}", str(turn.target - 1))
    with pytest.raises(LohError, match=f"needs {turn.target}"):
        stay(draft, turn.devil, force=False)
    draft.word(f"power {turn.devil}", str(turn.target))
    stay(draft, turn.devil, force=False)
    assert turn.devil not in draft.table.roll("retreated")


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(lines=LINES)
def test_undo_then_redo_is_identity_and_every_prefix_replays(sample, tmp_path, lines) -> None:
    for old in tmp_path.glob("*"):
        old.unlink()
    game = sample()
    for text in lines:
        before = game.table
        try:
            game.hear(text)
        except LohError:
            continue
        after = game.table
        game.hear("u")
        assert game.table == before
        game.hear("y")
        assert game.table == after
    history = History(game.moments.all[0])
    for event in game.moments.all[1:]:
        history.add(event)
    assert history.now.table == game.table


@QUICK
@given(st.text(max_size=30))
def test_any_text_is_read_or_refused_in_words(scene, text) -> None:
    game, refused = scene().say("c s"), "-"
    try:
        parse(text, game.verbs)
    except LohError as error:
        refused = str(error)
    assert refused


@QUICK
@given(lines=LINES)
def test_power_ledgers_add_up(scene, lines) -> None:
    table = played(scene, lines).table
    for devil in table.devils:
        ledger = power(table, devil)
        assert ledger.amount == sum(reason.amount for reason in ledger.reasons) >= 0
