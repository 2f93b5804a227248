"""HP: hits, healing, payments, tiles, and what a death brings (lines 304, 318 to 331, 357, 360)."""

from __future__ import annotations

from typing import NamedTuple

from lohprint.errors import RuleError, UsageError
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.phrase import Item, Line, whole
from lohprint.table.rules.annihilageddon import tokens
from lohprint.table.rules.annihilageddon.arena import (
    SATAN,
    UNKNOWN,
    after,
    cite,
    constant,
    fresh_hp,
    in_play,
    most_hp,
    player,
)
from lohprint.table.rules.common import need
from lohprint.table.state import Table

NOBODY = {
    "mayhem": "A Mayhem",
    "line-up": "The Line-Up",
    "devil": "A Legendary Devil",
    "nobody": "",
}
"""Sources of a hit that are no player: no one gets the Standee for them (line 322)."""
HIT = "hit NAME N [by NAME] [token NUMBER], like hit bob 7 by ann"


class Hit(NamedTuple):
    """A hit as it was typed."""

    targets: tuple[str, ...]
    amount: int
    by: str = ""
    """The player whose hit it is; "" for a card of the Line-Up."""
    source: str = ""
    token: str = UNKNOWN


def hit(draft: Draft, line: Line) -> None:
    """`hit bob 7 by ann`; several targets as `bob,cid`, `all` or `foes`."""
    in_play(draft.table, line)
    need(line, 2, HIT)
    said = _read(draft, line)
    for who in said.targets:
        _strike(draft, who, said)
    head = f"{said.source} hits" if said.source else "Hit"
    draft.said = [f"{head} for {said.amount}: {draft.title}"]


def _read(draft: Draft, line: Line) -> Hit:
    table = draft.table
    clauses = dict(zip(line.words[2::2], line.words[3::2], strict=False))
    if len(line.words) % 2 or not set(clauses) <= {"by", "token"}:
        raise UsageError(f"'{line.text}' cannot be read; write: {HIT}")
    typed = clauses.get("by", line.devil)
    by = "" if typed in ("", *NOBODY) else player(table, typed)
    targets = aimed(table, line.words[0], by)
    token = tokens.label(draft, "dead", clauses["token"]) if "token" in clauses else UNKNOWN
    if token != UNKNOWN and len(targets) > 1:
        raise UsageError("a token is told for one death; write a line for each player")
    source = table.name(by) if by else NOBODY.get(typed, "")
    return Hit(targets, _amount(line.words[1]), by, source, token)


def _amount(word: str) -> int:
    number = whole(word, "HP")
    if number < 0:
        raise UsageError(f"{number} HP; give a number from 0 up: hit takes HP, heal gives them")
    return number


def aimed(table: Table, word: str, by: str = "") -> tuple[str, ...]:
    """The players `word` names, in the order they are dealt with (lines 234, 270, 294).

    Clockwise from the one who acts; for a card of the Line-Up from whose turn it is; for a
    Legendary Devil's group attack from who is about to take a turn.
    """
    now = table.word("turn")
    first = by or (after(table, now) if table.word("phase") == "group" else now)
    order = table.clockwise(first)
    if word == "all":
        return order
    if word == "foes":
        return tuple(who for who in order if who != first)
    named = {player(table, part) for part in word.split(",") if part}
    return tuple(who for who in order if who in named)


def _strike(draft: Draft, who: str, said: Hit) -> None:
    left = draft.table.tally("hp", who) - said.amount
    if left >= 1:
        draft.tally("hp", who, left)
        draft.say(f"{draft.table.name(who)} has {left} HP")
    else:
        die(draft, who, said.by, said.token)


def die(draft: Draft, who: str, by: str = "", token: str = UNKNOWN) -> None:
    """A death: token, HP, Demons, and for another player's kill the Standee (lines 304-322).

    Satan discards its Demons, takes the token without its text (lines 394 to 400), and gains a
    Penta-Coin for each kill (line 467).
    """
    back = fresh_hp(draft.table, who)
    draft.tally("hp", who, back)
    fate = "discarded" if who == SATAN else "destroyed"
    draft.say(f"{draft.table.name(who)} dies, Demons {fate}, back at {back} HP")
    tokens.gain(draft, "dead", who, token)
    if not by or by == who:
        draft.say("nobody takes the Standee")
        return
    draft.word("standee", by)
    draft.say(f"{draft.table.name(by)} takes the Standee")
    if by == SATAN:
        tokens.coin_for_kill(draft)


