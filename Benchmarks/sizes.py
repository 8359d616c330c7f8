"""Measures what deliveries and posts cost by how many there are: streams of one conversation, and clients that post at once.

    PARLEY_BINARIES=… python Benchmarks/sizes.py [--peer prosody] [--plot FOLDER]

Runs `FanoutBenchmark` (Server/Benchmarks/Fanout), which measures the servers in turn, for each size. `--plot` draws the figures against
the size, `deliveries.svg` and `posts.svg`; `growth.py` does so for the size of a store.
"""

import argparse
import os
import re
import subprocess
from pathlib import Path

from plot import plot

ROOT = Path(__file__).resolve().parents[1]
BINARIES = Path(os.environ.get("PARLEY_BINARIES", ROOT / ".build-release" / "release")).resolve()
FANOUT = ROOT / "Server" / BINARIES.relative_to(ROOT) / "FanoutBenchmark"
STREAMS = (10, 100, 300, 1_000, 3_000)
CLIENTS = (1, 4, 16, 64)
ROUNDS = 3
POSTS = 100
RUN_SECONDS_MAX = 1_200
# Columns of the program's table that are drawn, by their place in it.
DELIVERIES = {"deliveries a second": 0, "a second of processor": 1, "last p50 ms": 3, "last p99 ms": 4, "quiet p50 ms": 5, "KB a stream": 9}
POST_FIGURES = ("posts a second", "p50 ms", "p99 ms", "µs of the server", "µs of the generator")


def deliveries(text):
    """The drawn columns of each server, from the program's table."""
    found = {}
    for line in text.splitlines():
        if row := re.fullmatch(r"(\w.*?) {2,}((?:-?[\d.]+ *){11})", line):
            values = [float(value) for value in row[2].split()]
            found[row[1]] = [values[place] for place in DELIVERIES.values()]
    return found


def posts(text):
    """The figures of each server, from the program's lines."""
    lines = re.findall(r"^(.+?), clients: \d+: (.+)$", text, re.MULTILINE)
    return {name: [float(value) for value in re.findall(r"(?<![\w.])\d+(?:\.\d+)?", figures)] for name, figures in lines}


def measure(sizes, arguments, read):
    """Runs the program for each size; the rows of each server by size."""
    series = {}
    for size in sizes:
        command = [str(word) for word in (FANOUT, *arguments(size))]
        text = subprocess.run(command, check=True, capture_output=True, text=True, timeout=RUN_SECONDS_MAX).stdout
        print(f"{size:,}\n{text}", flush=True)
        for name, figures in read(text).items():
            series.setdefault(name, {})[size] = figures
    return series


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--peer")
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    peer = ["--peer", options.peer] if options.peer else []
    delivered = measure(STREAMS, lambda size: [size, ROUNDS, *peer], deliveries)
    posted = measure(CLIENTS, lambda size: ["posts", POSTS, ROUNDS, "--clients", size, *peer], posts)
    if options.plot:
        options.plot.mkdir(parents=True, exist_ok=True)
        (options.plot / "deliveries.svg").write_text(plot(DELIVERIES, delivered))
        (options.plot / "posts.svg").write_text(plot(POST_FIGURES, posted))


if __name__ == "__main__":
    main()
