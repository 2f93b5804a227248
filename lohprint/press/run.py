"""A print run: components to faces, to sheets, to files. A fault stops it before any file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lohprint.catalog import cache, files
from lohprint.catalog.edition import Edition
from lohprint.errors import DataError, Place, together
from lohprint.press.ahead import ahead
from lohprint.press.components import Component
from lohprint.press.finish import manifest as manifests
from lohprint.press.finish import ticket as tickets
from lohprint.press.finish.cutpaths import dxf, sheets_alike, svg
from lohprint.press.finish.manifest import Fingerprints, Manifest
from lohprint.press.inks import LIGHT, Inks
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import Theme
from lohprint.press.paint.coverage import coverage
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.shapes import Face
from lohprint.press.sheets.form import form
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.layout import Sides
from lohprint.press.sheets.page import Leaf, Page, Placed
from lohprint.press.sheets.resize import resized
from lohprint.press.sheets.sheet import sheets

Step = Callable[[int], None]
"""Told that so many more copies were set or painted."""
RADIUS = 3.0
"""Of the corners a machine cuts, in mm (printing 3.1)."""
Laid = tuple[Component, Section]
"""A component and its pages."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be printed, how, and into which folder."""

    edition: Edition
    theme: Theme
    components: tuple[Component, ...]
    job: Job
    folder: Path
    one_file: bool = False
    size: Sides | None = None
    """What cards are cut to, in mm, where that is not what the theme draws."""
    fill: Component | None = None
    """What goes into empty slots; where it is printed too, only what is left of it is."""
    ticket: bool = False
    inks: Inks = LIGHT
    estimate: bool = False
    """Whether to measure how much ink the pages take."""
    before: Mapping[Path, Printed] | None = None
    """What was printed before: files that would look the same are not painted again."""

    @property
    def parts(self) -> tuple[Component, ...]:
        """All that is set: the components, and what fills their empty slots."""
        extra = (self.fill,) if self.fill and self.fill not in self.components else ()
        return (*self.components, *extra)

    @property
    def steps(self) -> int:
        """How many copies `print_run` tells of in all: each is set, then painted."""
        return sum(len(part.copies) for part in (*self.parts, *self.components))


@dataclass(frozen=True, slots=True)
class Printed:
    """A file that was made: its size in bytes, and what was left off its sheets."""

    path: Path
    pages: int
    sheets: int
    size: int
    notes: tuple[str, ...]
    ink: float | None = None
    """The mean share of a page that is ink, where it was asked for."""
    look: str = ""
    """Equal for files that look alike, where that is asked for."""


def print_run(run: Run, step: Step = lambda count: None) -> tuple[Printed, ...]:
    """Makes the files of a run.

    Raises StoreError when the folder cannot be written to, DataError when there is no copy of
    anything, Faults with every face that cannot be drawn, LayoutError for pieces that do not fit
    the paper.
    """
    files.check_folder(run.folder)
    if not run.steps:
        what, fix = "holds nothing to print", "give a card a quantity over 0"
        raise DataError(Place(run.edition.folder), what, fix)
    before = manifests.opened(run.folder, run.edition.id)
    leaves = leaves_of(run, step)
    if run.one_file:
        backs = any(leaf.back for some in leaves.values() for leaf in some)
        run = replace(run, job=replace(run.job, every_back=backs))
    made, manifest = _laid_out(run, leaves, before)
    printed = tuple(_files(run, made, step))
    manifests.write(manifest, run.folder)
    if run.job.cutter:
        for part, section in made:
            write_paths(section.pages, run.folder / f"{part.id}-cut", RADIUS)
    return printed


def print_again(run: Run, leaves: Sequence[Leaf], manifest: Manifest) -> Printed:
    """Makes `reprint-N.pdf` with these cards alone: one more component of what is there."""
    part = Component(manifest.next_reprint, "Reprint", ())
    section = _section(run, part, leaves)
    title = f"{run.edition.facts.title}: {part.id.replace('-', ' ')}"
    printed = _file(run, part.id, title, [(part, section)], lambda count: None)
    manifests.write(manifest.with_pages(part.id, section.pages), run.folder)
    return printed


def write_paths(pages: Sequence[Page], stem: Path, radius: float) -> tuple[Path, ...]:
    """Cut paths as SVG and DXF, one of each for sheets that are cut alike; returns their paths."""
    made = []
    for sheet, slots in sheets_alike(pages).items():
        w, h = pages[0].w, pages[0].h
        for ending, text in (("svg", svg(slots, w, h, radius)), ("dxf", dxf(slots, w, h, radius))):
            path = stem.with_name(f"{stem.name}-{sheet}.{ending}")
            files.replace(path, text.encode())
            made.append(path)
    return tuple(made)


