"""An order for a print service: exactly the files it takes, or a refusal; nothing is rescaled."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from lohprint.errors import Faults, LayoutError, LohError, UsageError, together
from lohprint.press.away import safe
from lohprint.press.away.services import Pages, Pictures, Product, Service, Sheets
from lohprint.press.components import Component
from lohprint.press.inks import Inks
from lohprint.press.look.face import Compositor
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.paint.raster import Format, Shot, alone, pictures
from lohprint.press.shapes import Face
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf, Page
from lohprint.press.sheets.sheet import sheets


@dataclass(frozen=True, slots=True)
class Pack:
    """Files by their path in the order's folder, and what the user must know to order."""

    files: dict[str, bytes]
    notes: tuple[str, ...]


Step = Callable[[int], None]
Offered = Sequence[tuple[Component, Sequence[Leaf]]]


def order(
    parts: Sequence[Component],
    compositor: Compositor,
    service: Service,
    format: Format,
    job: Job,
    step: Step = lambda count: None,
) -> Pack:
    """The order for `parts`; `job` is how a copy shop prints its sheets.

    `step` is told of so many more copies that were made.

    Raises UsageError for a format the service does not take, LayoutError where it cuts none of
    these sizes, Faults with every text that leaves its safe area.
    """
    with together() as tried:
        made = [(part, [tried(compositor.leaf, copy) for copy in part.copies]) for part in parts]
    if isinstance(service, Sheets):
        files = _counted(_sheets(made, compositor, service, job), made, step)
        return Pack(dict(files), (_counter(job),))
    cut = [(part, [leaf for leaf in some if _product(leaf.front, service)]) for part, some in made]
    offered = [(part, leaves) for part, leaves in cut if leaves]
    if not offered:
        raise LayoutError(service.title, "size", "cuts nothing of these sizes", "choose another")
    _check(offered, service, compositor)
    missed = [
        f"{part.title}: {service.title} does not cut {len(every) - len(leaves)} of {len(every)}; "
        "print them at home"
        for (part, leaves), (_, every) in zip(cut, made, strict=True)
        if len(leaves) < len(every)
    ]
    if isinstance(service, Pages):
        files = _counted(_pages(offered, service, compositor), offered, step)
        return Pack(dict(files), tuple(missed))
    if format not in service.formats:
        fix = f"give --format {' or '.join(service.formats)}"
        raise UsageError(f"{service.title} does not take {format}; {fix}")
    files = _pictures(offered, service, compositor, format, step)
    return Pack(dict(files), (*missed, *_limits(offered, service)))


def _counted(
    files: Iterator[tuple[str, bytes]], made: Offered, step: Step
) -> Iterator[tuple[str, bytes]]:
    """The same files; the copies of a component are done when its first file is."""
    copies = {part.id: len(leaves) for part, leaves in made}
    for name, content in files:
        step(copies.pop(name.removesuffix(".pdf").removesuffix("-1"), 0))
        yield name, content


def _product(face: Face, service: Pictures | Pages) -> Product | None:
    """What a face is cut as: the smallest product that takes it."""
    fitting = [product for product in service.cut() if product.takes(face)]
    return min(fitting, key=lambda product: product.trim, default=None)


def _check(offered: Offered, service: Pictures | Pages, compositor: Compositor) -> None:
    """Every text inside the safe area. Raises Faults with each that is not, told once."""
    faults: dict[str, LohError] = {}
    for _, leaves in offered:
        for leaf in leaves:
            for face in filter(None, (leaf.front, leaf.back)):
                product = _product(face, service)
                spare = min(product.trim[0] - face.w, product.trim[1] - face.h) if product else 0
                for fault in safe.outside(
                    face, service.safe_mm - spare / 2, compositor.theme.fonts
                ):
                    faults.setdefault(str(fault), fault)
    if faults:
        raise Faults(faults.values())


def _pictures(
    offered: Offered, service: Pictures, compositor: Compositor, format: Format, step: Step
) -> Iterator[tuple[str, bytes]]:
    """A folder a component: fronts in order, each back once, and a zip of them for the upload."""
    for part, leaves in offered:
        named = list(_sides(leaves))
        shots = [_shot(face, service, format) for _, face in named]
        fonts = compositor.theme.fonts
        files = {}
        made = pictures([face for _, face in named], shots, fonts)
        for (name, _), data in zip(named, made, strict=True):
            files[f"{name}.{format}"] = data
            step(name.startswith("front"))
        for name, data in files.items():
            yield f"{part.id}/{name}", data
        yield f"{part.id}.zip", zipped(files)


