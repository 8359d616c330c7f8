"""Runs the programs of this folder one after another, and writes what they say into docs/performance.md.

    make benchmark                                         builds for release first
    PARLEY_BINARIES=… python Benchmarks/all.py [--peer PYTHON] [--prosody] [--busy] [--no-page] [part …]

Takes less than ten minutes on two cores. `--peer` names the Python of an environment that has NiceGUI; `--prosody` measures
posts and deliveries with Prosody, too, where it is installed (some five minutes more); `--busy` runs beside as many
processes that spin as there are processors, and writes the page's other table. A part that takes longer than it may is ended, and its
goals have no figure. Ends with 1 where a part has failed; a goal that is missed is a line of the table.
"""

import argparse
import contextlib
import os
import subprocess
import sys
from pathlib import Path

from whole.goals import GOALS
from whole.page import Run, update
from whole.parts import parts

ROOT = Path(__file__).resolve().parents[1]
BINARIES = Path(os.environ.get("PARLEY_BINARIES", ROOT / ".build-release" / "release")).resolve()
PAGE = ROOT / "docs" / "performance.md"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--peer", help="the Python of an environment with NiceGUI")
    parser.add_argument("--prosody", action="store_true")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--no-page", action="store_true", help="only prints")
    parser.add_argument("parts", nargs="*", metavar="part")
    options = parser.parse_args()
    chosen = [part for part in parts(BINARIES, options.peer, options.prosody) if not options.parts or part.name in options.parts]
    if unknown := set(options.parts) - {part.name for part in chosen}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    run = Run(is_busy=options.busy)
    with spinning(os.cpu_count() if options.busy else 0):
        for part in chosen:
            run.add(part.name, *part.run(BINARIES, ROOT))
    run.end()
    print("\n".join(run.table(GOALS)))
    if not options.no_page:
        update(PAGE, run, GOALS)
    return len(run.failures) > 0


@contextlib.contextmanager
def spinning(count):
    """Keeps so many processors busy; the processes end with this one, too."""
    loop = "import os, sys\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
    others = [subprocess.Popen([sys.executable, "-c", loop]) for _ in range(count)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


if __name__ == "__main__":
    sys.exit(main())