def heal(draft: Draft, line: Line) -> None:
    """`heal bob 3`: up to 25 HP, or to what tiles leave (line 357)."""
    in_play(draft.table, line)
    need(line, 2, "heal NAME N")
    amount = _amount(line.words[1])
    for who in aimed(draft.table, line.words[0], line.devil and player(draft.table, line.devil)):
        have, most = draft.table.tally("hp", who), most_hp(draft.table, who)
        now = min(most, have + amount)
        draft.tally("hp", who, now)
        stops = f", the most there is [{cite('357')}]" if now < have + amount else ""
        draft.say(f"{draft.table.name(who)} heals {amount}: {now} HP{stops}")


def pay(draft: Draft, line: Line) -> None:
    """`pay bob 4`: only HP a player has, and never the last one (lines 286 and 360)."""
    in_play(draft.table, line)
    need(line, 2, "pay NAME N")
    who, amount = player(draft.table, line.words[0]), _amount(line.words[1])
    have, name = draft.table.tally("hp", who), draft.table.name(who)
    if have - amount >= 1:
        draft.tally("hp", who, have - amount)
        draft.say(f"{name} pays {amount}: {have - amount} HP")
        return
    if not line.force:
        raise RuleError(
            f"{name} has {have} HP and cannot pay {amount}", cite("286, 360"),
            f"at most {have - 1} can be paid",
        )  # fmt: skip
    draft.say(f"{name} pays {amount} of {have} HP")
    die(draft, who)


def by_hand(draft: Draft, item: Item, force: bool) -> None:
    """`bob=12`: HP as the table counts them."""
    who = player(draft.table, item.name.text)
    now, most = whole(item.value, "HP"), most_hp(draft.table, who)
    if now < 1:
        raise RuleError(f"{now} HP is a death", cite("304"), f"write hit {item.name.text} N")
    if now > most and not force:
        raise RuleError(
            f"{draft.table.name(who)} cannot have {now} HP", cite("328, 357"), f"at most {most}"
        )
    draft.tally("hp", who, now)
    draft.say(f"{draft.table.name(who)} has {now} HP")


# --- tiles ---------------------------------------------------------------------------------


def tile(draft: Draft, line: Line) -> None:
    """`tile bob +1`: a tile covers the highest row of HP; with a minus one goes (line 328)."""
    in_play(draft.table, line)
    need(line, 1, "tile NAME +1")
    who = player(draft.table, line.words[0])
    more = whole(line.words[1], "tiles") if len(line.words) > 1 else 1
    now = draft.table.tally("tiles", who) + more
    if not line.force:
        _may_have(draft.table, who, now, more)
    draft.tally("tiles", who, max(0, now))
    have, most = draft.table.tally("hp", who), most_hp(draft.table, who)
    draft.tally("hp", who, min(have, most))
    down = f", down from {have} HP" if have > most else ""
    tiles = counted(max(0, now), "Beelze-Butthole Tile")
    draft.say(f"{draft.table.name(who)} has {tiles}: at most {most} HP{down}")


def _may_have(table: Table, who: str, now: int, more: int) -> None:
    """Raises RuleError where a player cannot have `now` tiles, `more` of them new."""
    name, most = table.name(who), constant(table, "most_tiles")
    if who == SATAN:
        what = "Satan cannot be affected by Beelze-Butthole Tiles"
        raise RuleError(what, cite("473"), "name a Wizard")
    if not 0 <= now <= most:
        raise RuleError(f"{name} would have {now} tiles", cite("330"), f"0 to {most} can be")
    in_use = sum(table.tally("tiles", other) for other in table.devils)
    supply = table.kit.supply["Beelze-Butthole Tile"]
    if in_use + more > supply:
        raise RuleError(f"all {supply} tiles are in use", cite("82"), "take one back first")
