"""What must always hold, over random tables and lines; dots counted a second way."""

from collections import Counter

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from lohprint.catalog.power import AREAS
from lohprint.errors import LohError
from lohprint.table.draft import Draft
from lohprint.table.phrase import parse
from lohprint.table.rules.sixth.asks import missing
from lohprint.table.rules.sixth.dots import ledgers
from lohprint.table.rules.sixth.sides import leader, side_of, sides, total
from lohprint.table.rules.sixth.supremacy import supremacy
from lohprint.table.rules.sixth.tabled import points
from lohprint.table.rules.sixth.verbs import VERBS

PRINTED = {
    "94": "PS", "98": "PM", "97": "SM", "95": "MM", "99": "PP", "90": "PSM", "93": "M", "0": "SS",
    "3": "P", "5": "S", "1": "P", "68": "SS", "64": "PSM", "65": "MM", "56": "P", "57": "S",
    "58": "SS", "51": "SS", "41": "PM", "47": "M", "42": "PPP", "43": "S", "25": "S", "22": "P",
    "27": "M", "28": "P", "17": "S", "18": "M", "13": "S", "14": "P",
}  # fmt: skip
GIVES = {"61": "M", "62": "S", "63": "P"}
SUPPORTS = [
    *PRINTED, *GIVES, "96", "24", "2", "4", "66", "67", "54", "55", "44", "49", "11", "12",
]  # fmt: skip
EVENTS = [
    "91", "92", "69", "52", "53", "59", "48", "46", "45", "26", "23", "21", "29", "15", "16", "19",
]  # fmt: skip
AGES = (6, 5, 4, 2, 1)
LINES = st.lists(
    st.one_of(
        st.builds(
            "{} {}".format,
            st.sampled_from(AGES),
            st.lists(st.sampled_from(SUPPORTS + EVENTS), min_size=1, max_size=4).map(" ".join),
        ),
        st.sampled_from(
            ["ev", "ev none", "go", "go!", "k", "k!", "w p 6", "w s 4+2", "w m 5!", "t"]
        ),
        st.builds("a {}>{}".format, st.sampled_from(AGES), st.sampled_from(AGES)),
        st.builds("rs {} {}".format, st.sampled_from(AGES), st.sampled_from([*AGES, "mountain"])),
        st.builds("{}={}/{}/{}".format, st.sampled_from(AGES), *[st.integers(0, 7)] * 3),
        st.builds("-{}@{}".format, st.sampled_from(SUPPORTS), st.sampled_from(AGES)),
        st.builds("ev {0}@6 {0}@4 {0}@2 {0}".format, st.sampled_from(SUPPORTS)),
    ),
    min_size=1,
    max_size=16,
)
QUICK = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def played(scene, lines, each):
    """A game of five after those of the lines that are legal."""
    game = scene(*AGES)
    for text in lines:
        before = game.table
        try:
            game.say(text)
        except LohError:
            assert game.table is before
            continue
        each(game)
    return game


# --- the table -----------------------------------------------------------------------------


@QUICK
@given(lines=LINES)
def test_cards_realms_and_sides_are_conserved(scene, lines) -> None:
    def check(game) -> None:
        table = game.table
        assert set(table.cards) <= set(table.kit.copies)
        assert set(table.cards.values()) <= set(table.devils)
        realms = [table.word(f"realm {devil}") for devil in table.devils]
        assert len(set(realms)) == len(AGES)
        assert set(realms) <= set(table.kit.realms)
        assert Counter(d for side in sides(table) for d in side) == Counter(table.devils)
        assert all(leader(table, side) in side for side in sides(table))

    played(scene, lines, check)


@QUICK
@given(lines=LINES)
def test_each_dominion_gives_each_of_its_winners_one_point(scene, lines) -> None:
    seen = [(1, 0, 0)]

    def check(game) -> None:
        table = game.table
        turn = table.tally("turn", "table")
        now = sum(points(table, devil) for devil in table.devils)
        won = sum(len(table.roll(f"won {area}")) for area in AREAS)
        before, had, counted = seen[0]
        assert now - had == (won - counted if turn == before else won)
        assert all(points(table, devil) < 6 for devil in table.devils) or table.word("ending")
        seen[0] = (turn, now, won)

    played(scene, lines, check)


@QUICK
@given(lines=LINES)
def test_what_is_shown_can_always_be_told(scene, lines) -> None:
    def check(game) -> None:
        assert 1 <= len(game.rules.status(game.table)) <= 3
        assert game.rules.prompt(game.table)
        assert game.rules.facts(game.table)["phase"] == game.table.word("phase")
        turn = game.rules.next_up(game.table)
        assert turn is None or turn.devil in game.table.devils

    played(scene, lines, check)


# --- dots ----------------------------------------------------------------------------------