def _laid_out(
    run: Run, leaves: Mapping[str, Sequence[Leaf]], manifest: Manifest
) -> tuple[list[Laid], Manifest]:
    """The pages of every component, and the manifest with them."""
    spare = list(leaves[run.fill.id]) if run.fill else []
    made = []
    for part in run.components:
        if part == run.fill:
            continue
        section = _section(run, part, leaves[part.id], spare)
        manifest = manifest.with_pages(part.id, section.pages)
        del spare[: len(manifest.components[part.id]) - len(leaves[part.id])]
        made.append((part, section))
    if run.fill in run.components and run.fill and spare:
        section = _section(run, run.fill, spare)
        manifest = manifest.with_pages(run.fill.id, section.pages)
        made.append((run.fill, section))
    return made, manifest


def _files(run: Run, made: Sequence[Laid], step: Step) -> Iterator[Printed]:
    """The files, with a job ticket first where one is asked for."""
    title = run.edition.facts.title
    ticket = [Section("Job ticket", _ticket(run, made))] if run.ticket and made else []
    if run.one_file:
        yield _file(run, run.edition.id, title, made, step, ticket)
        return
    if ticket:
        yield _file(run, "ticket", f"{title}: job ticket", (), step, ticket)
    for part, section in made:
        yield _file(run, part.id, f"{title}: {part.title}", [(part, section)], step)


def _ticket(run: Run, made: Sequence[Laid]) -> tuple[Page, ...]:
    """The ticket, with the cuts of the fullest sheet."""
    counts = [(part.title, sum(p.side == "front" for p in section.pages)) for part, section in made]
    fullest = max((section.pages[0] for _, section in made), key=lambda page: len(page.placed))
    job = replace(run.job, edition=run.edition.facts.title)
    shape = form(fullest.placed[0].face, job)
    fronts = tickets.pages(tickets.ticket(job, counts, shape), job, shape)
    if not (job.every_back and job.two_sided):
        return fronts
    blank = [Page(page.w, page.h, "back", page.sheet, ()) for page in fronts]
    return tuple(page for pair in zip(fronts, blank, strict=True) for page in pair)


def leaves_of(run: Run, step: Step = lambda count: None) -> Mapping[str, Sequence[Leaf]]:
    """Every copy with its faces, stamped, by component. Raises Faults with each fault once."""
    compositor, prints = Compositor(run.edition, run.theme), Fingerprints()
    copies = [copy for part in run.parts for copy in part.copies]

    def leaf(at: int) -> Leaf:
        step(1)
        second.come_to(at)
        drawn = compositor.leaf(copies[at])
        if compositor.drew:  # what all faces share is drawn now, and need not be drawn twice
            second.start()
        return prints.stamped(resized(drawn, run.size) if run.size else drawn)

    with ahead(compositor.leaf, copies) as second, together() as tried:
        leaves = iter([tried(leaf, at) for at in range(len(copies))])
    return {part.id: [next(leaves) for _ in part.copies] for part in run.parts}


def _section(
    run: Run, part: Component, leaves: Sequence[Leaf], spare: Sequence[Leaf] = ()
) -> Section:
    """The pages of a component; what is spare may fill its empty slots."""
    title, code = run.edition.facts.title, f"{run.edition.id}:{part.id}"
    job = replace(run.job, edition=title, component=part.title, code=code, fillers=tuple(spare))
    return Section(part.title, sheets(leaves, job))


def _file(
    run: Run,
    name: str,
    title: str,
    inside: Sequence[Laid],
    step: Step,
    before: Sequence[Section] = (),
) -> Printed:
    """One PDF, written whole; `before` are pages that belong to no component."""
    facts, sections = run.edition.facts, [*before, *(section for _, section in inside)]
    pages = [page for section in sections for page in section.pages]
    two_sided = any(page.side == "back" for page in pages)
    about = About(
        title,
        author=facts.designer,
        subject=f"{facts.credit}. Print at 100 % on {run.job.paper.name}.",
        keywords=(facts.title, facts.short, *(part.title for part, _ in inside)),
        language=run.edition.lang,
        flip=run.job.backs if two_sided and run.job.order == "sheets" else "none",
    )
    path = run.folder / f"{name}.pdf"
    look = "" if run.before is None else _look(pages, about)
    known = run.before and run.before.get(path)
    if known and known.look == look and path.is_file():
        return known
    content = paint(sections, about, run.theme.fonts, run.inks)
    files.replace(path, content)
    step(sum(len(part.copies) for part, _ in inside))
    fronts = sum(1 for page in pages if page.side == "front")
    notes = tuple(dict.fromkeys(note for page in pages for note in page.notes))
    ink = coverage(pages, run.theme.fonts, run.inks) if run.estimate else None
    return Printed(path, len(pages), fronts, len(content), notes, ink, look)


def _look(pages: Sequence[Page], about: About) -> str:
    """A name for all that is to be seen in a file; faces count by their hash."""
    bare = [replace(page, placed=tuple(map(_bare, page.placed))) for page in pages]
    return cache.key(about, bare)


def _bare(placed: Placed) -> Placed:
    return replace(placed, face=Face("", placed.face.w, placed.face.h, ()))
