"""Where a game of the court stands, in words and as data; what `need` and `why` answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.errors import UsageError
from lohprint.table import names
from lohprint.table.explain import Ledger, Reason, Turn, counted
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer
from lohprint.table.rules.common import need as words_needed
from lohprint.table.rules.court import cite, turn
from lohprint.table.rules.court.alliance import allies, realm_name, spell
from lohprint.table.rules.court.combat import Measure, compared, sides, standing
from lohprint.table.rules.court.ending import final, missing
from lohprint.table.rules.court.force import fiends, ritual_limit
from lohprint.table.rules.court.order import initiative, number, overlord
from lohprint.table.rules.court.strength import Equal, told
from lohprint.table.rules.court.strength import missing as points_missing
from lohprint.table.rules.court.votes import voter, votes
from lohprint.table.state import Table


def counts(table: Table) -> str:
    """One line of the numbers that matter in this phase, in initiative order."""
    told = {"over": _points, "gathering": _votes}.get(table.word("phase"), _souls)
    return "; ".join(
        f"{number(table, devil)} {table.name(devil)} {told(table, devil)}"
        for devil in initiative(table)
    )


def _points(table: Table, devil: str) -> str:
    return counted(table.tally("vp", devil), "point")


def _votes(table: Table, devil: str) -> str:
    return counted(votes(table, devil), "Vote")


def _souls(table: Table, devil: str) -> str:
    """Souls always, Votes and points where there are any."""
    said = [counted(table.tally("souls", devil), "Soul")]
    said += [_votes(table, devil)] if votes(table, devil) else []
    said += [_points(table, devil)] if table.tally("vp", devil) else []
    return ", ".join(said)


def facts(table: Table, measure: Measure) -> dict[str, object]:
    """The table as plain data. Bets are told when all are in."""
    return {
        "turn": turn(table),
        "phase": table.word("phase"),
        "initiative": list(initiative(table)),
        "devils": {devil: _devil(table, devil, measure) for devil in table.devils},
        "won": table.word("won"),
        "invasion": [table.word("attack"), table.word("target")] if table.word("target") else [],
        "ending": table.word("ending"),
    }


def _devil(table: Table, devil: str, measure: Measure) -> Mapping[str, object]:
    plain, diabolic = fiends(table, devil)
    army = measure(table, devil)
    bets = {} if missing(table) else {"bets": list(table.roll(f"bets {devil}"))}
    return {
        "souls": table.tally("souls", devil),
        "votes": votes(table, devil),
        "points": table.tally("vp", devil),
        "realm": table.word(f"realm {devil}"),
        "fiends": plain,
        "diabolic_fiends": diabolic,
        "rituals": ritual_limit(table, devil),
        "army": list(allies(table, devil)),
        "strength": list(army.powers) if army else None,
        "strength_by_hand": bool(table.word(f"strength {devil}")),
        "safe_from": list(table.roll(f"safety {devil}")),
        **bets,
    }


def voting(table: Table) -> Turn | None:
    """Who gives its Vote next, in the gathering."""
    devil = voter(table) if table.word("phase") == "gathering" else ""
    if not devil:
        return None
    return Turn(devil, f"gives its Vote, initiative {number(table, devil)}", cite(table, "vote"))


def votes_next(table: Table) -> str:
    """Who votes next, for the status; "" when all have."""
    due = voting(table)
    if not due:
        return ""
    age = table.kit.devils[due.devil].age
    return f"{table.name(due.devil)} ({table.player(due.devil)}) votes next: v {age}>D"


def bets_next(table: Table) -> str:
    """Whose Bets are missing at the end."""
    waiting = ", ".join(table.name(devil) for devil in missing(table))
    return (
        f"Bets are missing: {waiting}; b D BETS [+POWERS]" if waiting else "All Bets are in: score"
    )


def over(table: Table) -> str:
    """The game is over, and who rules."""
    ruler, why_ = overlord(table)
    return f"The game is over. Overlord: {table.name(ruler)}, {why_}"


def combat(table: Table, measure: Measure) -> str:
    """What comes next in the combat phase; "" when the combats are done."""
    if table.word("target"):
        where = realm_name(table, table.word("target"))
        army = spell(table, table.roll("attackers"))
        return f"{army} invades {where}: {standing(table, measure)}; inv"
    if table.word("won") and not table.roll("targets"):
        leader = table.name(table.word("won"))
        return f"{leader} may invade: inv D>E; or go on with rituals and init"
    if table.roll("joined") and not table.word("won"):
        return f"Open combat: {standing(table, measure)}; v decides, v D tells who won"
    return ""


def prompt(table: Table) -> str:
    """`T2 combat`."""
    return "over" if table.word("ending") else f"T{turn(table)} {table.word('phase')}"


# --- need ----------------------------------------------------------------------------------


def need(table: Table, line: Line, measure: Measure, equal: Equal, unit: str) -> Answer:
    """What a Devil needs: in combat, points to win; else Souls for initiative 1, points to rule."""
    words_needed(line, 1, "need D")
    devil = names.devil(table, line.words[0])
    fighting = table.word("target") or not table.word("won")
    if fighting and any(devil in fighters for fighters in sides(table)):
        return _to_win(table, devil, measure, equal, unit)
    souls, points = souls_needed(table, devil), points_needed(table, devil)
    name, ruler = table.name(devil), overlord(table)[0]
    first = f"{name} has the Souls for initiative 1 next turn"
    if souls:
        first = f"{name} needs {counted(souls, 'Soul')} more for initiative 1 next turn"
    second = "it would be the Overlord now"
    if points:
        second = (
            f"{counted(points, 'point')} more to be the Overlord instead of {table.name(ruler)}"
        )
    lines = (f"{first} [{cite(table, 'initiative')}]", f"{second} [{cite(table, 'overlord')}]")
    return Answer(lines, {"devil": devil, "souls": souls, "points": points})


def souls_needed(table: Table, devil: str) -> int:
    """Souls more, at least, to get initiative 1 when it is dealt anew; ties reverse the order."""
    others = [d for d in initiative(table) if d != devil]
    most = max((table.tally("souls", d) for d in others), default=0)
    rivals = [d for d in others if table.tally("souls", d) == most]
    ahead = any(number(table, d) > number(table, devil) for d in rivals)
    return max(0, most + int(ahead) - table.tally("souls", devil))


def points_needed(table: Table, devil: str) -> int:
    """Victory points more, at least, to be the Overlord; of equal Devils the oldest is."""
    others = [d for d in table.devils if d != devil]
    most = max((table.tally("vp", d) for d in others), default=0)
    rivals = [d for d in others if table.tally("vp", d) == most]
    older = any(table.kit.devils[d].age > table.kit.devils[devil].age for d in rivals)
    return max(0, most + int(older) - table.tally("vp", devil))


def _to_win(table: Table, devil: str, measure: Measure, equal: Equal, unit: str) -> Answer:
    fighters = sides(table)
    armies = [measure(table, group[0]) for group in fighters]
    known = [army for army in armies if army]
    if len(known) < len(armies):
        unknown = ", ".join(
            table.name(g[0]) for g, army in zip(fighters, armies, strict=True) if not army
        )
        return Answer((f"not known: the army of {unknown}; str D POWERS",), {"devil": devil})
    place = next(index for index, group in enumerate(fighters) if devil in group)
    more = points_missing(table, known, place, equal)
    have = told(table, known[place])
    said = f"{table.name(fighters[place][0])} has {have} and "
    said += (
        "cannot win" if more is None
        else "wins as it stands" if more == 0
        else f"needs {counted(more, unit)} more, of any power"
    )  # fmt: skip
    return Answer(
        (f"{said} [{cite(table, 'strength')}]",), {"devil": devil, "more": more, "have": have}
    )


# --- why -----------------------------------------------------------------------------------


def why(table: Table, line: Line, ledgers: Mapping[str, Callable[[Table, str], Ledger]]) -> Answer:
    """`why D [WHAT]`: what a number is made of; all of them without WHAT. Raises UsageError."""
    words_needed(line, 1, f"why D [{' | '.join(ledgers)}]")
    devil = names.devil(table, line.words[0])
    wanted = [what for what in ledgers if not line.words[1:] or what.startswith(line.words[1])]
    if not wanted:
        raise UsageError(f"no number is called '{line.words[1]}'; there are: {', '.join(ledgers)}")
    found = {what: ledgers[what](table, devil) for what in wanted}
    data = {
        what: {"amount": ledger.amount, "reasons": [reason._asdict() for reason in ledger.reasons]}
        for what, ledger in found.items()
    }
    return Answer(tuple(f"{ledger}{_sources(ledger)}" for ledger in found.values()), data)


def _sources(ledger: Ledger) -> str:
    sources = dict.fromkeys(reason.source for reason in ledger.reasons if reason.source)
    return f" [{', '.join(sources)}]" if sources else ""


def rituals(table: Table, devil: str) -> Ledger:
    """How many rituals a Devil may have."""
    title = f"Rituals of {table.name(devil)}"
    source = cite(table, "limit")
    if ritual_limit(table, devil) is None:
        return Ledger(f"{title} (any number), at least", (Reason("its own power", 1, source),))
    reasons = [Reason("for every Devil", table.kit.constants["rituals"], source)]
    diabolic = fiends(table, devil)[1]
    reasons += [Reason("Diabolic Fiends", diabolic, source)] if diabolic else []
    return Ledger(title, tuple(reasons))


def points(table: Table, devil: str) -> Ledger:
    """A Devil's points so far, or at the end."""
    return Ledger(f"Points of {table.name(devil)}", final(table)[devil].reasons)


def compare(table: Table, measure: Measure, equal: Equal, unit: str) -> Answer:
    """The armies of the combat going on, compared."""
    verdict = compared(table, measure, equal, unit)
    said = standing(table, measure) or "no combat is going on"
    winner = list(verdict.winner.devils) if verdict and verdict.winner else []
    return Answer((said, verdict.why) if verdict else (said,), {"winner": winner})
