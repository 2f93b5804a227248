"""Events that discard tabled cards: Bury, Vortex of Magic, Cloud of Flies and their like.

In initiative order; what is random or chosen must be told where the cards differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.catalog.acts import Act
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.aims import alike
from lohprint.table.rules.sixth.happening import Happening
from lohprint.table.rules.sixth.sides import rivals
from lohprint.table.rules.sixth.tabled import hordes, supports


def _whose(now: Happening, act: Act) -> Sequence[str]:
    return rivals(now.table, now.by) if act.whose == "rivals" else now.table.devils


def discard_each(now: Happening, act: Act) -> None:
    """Bury, Vortex of Magic, Cloud of Flies: so many random cards of a kind from each."""

    def do(devil: str) -> None:
        if act.only_unhit and devil in now.hit:
            return
        if act.card is None and now.spared(devil):
            return
        pool = [c for c in alike(now.table, devil, act.what) if act.card in (None, c.card.id)]
        pool = [c for c in pool if c.key != now.copy.key]
        military = {c.key for c in alike(now.table, devil, act.what, act.chain or "")}
        chosen = now.told.choose(now.table, devil, pool, min(act.cards, len(pool)))
        now.discard(devil, chosen)
        if act.chain and any(copy.key in military for copy in chosen):
            _chained(now, act, devil)

    now.each(_whose(now, act), do)


def _chained(now: Happening, act: Act, devil: str) -> None:
    """Bury: one more random horde is looked at, and goes if it has the dot now (6e line 200)."""
    pool = alike(now.table, devil, act.what)
    military = alike(now.table, devil, act.what, act.chain or "")
    if military:
        second = now.told.choose(now.table, devil, pool, 1)
        if second[0] in military:
            now.discard(devil, second)
        else:
            now.draft.say(f"{now.table.name(devil)} shows {second[0].card.name} and keeps it")


def discard_down(now: Happening, act: Act) -> None:
    """Inbalance: down to as many as the player has (6e line 276)."""
    limit = len(alike(now.table, now.by, act.what))

    def do(devil: str) -> None:
        pool = alike(now.table, devil, act.what)
        now.discard(devil, now.told.choose(now.table, devil, pool, max(0, len(pool) - limit)))

    now.each(now.table.devils, do)


def discard_alike(now: Happening, act: Act) -> None:
    """Infernal Plague: one of each horde type there is more of (6e line 343).

    Tortured Ones are Tormented Ones in every way (note 2), so they are of one type.
    """

    def do(devil: str) -> None:
        if now.spared(devil):
            return
        types: dict[str, list[Copy]] = {}
        for copy in hordes(now.table, devil):
            kind = "tormented" if copy.card.says("tormented") else copy.card.id
            types.setdefault(kind, []).append(copy)
        doubled = [pool for pool in types.values() if len(pool) > 1]
        chosen = [now.told.choose(now.table, devil, pool, 1) for pool in doubled]
        now.discard(devil, [copy for pick in chosen for copy in pick])

    now.each(now.table.devils, do)


def discard_but(now: Happening, act: Act) -> None:
    """Warped Time: all but 3 random supports go, Sanctuary or not, and so do all events (344)."""

    def do(devil: str) -> None:
        pool = supports(now.table, devil)
        kept = now.told.choose(now.table, devil, pool, min(act.cards, len(pool)))
        rest = [c for c in now.table.at(devil) if c not in kept and c.key != now.copy.key]
        now.discard(devil, rest)

    now.each(now.table.devils, do)
