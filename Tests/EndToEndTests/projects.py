"""Copies of the projects of Tests/Projects, which tests may change."""

import shutil
import tempfile
import time
from pathlib import Path

from simulator import ROOT


def copied(test, name):
    """Returns a copy of a project of Tests/Projects, which is removed after the test."""
    folder = tempfile.TemporaryDirectory(prefix="parley-project-")
    test.addCleanup(folder.cleanup)
    return Path(shutil.copytree(ROOT / "Tests/Projects" / name, Path(folder.name) / name))


def tell_opened(project, since):
    """Prints how long it took from `parley open`, at a time of the monotonic clock, until the app is on screen."""
    print(f"parley open {project}: {time.monotonic() - since:.1f} s until the app is on screen")
