"""Dead and Damned Wizard Tokens, Penta-Coins (lines 302 to 316, 373 to 381, 465 to 469)."""

from __future__ import annotations

from lohprint.errors import RuleError, UsageError
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.annihilageddon.arena import (
    SATAN,
    SINS,
    UNKNOWN,
    cite,
    constant,
    player,
)
from lohprint.table.rules.common import need

KINDS = {"dead": "Dead Wizard Token", "damned": "Damned Wizard Token"}
OUTSIDE = ("out", "outside")


def label(draft: Draft, kind: str, word: str) -> str:
    """A token's number, or the start of its sin. Raises UsageError."""
    word = word.casefold().removeprefix("#")
    sins = [sin for sin in SINS if word and sin.startswith(word)] if kind == "dead" else []
    if len(sins) == 1:
        return sins[0]
    most = draft.table.kit.supply[KINDS[kind]]
    if not (word.isascii() and word.isdigit() and 1 <= int(word) <= most):
        also = f", or one of {', '.join(SINS)}" if kind == "dead" else ""
        raise UsageError(f"no {KINDS[kind]} is called '{word}'; give its number, 1 to {most}{also}")
    return str(int(word))


def gain(draft: Draft, kind: str, who: str, token: str = UNKNOWN, outside: bool = False) -> bool:
    """A player gains a token; False where the stack has none. Says what it is."""
    left = draft.table.tally("stack", kind)
    called = KINDS[kind] + ("" if token == UNKNOWN else f" {token.upper()}")
    if not (left or outside):
        draft.say(f"no {KINDS[kind]} is left to gain")
        return False
    if not outside:
        draft.tally("stack", kind, left - 1)
    before = draft.table.roll(f"{kind} {who}")
    draft.enroll(f"{kind} {who}", token)
    where = "from outside the game" if outside else f"{left - 1} left"
    draft.say(f"{draft.table.name(who)} gains a {called} ({where})")
    if token in SINS and who != SATAN:  # Satan ignores what tokens say (line 399)
        draft.say(_sin(draft, token, token in before))
    return True


def _sin(draft: Draft, token: str, again: bool) -> str:
    """What a sin does: more when its owner has the same sin already (line 308)."""
    if token == "pride":
        cards = constant(draft.table, "pride_again_discards" if again else "pride_discards")
        return f"PRIDE{' again' if again else ''}: discard {counted(cards, 'card')} [{cite('308')}]"
    part = "its text for a second one" if again else "its text for a first one"
    return f"{token.upper()}: {part} [{cite('308')}]"


def lose(draft: Draft, kind: str, who: str, token: str) -> None:
    """A player's token is destroyed. Raises RuleError where there is none like it."""
    held = list(draft.table.roll(f"{kind} {who}"))
    if token not in held:
        what = "" if token == UNKNOWN else f" {token.upper()}"
        can = ", ".join("-" if token == UNKNOWN else f"-{token}" for token in dict.fromkeys(held))
        fix = f"it can lose {can}" if can else "leave it out: it has none"
        name = draft.table.name(who)
        raise RuleError(f"{name} has no such {KINDS[kind]}{what}", cite("276"), fix)
    held.remove(token)
    draft.roll(f"{kind} {who}", held)
    called = "" if token == UNKNOWN else f" {token.upper()}"
    draft.say(f"{draft.table.name(who)} loses a {KINDS[kind]}{called}")


def _token(draft: Draft, line: Line, kind: str) -> None:
    """`dwt NAME [NUMBER] [out]`, `dwt NAME -[NUMBER]`; the same with `dam`."""
    need(line, 1, f"{line.verb} NAME [NUMBER] [out], or {line.verb} NAME -NUMBER")
    who = player(draft.table, line.words[0])
    words = [word for word in line.words[1:] if word not in OUTSIDE]
    outside = len(words) + 1 < len(line.words)
    typed = words[0] if words else ""
    if typed.startswith("-"):
        lose(draft, kind, who, label(draft, kind, typed[1:]) if typed[1:] else UNKNOWN)
        return
    token = label(draft, kind, typed) if typed else UNKNOWN
    if not gain(draft, kind, who, token, outside or line.force):
        raise RuleError(
            f"no {KINDS[kind]} is left in the stack", cite("312" if kind == "dead" else "316"),
            f"'{line.text} out' takes one from outside the game",
        )  # fmt: skip


def dead(draft: Draft, line: Line) -> None:
    """`dwt bob [11]`: a Dead Wizard Token gained, or with a minus lost."""
    _token(draft, line, "dead")


def damned(draft: Draft, line: Line) -> None:
    """`dam bob [3]`: a Damned Wizard Token gained, or with a minus lost."""
    _token(draft, line, "damned")


def name(draft: Draft, line: Line) -> None:
    """`token bob 11`, `token bob dam 3`: which one the token without a number is."""
    need(line, 2, "token NAME NUMBER, or token NAME dam NUMBER")
    who = player(draft.table, line.words[0])
    kind = "damned" if line.words[1] in ("dam", "damned") else "dead"
    token = label(draft, kind, line.words[-1])
    held = list(draft.table.roll(f"{kind} {who}"))
    if UNKNOWN not in held:
        raise RuleError(
            f"{draft.table.name(who)} has no {KINDS[kind]} without a number", cite("304"),
            f"{'dam' if kind == 'damned' else 'dwt'} {line.words[0]} {token} gains one",
        )  # fmt: skip
    again = token in held
    held[held.index(UNKNOWN)] = token
    draft.roll(f"{kind} {who}", held)
    draft.say(f"{draft.table.name(who)}: the {KINDS[kind]} is {token.upper()}")
    if token in SINS and who != SATAN:
        draft.say(_sin(draft, token, again))


# --- Penta-Coins ---------------------------------------------------------------------------


def coins(draft: Draft, line: Line) -> None:
    """`coin satan +1`: Penta-Coins gained or, by Satan's own cards, destroyed (line 467)."""
    need(line, 1, "coin satan +1")
    who = player(draft.table, line.words[0])
    more = whole(line.words[1], "coins") if len(line.words) > 1 else 1
    if who != SATAN and not line.force:
        what = f"{draft.table.name(who)} is a Wizard, and only Satan has coins"
        raise RuleError(what, cite("467"), "coin satan, or add ! to force it")
    have = draft.table.tally("coins", who) + more
    if not 0 <= have <= draft.table.kit.supply["Penta-Coin"]:
        most = draft.table.kit.supply["Penta-Coin"]
        what = f"that would make {counted(have, 'Penta-Coin')}: there are {most}, none are owed"
        raise RuleError(what, cite("410"), f"give {more - have:+d} to {most - have + more:+d}")
    draft.tally("coins", who, have)
    draft.say(f"{draft.table.name(who)} {more:+d} Penta-Coins: {have}")


def coin_for_kill(draft: Draft) -> None:
    """Satan gains its coin for a kill, while there are any (line 467)."""
    have = draft.table.tally("coins", SATAN)
    more = min(
        constant(draft.table, "penta_coins_a_kill"), draft.table.kit.supply["Penta-Coin"] - have
    )
    draft.tally("coins", SATAN, have + more)
    draft.say(f"Satan gains {counted(more, 'Penta-Coin')}")