def naive(held: list[str], tabled: list[str]) -> tuple[int, int, int]:
    """A second count of a Devil's dots, from the printed numbers and texts alone."""
    letters = "".join(PRINTED.get(number, "") for number in held)
    tormented = sum(number in ("96", "24") for number in held)
    if tormented and not {"25", "22"} & set(held):
        letters += "M" + "PSM" * (tormented - 1)
    else:
        letters += "PSM" * tormented
    nether = sum(number in GIVES for number in held)
    letters += "".join(GIVES.get(number, "") for number in tabled) * nether
    p, s, m = (letters.count(letter) for letter in "PSM")
    s = max(s, 4) if "2" in held else s
    m += s if "55" in held else 0
    p = max(p, 4) if "11" in held else p
    m = 5 if "66" in held else max(m, 4) if "12" in held else m
    p += (m if "67" in tabled else 0) + (s if "54" in tabled else 0)
    return p, 0 if "55" in held else s, m


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_dots_equal_a_naive_second_count(scene, data) -> None:
    table = scene(*AGES)
    keys = data.draw(st.lists(st.sampled_from(sorted(table.table.kit.copies)), unique=True))
    held: dict[int, list[str]] = {age: [] for age in AGES}
    for key in keys:
        number = key.split(".")[0]
        age = data.draw(st.sampled_from(AGES))
        table.lay(age, number)
        held[age] += [number] if number in SUPPORTS else []
    tabled = [number for numbers in held.values() for number in numbers]
    for age in AGES:
        assert table.dots(age) == "/".join(map(str, naive(held[age], tabled)))


@QUICK
@given(lines=LINES)
def test_ledgers_add_up(scene, lines) -> None:
    table = played(scene, lines, lambda game: None).table
    for devil in table.devils:
        for ledger in ledgers(table, devil).values():
            assert ledger.amount == sum(reason.amount for reason in ledger.reasons) >= 0


# --- supremacy -----------------------------------------------------------------------------


@QUICK
@given(
    numbers=st.lists(st.integers(0, 6), min_size=15, max_size=15),
    given_=st.lists(st.tuples(st.sampled_from(AGES), st.sampled_from(AGES)), max_size=3),
    least=st.booleans(),
)
def test_need_is_exact(scene, numbers, given_, least: bool) -> None:
    """With that many dots more (or less) the side wins, and with one less change it does not."""
    table = scene(*AGES)
    for owner, to in dict(given_).items():
        table.say(f"a {owner}>{to}!")
    if least:
        table.lay(4, "42")
    typed = {age: numbers[3 * i : 3 * i + 3] for i, age in enumerate(AGES)}
    table.say(" ".join(f"{age}={p}/{s}/{m}" for age, (p, s, m) in typed.items()))
    for devil in table.table.devils:
        side = side_of(table.table, devil)
        for index, area in enumerate(AREAS):
            lack = missing(table.table, devil, area)
            if lack:
                towards = 1 if lack > 0 else -1
                assert changed(table, devil, index, lack).side == side
                assert changed(table, devil, index, lack - towards).side != side
            else:
                assert supremacy(table.table, area).side == side


def changed(table, devil: str, index: int, more: int):
    """Who wins when one Devil has that many dots more in a dominion."""
    numbers = [int(n) for n in table.word(f"dots {devil}").split("/")]
    numbers[index] += more
    draft = Draft(table.table)
    draft.word(f"dots {devil}", "/".join(map(str, numbers)))
    return supremacy(draft.table, AREAS[index])


@QUICK
@given(lines=LINES)
def test_the_winner_of_a_dominion_has_the_most_or_the_least(scene, lines) -> None:
    table = played(scene, lines, lambda game: None).table
    for area in AREAS:
        found = supremacy(table, area)
        sums = [total(table, side, area).amount for side in sides(table)]
        assert total(table, found.side, area).amount in (max(sums), min(sums))
        assert found.side in sides(table)


WORDS = [
    "6", "4", "9", "94", "91", "ev", "go", "k", "w", "p", "a", "4>6", "rs", "dis", "o", "666",
    "none", "set", "vp", "-m", "x", "!", "!91@4", "-94@6", "+97", "^94", "94@6>4", "94@6<>98@4",
    "~6", "6=3/2/4", "6=5", ".", "t", "1m", "6:", "night", "metal/2", "@6", "=", "é", "²",
]  # fmt: skip
TYPED = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))


@QUICK
@given(text=TYPED)
def test_any_text_is_understood_or_refused_in_words(scene, text: str) -> None:
    table, refused = scene(*AGES).say("6 94 91", "4 97 98"), "-"
    try:
        assume(parse(text, table.verbs).verb in {"", *VERBS})
        table.say(text)
    except LohError as error:
        refused = str(error)
    assert refused
