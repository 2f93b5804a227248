"""The score sheet: every point with its reason, every tie-break, every option in force.

`sheet` gathers it once from a game; `text`, `markdown`, `csv_`, `json_` and `bgstats` write it.
"""

from __future__ import annotations

import csv
import io
import json
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import quote

from lohprint.table.explain import Ledger, Verdict, points, spelled
from lohprint.table.history import History
from lohprint.table.rules import Ruleset

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST_LINK = 8000
"""Letters a link may have and still open everywhere; the comment is left out first."""


@dataclass(frozen=True)
class Row:
    """One Devil's score."""

    devil: str
    name: str
    player: str
    rank: int
    """1 is best; those tied share a rank, and the next one is counted on."""
    ledger: Ledger
    won: bool
    starts: bool

    @property
    def called(self) -> str:
        """`Mammon (ann)`; only `Ann` where a player plays under its own name."""
        alike = self.name.casefold() == self.player.casefold()
        return self.name if alike else f"{self.name} ({self.player})"


@dataclass(frozen=True)
class Sheet:
    """A score sheet, best first."""

    title: str
    edition: str
    rows: tuple[Row, ...]
    verdict: Verdict
    ending: str
    """Why the game ended, "" while it goes on."""
    options: tuple[tuple[str, str, str, bool], ...]
    """(name, value, source, whether the house changed it)."""
    began: str
    ended: str


def sheet(history: History, rules: Ruleset) -> Sheet:
    """The score of a game as it stands. Raises RuleError where something is missing."""
    table = history.now.table
    totals = rules.final(table)
    amounts = sorted((ledger.amount for ledger in totals.values()), reverse=True)
    verdict = rules.verdict(table)
    ending = rules.ending(table)
    winners = verdict.winners if ending else ()
    rows = [
        Row(
            devil, table.name(devil), table.player(devil), 1 + amounts.index(ledger.amount),
            ledger, devil in winners, index == 0,
        )
        for index, (devil, ledger) in enumerate(totals.items())
    ]  # fmt: skip
    rows.sort(key=lambda row: (not row.won, row.rank))
    options = tuple(
        (o.name, table.option(o.name), o.source, table.option(o.name) != o.default)
        for o in table.kit.options
    )
    dates = history.standing
    return Sheet(
        table.kit.title, table.kit.edition, tuple(rows), verdict,
        rules.ENDINGS.get(ending, ""), options, dates[0].at, dates[-1].at,
    )  # fmt: skip


def text(sheet: Sheet) -> tuple[str, ...]:
    """Lines for a terminal: plain letters, no columns that a narrow screen breaks."""
    lines = [f"{sheet.title} ({sheet.edition}): {'final score' if sheet.ending else 'so far'}"]
    if sheet.ending:
        lines.append(f"The game ended because {sheet.ending}.")
    lines += [f"{row.rank}. {row.called} {_total(row)}{_made(row)}" for row in sheet.rows]
    if sheet.ending:
        lines += sheet.verdict.because
        lines.append(_winners(sheet))
    for name, value, source, changed in sheet.options:
        lines.append(f"{name}={value} ({'house rule' if changed else 'default'}; {source})")
    return tuple(lines)


def _winners(sheet: Sheet) -> str:
    names = " and ".join(row.called for row in sheet.rows if row.won)
    shared = sum(row.won for row in sheet.rows) > 1
    return f"Winners, sharing the win: {names}" if shared else f"Winner: {names}"


def _made(row: Row) -> str:
    made = spelled(row.ledger.reasons, row.ledger.unit)
    return f" = {made}" if made else ""


def _total(row: Row) -> str:
    return points(row.ledger.amount, row.ledger.unit)


