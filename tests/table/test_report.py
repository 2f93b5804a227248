"""Score sheets and their exports (S24, S25, S29)."""

import csv
import io
import json
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt

from lohprint.table import report
from lohprint.table.begin import Wanted, begin
from lohprint.table.game import Game

PLAYERS = ("3=Lee, Ann", "6==Ann", "1=Ann|Bo", "4=Zoë 🦊")
REALMS = ("3=dis", "6=lake", "1=seat", "4=mountain")
LINES = ["w p 3", "w s 6 2", "w m 1", "out 1", "o 3 333", "o 6 111", "o 1 666", "o 4 444"]


@pytest.fixture
def game(tmp_path) -> Game:
    wanted = Wanted("5e", PLAYERS, REALMS, "3")
    game = begin(wanted, tmp_path / "g.jsonl", clock=lambda: "2026-05-01T19:30:00Z")
    for line in LINES:
        game.hear(line)
    return game


@pytest.fixture
def sheet(game) -> report.Sheet:
    return report.sheet(game.moments, game.rules)


def test_text_gives_every_point_with_its_reason_best_first(sheet) -> None:
    lines = report.text(sheet)
    assert lines[0] == "Lords of Hell (5e): final score"
    assert lines[1].startswith("The game ended because a Devil has one hand card or less")
    assert lines[2] == (
        "1. Asmodeus (=Ann) 9 = 2 from conflicts + 1 for markers (Souls)"
        " + 6 for 3 Oaths of Lilith (2 each)"
    )
    assert "Winner: Asmodeus (=Ann)" in lines
    assert "oath_value=two_per_marker (default; lost list, 5e lines 46 and 47)" in lines


def test_csv_has_one_line_a_point_and_no_formula(sheet) -> None:
    rows = list(csv.DictReader(io.StringIO(report.csv_(sheet))))
    assert {row["player"] for row in rows} == {"Lee, Ann", "'=Ann", "Ann|Bo", "Zoë 🦊"}
    totals = {row["devil"]: row["points"] for row in rows if row["reason"] == "total"}
    assert totals == {"Asmodeus": "9", "Lilith": "8", "Mammon": "6", "Baalzebub": "3"}
    for devil, total in totals.items():
        points = [int(r["points"]) for r in rows if r["devil"] == devil and r["reason"] != "total"]
        assert sum(points) == int(total)


def test_markdown_keeps_its_columns_whatever_the_names(sheet) -> None:
    page = MarkdownIt().enable("table").render(report.markdown(sheet))
    assert page.count("<tr>") == 5
    assert page.count("<td") == 20
    assert "Ann|Bo" in page


def test_json_is_the_whole_sheet(sheet) -> None:
    data = json.loads(report.json_(sheet))
    assert [row["total"] for row in data["scores"]] == ["9", "8", "6", "3"]
    assert [row["won"] for row in data["scores"]] == [True, False, False, False]
    assert data["options"]["weakest_tie"] == "highest_realm"


def test_bgstats_hands_the_play_over(sheet) -> None:
    link = report.bgstats(sheet, "5e-1")
    assert link.startswith(report.LINK)
    play = json.loads(unquote(link.removeprefix(report.LINK)))
    assert play["sourceName"] == "loh"
    assert play["playDate"] == "2026-05-01 19:30:00"
    assert play["game"]["sourceGameId"] == "loh-5e"
    first = play["players"][0]
    assert (first["name"], first["role"], first["score"]) == ("=Ann", "Asmodeus", "9")
    assert [player["winner"] for player in play["players"]] == [True, False, False, False]
    assert [player["startPlayer"] for player in play["players"]].count(True) == 1


def test_a_long_bgstats_link_leaves_the_comment_out_first(sheet) -> None:
    verdict = sheet.verdict._replace(because=("x" * report.LONGEST_LINK,))
    long = report.Sheet(**{**sheet.__dict__, "verdict": verdict})
    link = report.bgstats(long, "5e-1")
    assert len(link) < report.LONGEST_LINK
    assert "comments" not in unquote(link)


def test_the_score_so_far_names_no_winner(game) -> None:
    game.hear("u 5")
    lines = report.text(report.sheet(game.moments, game.rules))
    assert lines[0] == "Lords of Hell (5e): so far"
    assert not any(line.startswith("Winner") for line in lines)


def test_negative_points_and_shared_ranks(game) -> None:
    for line in ("vp 6 -3 -m miscounted", "vp 1 -5"):
        game.hear(line)
    sheet = report.sheet(game.moments, game.rules)
    ranks = {row.devil: (row.rank, row.ledger.amount) for row in sheet.rows}
    assert ranks == {"asmodeus": (1, 6), "mammon": (1, 6), "lilith": (3, 3), "baalzebub": (3, 3)}
    winners = {row.devil for row in sheet.rows if row.won}
    assert winners == {"mammon"}  # the Overlord, of the two tied
    assert sheet.rows[0].devil == "mammon"
    assert any("Tie at 6: Mammon, Asmodeus" in line for line in report.text(sheet))
