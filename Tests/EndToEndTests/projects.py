"""Copies of the projects of Tests/Projects, which tests may change."""

import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect

from simulator import ROOT, OpenedProject


def copied(test, name):
    """Returns a copy of a project of Tests/Projects, which is removed after the test."""
    folder = tempfile.TemporaryDirectory(prefix="parley-project-")
    test.addCleanup(folder.cleanup)
    return Path(shutil.copytree(ROOT / "Tests/Projects" / name, Path(folder.name) / name))


def tell_opened(project, since):
    """Prints how long it took from `parley open`, at a time of the monotonic clock, until the app is on screen."""
    print(f"parley open {project}: {time.monotonic() - since:.1f} s until the app is on screen")


def tell_opened_again(test, project, app, sight):
    """Opens the project of a test once more, when everything is built, and prints how long that took.

    `app` is the name of its button, `sight` returns the locator of what it shows first.
    """
    package = test.simulator.package
    test.simulator.stop()
    begin = time.monotonic()
    again = OpenedProject(package)
    test.addCleanup(again.stop)
    test.page.goto(again.start())
    test.kate.button(app).click()
    expect(sight()).to_be_attached()
    tell_opened(f"{project}, a second time", begin)
