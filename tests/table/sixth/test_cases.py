"""Cases 53 to 65: sides, supremacy, the end of the game, by the numbers of the case list."""

import pytest


def test_case_53_the_alliances_of_the_example(scene) -> None:
    """Lines 119 to 121: two Devils 5/4/3, three 6/3/5; with Quarrel 3/2/1 and 2/-1/1."""
    table = scene(6, 4, 3, 2).say("6=3/2/4 4=4/4/1 3=3/1/4 2=0/0/0")
    two = scene(6, 4, 3, 2).say("a 6>4", "6=3/2/4 4=4/4/1 3=3/1/4 2=0/0/0")
    assert two.side(6, 4) == "5/4/3"
    three = scene(6, 4, 3, 2).say("a 6>4 3>4", "6=3/2/4 4=4/4/1 3=3/1/4 2=0/0/0")
    assert three.side(6, 4, 3) == "6/3/5"
    assert two.lay(2, "49").side(6, 4) == "3/2/1"
    assert three.lay(2, "49").side(6, 4, 3) == "2/-1/1"
    assert table.side(6) == "3/2/4"


def test_case_54_a_side_may_sink_below_zero(scene) -> None:
    """6-AMB-2: 0/1/0 and 1/0/0 make -1/-1/-2; with Misinformation -1 beats 0 for Politics."""
    table = scene(6, 4, 2).say("a 6>4", "6=0/1/0 4=1/0/0 2=0/0/0")
    assert table.side(6, 4) == "-1/-1/-2"
    assert table.wins("P") == {2}
    assert table.lay(2, "42").say("2=0/0/0").wins("P") == {6, 4}
    assert table.say("house negative_side=clamped").side(6, 4) == "0/0/0"


def test_case_55_an_alliance_of_all_is_broken(scene) -> None:
    table = scene(6, 4, 2).say("a 6>4 4>2")
    assert table.sides() == {frozenset({6}), frozenset({4}), frozenset({2})}
    assert "nobody, as all would be" in table.status()