def markdown(sheet: Sheet) -> str:
    """A Markdown page with a table of every point."""
    lines = [f"# {_cell(sheet.title)} ({sheet.edition})", ""]
    lines += ["| Rank | Devil | Player | Points | Made of |", "| ---: | --- | --- | ---: | --- |"]
    for row in sheet.rows:
        made = spelled(row.ledger.reasons, row.ledger.unit)
        cells = (str(row.rank), row.name, row.player, _total(row), made)
        lines.append(f"| {' | '.join(_cell(cell) for cell in cells)} |")
    lines.append("")
    if sheet.ending:
        lines += [f"The game ended because {sheet.ending}.", ""]
        lines += [f"- {_cell(step)}" for step in (*sheet.verdict.because, _winners(sheet))]
        lines.append("")
    lines += [
        f"- `{name}={value}`: {'house rule' if changed else 'default'} ({source})"
        for name, value, source, changed in sheet.options
    ]
    return "\n".join(lines).rstrip() + "\n"


def _cell(text: str) -> str:
    """Text inside a Markdown table: bars and line breaks would end the cell."""
    for sign in "\\|*_`<>[]":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", " ")


def csv_(sheet: Sheet) -> str:
    """One line a point: rank, Devil, player, reason, amount, source."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["rank", "devil", "player", "reason", "points", "source"])
    for row in sheet.rows:
        for why, amount, source in row.ledger.reasons:
            number = points(amount, row.ledger.unit)
            cells = (row.name, row.player, why, number, source)
            writer.writerow([row.rank, *(_plain(c) if c != number else c for c in cells)])
        writer.writerow([row.rank, row.name, _plain(row.player), "total", _total(row), ""])
    return out.getvalue()


def _plain(cell: str) -> str:
    """A cell no spreadsheet takes for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


def json_(sheet: Sheet) -> str:
    """The whole sheet as JSON."""
    return json.dumps(data(sheet), ensure_ascii=False, indent=1) + "\n"


def data(sheet: Sheet) -> dict[str, object]:
    """The whole sheet as plain data; points are decimals in text where halves count."""
    return {
        "title": sheet.title,
        "edition": sheet.edition,
        "ending": sheet.ending,
        "began": sheet.began,
        "ended": sheet.ended,
        "because": list(sheet.verdict.because) if sheet.ending else [],
        "scores": [
            {
                "devil": row.devil, "name": row.name, "player": row.player, "rank": row.rank,
                "won": row.won, "total": _total(row),
                "points": [
                    {"why": why, "points": points(n, row.ledger.unit), "source": source}
                    for why, n, source in row.ledger.reasons
                ],
            }
            for row in sheet.rows
        ],
        "options": {name: value for name, value, _, _ in sheet.options},
    }  # fmt: skip


# --- BG Stats ------------------------------------------------------------------------------


def bgstats(sheet: Sheet, game: str) -> str:
    """A link that hands the play to the app BG Stats; `game` is the saved game's name.

    `sourceName` and the source ids stay the same for ever: the app matches by them.
    """
    comment = "; ".join(sheet.verdict.because)
    link = _link(_play(sheet, game, comment))
    return link if len(link) <= LONGEST_LINK else _link(_play(sheet, game, ""))


def _link(play: dict[str, object]) -> str:
    return LINK + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")))


def _play(sheet: Sheet, game: str, comment: str) -> dict[str, object]:
    began, ended = (
        datetime.fromisoformat(t.replace("Z", "+00:00")) for t in (sheet.began, sheet.ended)
    )
    return {
        "sourceName": "loh",
        "sourcePlayId": f"{game} {sheet.began}",
        "playDate": began.strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": int((ended - began).total_seconds() // 60),
        "game": {
            "name": f"{sheet.title} ({sheet.edition})",
            "sourceGameId": f"loh-{sheet.edition}",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": row.player, "sourcePlayerId": row.player.casefold(), "role": row.name,
                "startPlayer": row.starts, "winner": row.won, "score": _total(row),
                "rank": row.rank,
            }
            for row in sheet.rows
        ],
        **({"comments": comment} if comment else {}),
    }  # fmt: skip
