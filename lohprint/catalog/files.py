"""Write files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from lohprint.errors import StoreError


def replace(path: Path, content: bytes) -> None:
    """Put `content` at `path` in one step: a temporary file beside it, fsync, rename.

    Creates missing folders. Raises StoreError, and leaves what was there untouched.
    """
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)  # noqa: PTH101  # mkstemp makes it private
        os.replace(temporary, path)  # noqa: PTH105
        temporary = None
    except OSError as error:
        what = f"cannot be written ({error.strerror})"
        raise StoreError(path, what, "choose another place, or close what holds it") from None
    finally:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
