"""`lohprint schema`: JSON Schema of the files, for editors."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def schema(
    kind: Annotated[
        str, typer.Argument(help="cards, deck, edition, list, translation or tuned.")
    ] = "cards",
) -> None:
    """Print the JSON Schema of a kind of file.

    Editors that know the YAML language server check and complete with it: write it to a
    file, and name that file in the first line of the YAML.

    \b
    Examples:
      lohprint schema cards > cards.schema.json
      # yaml-language-server: $schema=cards.schema.json
    """
    import json

    from lohprint.catalog import schema as schemas
    from lohprint.cli.out import deliver
    from lohprint.errors import UsageError, nearest

    if kind not in schemas.SCHEMAS:
        raise UsageError(f"there is no schema '{kind}'; {nearest(kind, schemas.SCHEMAS)}")
    told = json.dumps(schemas.schema(kind), ensure_ascii=False, indent=2) + "\n"
    deliver(told.encode(), None)


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