def test_case_56_a_chain_is_one_alliance_and_counters_go_home(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 4>6 6>3")
    assert table.sides() == {frozenset({6, 4, 3}), frozenset({2})}
    table.say("6=5/5/5 4=0/0/0 3=0/0/0 2=0/0/0 go", "k")
    assert table.word("counter baalzebub") == table.word("counter asmodeus") == ""


def test_case_57_ties_of_an_alliance(scene) -> None:
    """Its lowest realm; Devil power for the whole side; the Wand loses to Devil power."""
    table = scene(6, 4, 3, 2).say("a 4>6", "6=5/5/5 4=4/4/4 3=7/7/7 2=0/0/0")
    assert table.side(6, 4) == "7/7/7"
    assert table.wins("M") == {3}  # Mountain 6 against the lower of High Palace 3 and Seat 1
    assert table.wins("S") == {6, 4}  # the lower of 4 and 6 against Mountain 1
    assert table.wins("P") == {6, 4}  # Asmodeus wins tied Politics

    allied = scene(5, 4, 3, 2).say("a 4>5", "5=1/3/1 4=1/3/1 3=0/4/0 2=0/0/0")
    assert allied.wins("S") == {5, 4}  # Mephistopheles is on the side
    wand = allied.lay(3, "1").say("3=0/4/0")
    assert wand.wins("S") == {5, 4}
    plain = scene(6, 4, 3).lay(3, "1").say("6=0/4/0 4=0/4/0 3=0/4/0")
    assert plain.wins("S") == {3}  # Mountain is 1, but the Wand counts as highest


def test_case_58_tormented_ones_and_their_tormentor(scene) -> None:
    table = scene(6, 4, 2).lay(2, "96", "96", "96")
    assert table.dots(2) == "2/2/3"
    assert table.lay(2, "25").dots(2) == "3/4/3"


def test_case_59_leviathan(scene) -> None:
    table = scene().lay(6, "66", "95", "67").lay(4, "94")
    assert table.dots(6) == "5/0/5"  # Martial Law adds the five
    lost = scene().lay(6, "66", "99").lay(4, "95", "95", "95").say("go")
    assert lost.held(6) == []
    assert "Leviathan: Asmodeus discards all its tabled cards" in lost.title
    won = scene().lay(6, "66", "99").lay(4, "95", "95").say("go")
    assert won.held(6) == ["66", "99"]
    spared = scene(6, 4, 3, 2).say("a 6>4").lay(6, "66", "99").lay(4, "95", "95", "95").say("go")
    assert spared.won()[6] == spared.won()[4]
    assert spared.held(6) == ["66", "99"]


def test_case_60_dedication_is_gone_before_souls_are_counted(scene) -> None:
    """6-AMB-6: with it 2/2/2; without it one dot less in Souls and Military."""
    table = scene().lay(6, "64", "90").lay(4, "97", "97", "94").say("go")
    assert table.won() == {6: 1, 4: 2}
    assert table.held(6) == ["90"]
    assert table.title.startswith(
        "Politics: Asmodeus 2 (Baalzebub 1, Belial 0); Dedication of Asmodeus is discarded; "
        "Souls: Baalzebub 3 (Asmodeus 1, Belial 0)"
    )


def test_case_61_warped_time_skips_supremacy(scene) -> None:
    table = scene(6, 4, 1).say("1 16 94 98 97", "6 95 95 91", "ev")
    assert table.word("phase") == "draw"
    assert table.table.tally("turn", "table") == 2
    assert table.won() == {}
    assert table.held(1) == ["94", "98", "97"]
    assert table.held(6) == ["95", "95"]  # its Bury, still on the table, is discarded


def test_case_62_two_devils_reach_six(scene) -> None:
    """Points this turn; Politics; Souls; the leader (lines 81 to 83)."""
    more = scene().say('set vp 6 5 -m "x"', 'set vp 4 4 -m "x"', "w p 6", "w s 4", "w m 4")
    assert "Baalzebub is the Overlord" in more.title
    assert "more points this turn [6e line 81]" in more.title
    politics = scene().say('set vp 6 5 -m "x"', 'set vp 4 5 -m "x"', "w p 6", "w s 4", "w m 2")
    assert "Asmodeus is the Overlord" in politics.title
    souls = scene().say('set vp 6 5 -m "x"', 'set vp 4 5 -m "x"', "w p 2", "w s 4", "w m 6")
    assert "Baalzebub is the Overlord" in souls.title
    both = scene(6, 4, 3, 2).say('set vp 6 5 -m "x"', 'set vp 4 5 -m "x"', "a 6>4", "w p 6+4")
    both.say("w s 2", "w m 2")
    assert "Asmodeus + Baalzebub: 6 victory points or more, the game ends" in both.title
    assert "Baalzebub is the Overlord" in both.title  # it holds two counters, and leads
    assert "alliance leader [6e line 83]" in both.title


def test_case_63_oaths_are_worth_halves(scene) -> None:
    """Line 135: Belial 8, own 4; Asmodeus 5, own 2.5; Lilith 4, own 2."""
    table = scene(6, 2, 1)
    table.say('set vp 6 5 -m "x"', 'set vp 2 6 -m "x"', 'set vp 1 4 -m "x"')
    table.say("w p 2", "w s 2", "w m 2", 'set vp 2 7 -m "as printed"')
    table.say("o 6 621111", "o 2 666222", "o 1 662211")
    # in halves: 5 + own 2.5 + 8 + 4 x 4 = 31.5; 8 + 3 x 5 + 3 x 4 = 35; 4 + 10 + 16 + 4
    assert [table.total(age) for age in (6, 2, 1)] == [63, 70, 68]
    reasons = table.told("reveal 6")
    assert "2.5 for 1 own Oath (2.5 each)" in reasons
    assert "16 for 4 Oaths of Lilith (4 each)" in reasons
    assert table.winner() == 2


def test_case_64_a_tie_that_nothing_breaks_is_the_overlords(scene) -> None:
    """Line 142: two others tie with as many Oaths of the tied, and the Overlord wins."""
    table = scene(6, 4, 2)
    table.say('set vp 6 6 -m "x"', 'set vp 4 2 -m "x"', 'set vp 2 2 -m "x"', "finish!")
    table.say("o 6 444222", "o 4 666442", "o 2 666422")
    # Asmodeus 7 + 12; the others 2 + 3 x 7 + two own at 1 + one of the other at 2
    assert [table.total(age) for age in (6, 4, 2)] == [38, 54, 54]
    assert table.winner() == 6
    because = table.rules.verdict(table.table).because
    assert because[-1] == "Asmodeus: still tied: the Overlord wins, tied or not [6e line 142]"


def test_case_65_the_winner_of_military_swaps_its_realm(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 6>4", "w p 2", "w s 2", "w m 6+4")
    assert "Baalzebub may swap its realm" in table.status()
    assert "no realm is swapped inside the alliance [6e line 117]" in table.refused("rs 4 6")
    assert "only the leader" in table.refused("rs 6 2")
    before = table.rules.facts(table.table)["initiative"]
    assert before == ["belial", "mammon", "baalzebub", "asmodeus"]
    table.say("rs 4 lake")
    assert table.rules.facts(table.table)["initiative"][0] == "baalzebub"
    assert "nobody may swap" in table.refused("rs 4 2")


@pytest.mark.parametrize(("with_", "realm"), [("2", "forest-of-hanged-ones"), ("dis", "dis")])
def test_case_65_with_another_devil_or_the_middle(scene, with_: str, realm: str) -> None:
    table = scene().say("w p 2", "w s 2", "w m 6", f"rs 6 {with_}")
    assert table.word("realm asmodeus") == realm
    assert (table.word("realm belial") == "high-palace-of-hell") == (with_ == "2")
