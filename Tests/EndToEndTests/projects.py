"""Copies of the projects of Tests/Projects, which tests may change."""

import shutil
import tempfile
from pathlib import Path

from simulator import ROOT


def copied(test, name):
    """Returns a copy of a project of Tests/Projects, which is removed after the test."""
    folder = tempfile.TemporaryDirectory(prefix="parley-project-")
    test.addCleanup(folder.cleanup)
    return Path(shutil.copytree(ROOT / "Tests/Projects" / name, Path(folder.name) / name))