def _sides(leaves: Sequence[Leaf]) -> Iterator[tuple[str, Face]]:
    """Every front under its place in the order, and each different back once."""
    backs: list[Face] = []
    for number, leaf in enumerate(leaves, 1):
        yield f"front-{number:03}-{'-'.join(leaf.id.split('/')[2:])}", leaf.front
        if leaf.back is not None and leaf.back not in backs:
            backs.append(leaf.back)
            yield "back" if len(backs) == 1 else f"back-{number:03}", leaf.back


def _shot(face: Face, service: Pictures, format: Format) -> Shot:
    product = _product(face, service)
    if product is None or product.pixels is None:
        raise LayoutError(face.name, service.title, "is cut as nothing here", "choose another")
    return Shot(*product.pixels, service.dpi, format)


def _limits(offered: Offered, service: Pictures) -> Iterator[str]:
    """What the service's limits mean for this order."""
    cards = sum(len(leaves) for _, leaves in offered)
    yield f"{cards} cards in {len(offered)} parts; order each part with its own back"
    if service.most_cards and cards > service.most_cards:
        yield f"{service.title} takes {service.most_cards} cards a project: make two projects"
    if service.upload and cards > service.upload:
        yield f"{service.title} takes {service.upload} pictures at a time: upload in several goes"
    for part, leaves in offered:
        product = _product(leaves[0].front, service)
        tiers = service.tiers.get(product.name, ()) if product else ()
        if tiers and len(leaves) not in tiers:
            tier = next((tier for tier in tiers if tier >= len(leaves)), tiers[-1])
            yield f"{part.title}: {len(leaves)} cards cost as much as {tier}"


def _pages(offered: Offered, service: Pages, compositor: Compositor) -> Iterator[tuple[str, bytes]]:
    """A PDF a component: two pages a card in the service's order, in ink, without any mark."""
    facts = compositor.edition.facts
    inks = Inks("DeviceCMYK", service.most_ink / 100)
    for part, leaves in offered:
        pages: list[Page] = []
        for leaf in leaves:
            sides = [leaf.front, leaf.back or leaf.front]
            for face in reversed(sides) if service.order == "back first" else sides:
                product = _product(face, service)
                assert product is not None
                pages.append(alone(face, *product.whole, len(pages) + 1))
        about = About(f"{facts.title}: {part.title}", author=facts.designer, subject=facts.credit)
        sections = (Section(part.title, tuple(pages)),)
        yield (
            f"{part.id}.pdf",
            paint(sections, about, compositor.theme.fonts, inks, service.outlines),
        )


def _sheets(
    made: Offered, compositor: Compositor, service: Sheets, job: Job
) -> Iterator[tuple[str, bytes]]:
    """The sheets of each component, in as many files as the shop's limit asks for."""
    facts = compositor.edition.facts
    for part, leaves in made:
        pages = sheets(leaves, replace(job, edition=facts.title, component=part.title))
        about = About(
            f"{facts.title}: {part.title}",
            author=facts.designer,
            subject=facts.credit,
            flip=job.backs,
        )

        def painted(some: Sequence[Page], part: Component = part, about: About = about) -> bytes:
            return paint((Section(part.title, tuple(some)),), about, compositor.theme.fonts)

        files = under(pages, painted, service.most_mb * 1_000_000)
        for number, content in enumerate(files, 1):
            several = len(files) > 1
            yield f"{part.id}-{number}.pdf" if several else f"{part.id}.pdf", content


def under(
    pages: Sequence[Page], painted: Callable[[Sequence[Page]], bytes], most: int
) -> list[bytes]:
    """`pages` painted into files of at most `most` bytes, a sheet never parted.

    Raises LayoutError where one sheet alone is larger.
    """
    content = painted(pages)
    if len(content) <= most:
        return [content]
    last = pages[-1].sheet
    middle = (pages[0].sheet + last) / 2
    halves = ([p for p in pages if p.sheet <= middle], [p for p in pages if p.sheet > middle])
    if not all(halves):
        what = f"makes {len(content) / 1e6:.1f} MB, {most / 1e6:g} MB are the most"
        raise LayoutError(f"sheet {last}", "file", what, "raise --max-mb, or use smaller pictures")
    return [file for half in halves for file in under(half, painted, most)]


def _counter(job: Job) -> str:
    """What to say at the counter."""
    turned = f"both sides, flipped on the {job.backs} edge" if job.two_sided else "one side"
    return f"say at the counter: {job.paper.name}, {turned}, at 100 % without scaling, color"


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip of files, the same bytes for the same files: pictures are packed as they are."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    return out.getvalue()
