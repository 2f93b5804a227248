"""Lists for other programs, by the command: S24 and S25. Every format is in catalog/test_lists.py,
coming back from a table in catalog/test_importing.py."""

import csv
import io
from pathlib import Path

from markdown_it import MarkdownIt

NAMES = ["=1+1", "@home", "-3 curse", 'Café, "quoted"', "Blade #4"]
TEXTS = ["+1 strength", "cheap | fast", "one<br/>two<br/>three", "back ` tick", "ends in \\"]
PLAIN = ["+1 strength", "cheap | fast", "one\ntwo\nthree", "back ` tick", "ends in \\"]


def test_s24_a_table_reads_back_as_it_was_typed(loh, toy) -> None:
    toy(
        *({"name": name, "text": text} for name, text in zip(NAMES, TEXTS, strict=True)),
        held=[{"quantity": 1, "number": "97★"}] * 5,
    )
    for words in ((), ("--bom",)):
        loh("list", "toy", *words, "-o", "list.csv")
        content = Path("list.csv").read_bytes()
        assert content.startswith(b"\xef\xbb\xbf") == bool(words)
        text = content.decode("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(text, newline="")))
        assert [row["name"] for row in rows] == NAMES
        assert [row["text"] for row in rows] == PLAIN
        assert {row["numbers"] for row in rows} == {"97★"}


def test_s25_every_sign_is_seen_in_its_own_cell(loh, toy) -> None:
    toy(
        {"name": "*Star* _Fox_", "text": "&lt;b>gain&lt;/b>"},
        *({"name": f"Fox {n}", "text": text} for n, text in enumerate((*TEXTS, ""))),
    )
    page = MarkdownIt("commonmark").enable("table").parse(loh("list", "toy", "-f", "md").out)
    rows: list[list[str]] = []
    for token in page:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and rows and token.level > 2:
            parts = token.children or []
            rows[-1].append("".join("\n" if p.type == "html_inline" else p.content for p in parts))
    assert {len(row) for row in rows} == {8}
    assert [row[1] for row in rows[1:3]] == ["*Star* _Fox_", "Fox 0"]
    assert [row[-1] for row in rows[1:]] == ["<b>gain</b>", *PLAIN, ""]
