"""Files are written whole, to what is there: a folder, a link or a pipe stays what it is."""

import os
import threading
from pathlib import Path

import pytest

from lohprint.catalog.files import replace
from lohprint.errors import StoreError


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    replace(pipe, b"a list")
    reader.join(timeout=10)
    assert heard == [b"a list"]
    assert pipe.is_fifo()


def test_a_link_stays_and_what_it_names_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_bytes(b"old")
    link = tmp_path / "link.csv"
    link.symlink_to("list.csv")
    replace(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "list.csv").read_bytes() == b"new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.csv", "list.csv"]


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        replace(tmp_path, b"new")
    assert str(caught.value) == f"{tmp_path}: is a folder; name a file in it"
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with pytest.raises(StoreError) as caught:
        replace(tmp_path / "file" / "list.csv", b"new")
    assert str(caught.value).startswith(f"{tmp_path}/file/list.csv: cannot be written (")
    assert (tmp_path / "file").read_bytes() == b"old"
