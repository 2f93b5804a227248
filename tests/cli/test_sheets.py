"""Sheets, calibration, reprints, cuts and boxes as a person types them."""

import json
import re
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from typer.testing import CliRunner

from lohprint.cli import app
from lohprint.press.sheets.profile import profiles


def run(*words: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command."""
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def done(*words: str) -> list[str]:
    """The lines of a command that must succeed."""
    code, out, err = run(*words)
    assert (code, err) == (0, ""), err
    return out.splitlines()


def sheet(file: Path) -> tuple[int, list[tuple[float, float]]]:
    """How many pages a PDF has, and their sizes in mm."""
    with pikepdf.open(file) as pdf:
        boxes = [[float(v) for v in page.MediaBox] for page in pdf.pages]
    return len(boxes), [(round(b[2] * 25.4 / 72, 1), round(b[3] * 25.4 / 72, 1)) for b in boxes]


# lohprint sheets


def test_everything_there_is() -> None:
    lines = done("sheets", "--paper", "a4")
    assert "  letter                       215.9 x 279.4 mm" in lines
    assert "  tarot, tarot us              69.85 x 120.65 mm    6" in lines
    assert "  jumbo                        88.9 x 139.7 mm      4" in lines
    assert any(line.startswith("  avery 5371, avery 8371") for line in lines)


def test_how_many_and_how_to_cut_them() -> None:
    assert done("sheets", "--size", "63x88", "--paper", "A4") == [
        "63 x 88 mm: 9 on a4 (210 x 297 mm)",
        "  1. Trim the right edge by the marks: 1",
        "  2. Trim the top edge by the marks: 1",
        "  3. Fresh right edge to the fence: a column at a time, fence at 63 mm: 3",
        "  4. Fresh top edge to the fence: a row at a time of each strip, fence at 88 mm: 9",
        "  14 cuts a sheet, 2 fence settings (63, 88 mm)",
    ]
    assert done("sheets", "--size", "tarot", "--paper", "a4")[0] == (
        "tarot (69.85 x 120.65 mm): 6 on a4 (210 x 297 mm), 4 turned"
    )
    assert done("sheets", "--size", "token 25", "--paper", "a4") == [
        "token 25 (25 x 25 mm): 88 on a4 (210 x 297 mm)"
    ]


def test_exact_fits_without_margin() -> None:
    assert done("sheets", "--size", "70x99", "--paper", "a4", "--margin", "0")[0].startswith(
        "70 x 99 mm: 9 on a4"
    )
    assert done("sheets", "--size", "42x59.4", "--paper", "a4", "--margin", "0")[0].startswith(
        "42 x 59.4 mm: 25 on a4"
    )


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (
            ("--size", "120x180", "--paper", "a6"), 1,
            "card of 120 x 180 mm, sheet of 105 x 148 mm: does not fit inside the margins; "
            "the largest card that fits is 95 x 138 mm",
        ),
        (
            ("--size", "63x88", "--paper", "a4", "--margin", "200"), 1,
            "card of 63 x 88 mm, sheet of 210 x 297 mm: the margins leave nothing to print on; "
            "a margin of at most 73.5 mm leaves room for one card",
        ),
        (
            ("--size", "63x88", "--paper", "a4", "--margin", "-5"), 1,
            "margin of -5 mm, a4 (210 x 297 mm): is less than nothing; give 5",
        ),
        (("--size", "0x88"), 2, "0 x 88 mm cannot be printed; give sides over 0 and up to 2000 mm"),
        (
            ("--paper", "lettr"), 2,
            "there is no paper 'lettr'; did you mean 'letter'? "
            "(or give WxH in millimeters, like 210x297)",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_printed(words: tuple[str, ...], code: int, message: str) -> None:
    assert run("sheets", *words) == (code, "", message + "\n")


# lohprint print, laid out


def names(file: Path, page: int) -> str:
    document = pypdfium2.PdfDocument(file)
    text: str = document[page].get_textpage().get_text_range()
    document.close()
    return text


def test_papers_and_sizes(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain")
    done("print", "5e", "lilith", "--paper", "LETTER", *place)
    assert sheet(tmp_path / "lilith.pdf") == (8, [(215.9, 279.4)] * 8)
    done("print", "5e", "lilith", "--paper", "a3", "--size", "sleeve", *place)
    assert sheet(tmp_path / "lilith.pdf") == (4, [(297.0, 420.0)] * 4)
    done("print", "5e", "lilith", "--paper", "a4", "--gutterfold", *place)
    assert sheet(tmp_path / "lilith.pdf")[0] == 8  # 31 cards, 4 a sheet


def test_text_is_never_made_too_small(tmp_path: Path) -> None:
    code, _, err = run("print", "5e", "lilith", "--size", "micro", "-o", str(tmp_path))
    assert code == 1
    assert "card of 31.75 x 44.45 mm: text of " in err
    assert "; give at least " in err
    assert list(tmp_path.iterdir()) == []


def test_markers_fill_up_and_the_ticket_comes_first(tmp_path: Path) -> None:
    lines = done(
        "print", "5e", "lilith", "markers", "--paper", "a4", "--fill", "markers", "--ticket",
        "-o", str(tmp_path), "--theme", "plain",
    )  # fmt: skip
    assert [line.split()[0].rpartition("/")[2] for line in lines] == [
        "ticket.pdf", "lilith.pdf", "markers.pdf", "3", "print",
    ]  # fmt: skip
    ticket = names(tmp_path / "ticket.pdf", 0)
    assert "Lords of Hell: job ticket" in ticket
    assert "14 cuts a sheet, 2 fence settings" in ticket
    manifest = json.loads((tmp_path / "manifest.json").read_text())["components"]
    ids = [p["id"] for prints in manifest.values() for p in prints]
    assert len(ids) == 31 + 34  # each card and each marker once
    assert sum("marker" in p["id"] for p in manifest["lilith"]) > 20


def test_a_cutting_machine_gets_marks_and_paths(tmp_path: Path) -> None:
    done(
        "print", "5e", "realms", "--paper", "a4", "--cutter", "silhouette", "-o", str(tmp_path),
        "--theme", "plain",
    )  # fmt: skip
    svg = (tmp_path / "realms-cut-1.svg").read_text()
    assert svg.count("<rect") == 6
    assert (tmp_path / "realms-cut-1.dxf").read_text().count("POLYLINE") == 6
    assert "silhouette 3: inset 10, arm 5, line 1 mm" in names(tmp_path / "realms.pdf", 0)


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("--printer", "nobody"), 2, "no printer called 'nobody' was measured; "
         "print the sheet of 'lohprint calibrate nobody', and type what you read off it"),
        (("--measured", "abc"), 2, "'abc' is nothing a 50 mm ruler measures; "
         "give 48.6 or 48.6x49.9"),
        (("--margin", "2"), 1, "margin of 2 mm, a4 (210 x 297 mm): is nearer to the edge than "
         "most printers print; give 3 or more, 0 for a borderless printer, or a measured profile"),
        (("--bleed", "6"), 1, "bleed of 6 mm, a4 (210 x 297 mm): is no bleed; give 0 to 5"),
    ],
)  # fmt: skip
def test_refusals(words: tuple[str, ...], code: int, message: str, tmp_path: Path) -> None:
    found = run("print", "5e", "realms", "--paper", "a4", "-o", str(tmp_path), *words)
    assert found == (code, "", message + "\n")


def test_a_measured_ruler_scales_every_page(tmp_path: Path) -> None:
    place = ("5e", "realms", "--paper", "a4", "-o", str(tmp_path), "--theme", "plain")
    done("print", *place, "--measured", "48.6")
    with pikepdf.open(tmp_path / "realms.pdf") as pdf:
        for page in pdf.pages:
            content = page.Contents.read_bytes().decode("latin-1")
            scale = re.search(r"([\d.]+) 0 0 ([\d.]+) [-\d.]+ [-\d.]+ cm", content)
            assert scale
            assert float(scale[1]) == pytest.approx(50 / 48.6, abs=1e-4)


# lohprint calibrate


def test_a_printer_is_measured_kept_and_used(tmp_path: Path) -> None:
    out = str(tmp_path / "sheet.pdf")
    assert done("calibrate", "office/2/card", "--paper", "a4", "-o", out) == [
        f"{out}: print it on a4, both sides, at 100 %, and follow what it says"
    ]
    assert profiles() == ()  # nothing was measured yet
    assert "lohprint calibrate office/2/card --sheet 1 A=x,y" in names(Path(out), 0)
    lines = done(
        "calibrate", "office/2/card", "--sheet", "1", "A=1.2,-0.5", "B=1.2,-0.5", "C=1.2,-0.5",
        "d=1.2,-0.5", "--across", "159.2", "--blank", "4.2", "--paper", "a4", "-o", out,
    )  # fmt: skip
    assert lines[0] == (
        "the back lies 1.2 mm right and 0.5 mm up of the front, turned by 0 degrees, "
        "100 % as wide and 100 % as high"
    )
    (kept,) = profiles()
    assert (kept.name, kept.x, kept.y, kept.scale_x) == ("office/2/card", 1.2, -0.5, 0.995)
    assert kept.edges is not None
    assert kept.edges.bottom == 4.2
    assert "--sheet 2 A=x,y" in names(Path(out), 0)
    code, _, err = run("calibrate", "office/2/card", "--sheet", "1", "A=1,1", "B=1,1", "C=1,1")
    assert code == 2
    assert err.startswith("sheet 1 was read already; print sheet 2 with")
    place = ("5e", "realms", "--paper", "a4", "-o", str(tmp_path), "--theme", "plain")
    done("print", *place, "--printer", "office/2/card")


def test_a_printer_needs_no_name(tmp_path: Path) -> None:
    out = ("--paper", "a4", "-o", str(tmp_path / "sheet.pdf"))
    done("calibrate", *out)
    done("calibrate", "A=1,2", "B=1,2", "C=1,2", "D=1,2", *out)
    assert [(p.name, p.x, p.y) for p in profiles()] == [("printer", 1, 2)]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("A=1",), "'A=1' is no reading; give A=1.7,-0.9: a letter, x and y in mm"),
        (("E=1,2",), "'E=1,2' is no reading; give A=1.7,-0.9: a letter, x and y in mm"),
        (("A=17,-9",), "'A=17,-9' is off the grid; give millimeters, like A=1.7,-0.9"),
        (("A=1,2", "B=1,2"), "readings of too few places; give three that are not on one line"),
        (("--blank", "1,2"), "'1,2' is no blank edge; "
         "give one width in mm, or top,right,bottom,left"),
        (("--across", "15.9"), "--across 15.9: the line is 160 mm; give mm"),
        (("--backs", "none"), "a printer without backs needs no calibration; "
         "give --backs long or short"),
    ],
)  # fmt: skip
def test_readings_that_cannot_be(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    out = str(tmp_path / "sheet.pdf")
    assert run("calibrate", "p", *words, "--paper", "a4", "-o", out) == (2, "", message + "\n")
    assert profiles() == ()


def test_readings_that_disagree_are_told(tmp_path: Path) -> None:
    words = ("A=1,1", "B=1,1", "C=1,1", "D=-1,1", "--paper", "a4", "-o", str(tmp_path / "s.pdf"))
    assert done("calibrate", "p", *words)[1] == (
        "the readings disagree by 0.6 mm: look again, a sign or a letter may be wrong"
    )


# lohprint reprint


def test_spoiled_cards_are_printed_again(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    done("print", "5e", "lilith", "realms", *place)
    lines = done("reprint", "5e:lilith/4/4,realms/1/1", *place)
    assert lines[0].startswith("take out 1 x lilith alliance-of-lilith")
    assert lines[2].startswith("take out 1 x realm ")
    assert lines[-1] == f"{tmp_path}/reprint-1.pdf: 2 cards on 1 sheet"
    assert sheet(tmp_path / "reprint-1.pdf")[0] == 2
    assert done("reprint", "5e", "--changed", *place) == [
        "nothing has changed since it was printed"
    ]


def test_changed_cards_are_printed_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    done("eject", str(home))
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    done("--home", str(home), "print", "5e", "lilith", *place)
    cards = home / "cardsdb/5e/cards/events.yaml"
    old = "Draw 2 cards after your free draw this turn."
    cards.write_text(cards.read_text().replace(old, old.replace("2", "3")))
    lines = done("--home", str(home), "reprint", "5e", "--changed", *place)
    assert lines == [
        "take out 1 x lilith conjuration 170",
        "put in   1 x lilith conjuration 170",
        "take out 1 x lilith conjuration 171",
        "put in   1 x lilith conjuration 171",
        f"{tmp_path}/reprint-1.pdf: 2 cards on 1 sheet",
    ]
    assert "Draw 3 cards" in names(tmp_path / "reprint-1.pdf", 0).replace("\r\n", " ")


def test_reprinting_what_was_not_printed(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    assert run("reprint", "5e:1/1", *place) == (
        1, "", f"{tmp_path}/manifest.json: is not there; 'lohprint print' writes it; print first\n"
    )  # fmt: skip
    assert run("reprint", "5e", *place)[2] == (
        "'5e' is no place of a sheet; give EDITION:FILE/SHEET/SLOT, or EDITION --changed\n"
    )
    done("print", "5e", "realms", *place)
    assert run("reprint", "5e:2/1", *place) == (
        2, "", "nothing was printed at '2/1'; realms has 1 sheets\n"
    )  # fmt: skip


# lohprint cut, lohprint box


def test_cut_paths_and_a_plan(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    assert done("cut", "5e", "lilith", *place) == [
        "Lilith: 14 cuts a sheet, 2 fence settings (63, 88 mm)",
        *(f"  {tmp_path}/lilith-cut-{n}.{kind}" for n in (1, 4) for kind in ("svg", "dxf")),
    ]


def test_a_box_for_every_deck(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    lines = done("box", "5e", *place)
    assert lines[0] == "Asmodeus: 31 cards, 64 x 89 x 11.5 mm"
    assert lines[-1] == f"{tmp_path}/boxes.pdf: 6 pages of a4"
    assert "glue inside the back" in names(tmp_path / "boxes.pdf", 0)
    sleeved = done("box", "5e", "lilith", "--sleeve", "penny", "--thickness", "0.3", *place)
    assert sleeved[0] == "Lilith: 31 cards, 67 x 92 x 13.4 mm"


def test_no_deck_no_box(tmp_path: Path) -> None:
    assert run("box", "annihilageddon3", "-o", str(tmp_path), "--theme", "plain") == (
        2, "", "annihilageddon3 has no decks to put in boxes; --pad makes a score pad\n"
    )  # fmt: skip
    assert list(tmp_path.iterdir()) == []


def test_dividers_and_a_score_pad(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    assert done("box", "5e", "--dividers", *place) == [f"{tmp_path}/dividers.pdf: 1 page of a4"]
    assert "Conjuration" in names(tmp_path / "dividers.pdf", 0)
    assert done("box", "5e", "--pad", *place) == [f"{tmp_path}/score-pad.pdf: 1 page of a4"]
    text = names(tmp_path / "score-pad.pdf", 0)
    assert all(word in text for word in ("Asmodeus", "Lilith", "Oaths", "Score"))


def duplex(file: Path) -> str:
    with pikepdf.open(file) as pdf:
        return str(pdf.Root.ViewerPreferences.get("/Duplex", "none"))


def test_a_whole_file_stays_in_step_on_a_duplex_printer(tmp_path: Path) -> None:
    done(
        "print", "5e", "realms", "markers", "--one-file", "--ticket", "--paper", "a4",
        "-o", str(tmp_path), "--theme", "plain",
    )  # fmt: skip
    file = tmp_path / "5e.pdf"
    assert duplex(file) == "/DuplexFlipLongEdge"
    assert sheet(file)[0] == 6  # ticket, realms and markers, two sides each
    assert "job ticket" in names(file, 0)
    assert "sheet 1/1, front" in names(file, 2)
    assert "Realms" in names(file, 2)
    assert "sheet 1/1, back" in names(file, 3)
    assert "Markers" in names(file, 4)
    assert "sheet 1/1, back" in names(file, 5)


def test_fed_by_hand_the_printer_must_not_turn_sheets_itself(tmp_path: Path) -> None:
    place = ("-o", str(tmp_path), "--theme", "plain", "--paper", "a4")
    done("print", "5e", "lilith", "--by-hand", *place)
    assert duplex(tmp_path / "lilith.pdf") == "/Simplex"
    sides = [names(tmp_path / "lilith.pdf", n) for n in (0, 3, 4, 7)]
    for page, said in zip(
        sides, ("1/4, front", "4/4, front", "1/4, back", "4/4, back"), strict=True
    ):
        assert said in page
    assert run("print", "5e", "lilith", "--by-hand", "--one-file", *place) == (
        2, "", "--by-hand feeds one component after another; leave out --one-file\n"
    )  # fmt: skip
