"""Has many people use a server for half an hour, kills it meanwhile, and says whether anything that was acknowledged is lost or doubled.

    PARLEY_BINARIES=… python Benchmarks/load.py [--minutes 30] [--people 1000] [--conversations 300] [--rate 100] [--panels 20]

Starts the real `parley serve` on a fresh folder; `LoadBenchmark` (Server/Benchmarks/Load) makes the people by invitations, keeps a
stream open for each, and does what people do. It speaks as a proxy that the server trusts, so that everybody has an address of their
own. All traffic stays on 127.0.0.1. Ends with 1 where something is lost, doubled, refused by an error of the server, or beyond a limit.
"""

import argparse
import os
import resource
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests" / "EndToEndTests"))

from load.run import Run  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--conversations", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100, help="acts a second of all people together")
    parser.add_argument("--panels", type=int, default=20, help="people who have an app open")
    parser.add_argument("--kill-seconds", type=float, default=180, help="from one kill -9 of the server to the next, about")
    parser.add_argument("--memory-max", type=int, default=1_000, help="megabytes that the server may take")
    options = parser.parse_args()
    allow_descriptors()
    with tempfile.TemporaryDirectory(prefix="parley-load-") as folder:
        run = Run(options, Path(folder))
        run.carry_out()
    print("\n".join(run.lines()), flush=True)
    return len(run.problems()) > 0


def allow_descriptors():
    """Two connections a person, at both ends."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    sys.exit(main())
