"""What is typed plainly is printed as a printer sets it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.press.type.typeset import QUOTES, typeset


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("its owner's hand", "its owner’s hand"),
        ("their owners' hands", "their owners’ hands"),
        ("Its 'when played' text", "Its ‘when played’ text"),
        ('then "at least" texts', "then “at least” texts"),
        ("('so')", "(‘so’)"),
        ("worth -3, not 2-3", "worth −3, not 2-3"),
        ("-10", "−10"),
        ("face-down", "face-down"),
        ("5e-2", "5e-2"),
        ("A\u0308ja\u0308ta\u0308r", "Äjätär"),
    ],
)
def test_quotes_apostrophes_and_minus(typed: str, printed: str) -> None:
    assert typeset(typed) == printed


def test_quotes_are_those_of_the_language() -> None:
    assert typeset("\"niin\" ja 'näin'", "fi") == "”niin” ja ’näin’"
    assert typeset('"tak"', "pl") == "„tak”"
    assert typeset('"so"', "de-AT") == "„so“"
    assert typeset('"?"', "xx") == "“?”"


def test_a_quote_after_something_printed_closes() -> None:
    assert typeset("'s hand", inside=True) == "’s hand"
    assert typeset("'s hand") == "‘s hand"


@given(st.text(st.sampled_from("ab '\"-1("), max_size=20), st.sampled_from(sorted(QUOTES)))
def test_every_sign_is_set_by_one_and_only_once(text: str, language: str) -> None:
    printed = typeset(text, language)
    assert len(printed) == len(text)
    assert not set(printed) & set("'\"")
    assert typeset(printed, language) == printed
