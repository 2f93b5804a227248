"""A print run: components to faces, to sheets, to files. A fault stops it before any file."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lohprint.catalog import files
from lohprint.catalog.edition import Edition
from lohprint.errors import Faults, LohError, StoreError
from lohprint.press.components import Component
from lohprint.press.face import Compositor
from lohprint.press.job import Job
from lohprint.press.page import Leaf
from lohprint.press.pdf import About, Section, paint
from lohprint.press.sheet import sheets
from lohprint.press.theme import Theme

Step = Callable[[int], None]
"""Told that so many more copies were set or painted."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be printed, how, and into which folder."""

    edition: Edition
    theme: Theme
    components: tuple[Component, ...]
    job: Job
    folder: Path
    one_file: bool = False

    @property
    def steps(self) -> int:
        """How many copies `print_run` tells of in all: each is set, then painted."""
        return 2 * sum(len(part.copies) for part in self.components)


@dataclass(frozen=True, slots=True)
class Printed:
    """A file that was made: its size in bytes, and what was left off its sheets."""

    path: Path
    pages: int
    sheets: int
    size: int
    notes: tuple[str, ...]


def print_run(run: Run, step: Step = lambda count: None) -> tuple[Printed, ...]:
    """Makes the files of a run.

    Raises StoreError when the folder cannot be written to, Faults with every face that cannot be
    drawn, LayoutError for pieces that do not fit the paper.
    """
    check_folder(run.folder)
    leaves = _leaves(run, step)
    made = [(part, _section(run, part, leaves[part.id])) for part in run.components]
    if run.one_file:
        return (_file(run, run.edition.id, run.edition.facts.title, made, step),)
    return tuple(
        _file(run, part.id, f"{run.edition.facts.title}: {part.title}", [(part, section)], step)
        for part, section in made
    )


def check_folder(folder: Path) -> None:
    """Raises StoreError when files cannot be made in a folder, before any work is done."""
    there = next((path for path in (folder, *folder.absolute().parents) if path.exists()), folder)
    if not there.is_dir():
        raise StoreError(folder, f"cannot be a folder: {there} is a file", "choose another place")
    if not os.access(there, os.W_OK | os.X_OK):
        raise StoreError(folder, "cannot be written to", "choose another place with -o")


def _leaves(run: Run, step: Step) -> Mapping[str, Sequence[Leaf]]:
    """Every copy with its faces, by component. Raises Faults with each fault told once."""
    compositor = Compositor(run.edition, run.theme)
    faults: dict[tuple[str, ...], LohError] = {}
    leaves: dict[str, list[Leaf]] = {part.id: [] for part in run.components}
    for part in run.components:
        for copy in part.copies:
            try:
                leaves[part.id].append(compositor.leaf(copy))
            except LohError as fault:
                faults.setdefault(fault.lines(), fault)
            step(1)
    if faults:
        raise Faults(faults.values())
    return leaves


def _section(run: Run, part: Component, leaves: Sequence[Leaf]) -> Section:
    """The pages of a component."""
    code = f"{run.edition.id}:{part.id}"
    job = replace(run.job, edition=run.edition.facts.title, component=part.title, code=code)
    return Section(part.title, sheets(leaves, job))


def _file(
    run: Run, name: str, title: str, inside: Sequence[tuple[Component, Section]], step: Step
) -> Printed:
    """One PDF, written whole."""
    facts, sections = run.edition.facts, [section for _, section in inside]
    pages = [page for section in sections for page in section.pages]
    two_sided = any(page.side == "back" for page in pages)
    about = About(
        title,
        author=facts.designer,
        subject=f"{facts.credit}. Print at 100 % on {run.job.paper.name}.",
        keywords=(facts.title, facts.short, *(part.title for part, _ in inside)),
        language=run.edition.lang,
        flip=run.job.backs if two_sided else "none",
    )
    content = paint(sections, about, run.theme.fonts)
    path = run.folder / f"{name}.pdf"
    files.replace(path, content)
    step(sum(len(part.copies) for part, _ in inside))
    fronts = sum(1 for page in pages if page.side == "front")
    notes = tuple(dict.fromkeys(note for page in pages for note in page.notes))
    return Printed(path, len(pages), fronts, len(content), notes)
