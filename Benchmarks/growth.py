"""Measures what a store's size costs: time until the server is ready, a snapshot, the catch-up of 10,000 entries, memory.

    PARLEY_BINARIES=… python Benchmarks/growth.py [--plot FILE.svg] [size …]

For each size (entries of one conversation) a real store file is filled, the real `parley simulate` is started on it three times, and
the median of each figure is printed. Times are by the clock of this program, which only reads sockets; `baseline` is a start on an
empty store in the same run."""

import argparse
import http.client
import os
import re
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from plot import plot

ROOT = Path(__file__).resolve().parents[1]
BINARIES = Path(os.environ.get("PARLEY_BINARIES", ROOT / ".build" / "debug"))
SIZES = (0, 1_000, 10_000, 100_000)
ROUNDS = 3
SNAPSHOTS = 20
CATCH_UP = 10_000
TIMEOUT_SECONDS = 60
# What the figures are to stay below, at the largest size.
GOALS = {"ready ms": 50, "snapshot ms": 4, "catch-up ms": 60, "idle MB": 20}


class Server:
    """One `parley simulate` on a store of its own."""

    def __init__(self, folder):
        begin = time.perf_counter()
        self.process = subprocess.Popen(
            [BINARIES / "parley", "simulate", "--web", BINARIES / "web", "--store", folder, "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                break
        else:
            raise RuntimeError("the server did not start")
        self.ready = 1_000 * (time.perf_counter() - begin)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(TIMEOUT_SECONDS)
        self.process.stdout.close()

    def memory(self):
        """Megabytes in use: all, and what is no page of a file. Source: proc(5), `smaps_rollup`."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return [int(re.search(rf"^{name}: +(\d+) kB", text, re.MULTILINE)[1]) / 1_000 for name in ("Rss", "Anonymous")]


def fill(database, count):
    """Inserts the rows of so many texts, as two devices would have sent them."""
    with sqlite3.connect(database) as store:
        (conversation,) = store.execute("SELECT id FROM conversation").fetchone()
        devices = store.execute("SELECT id, personId FROM device ORDER BY id").fetchall()
        store.executemany(
            "INSERT INTO entry (conversationId, sequence, senderId, deviceId, sendKey, part, sentAt, kind, payload)"
            " VALUES (?, ?, ?, ?, ?, 0, ?, 'text', ?)",
            ((conversation, number, devices[number % 2][1], devices[number % 2][0], f"growth-{number}",
              1_700_000_000_000 + number, f'{{"kind":"text","text":"Post {number}: shall we meet at eight?"}}'.encode())
             for number in range(1, count + 1)))
    return conversation


def snapshot(port):
    """Median milliseconds of a snapshot, and the cookie of the device."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT_SECONDS)
    line.request("GET", "/devices/kate-phone/")
    answer = line.getresponse()
    answer.read()
    cookie = answer.getheader("Set-Cookie").split(";")[0]
    times = []
    for _ in range(SNAPSHOTS):
        begin = time.perf_counter()
        line.request("GET", "/devices/kate-phone/conversation", headers={"Cookie": cookie})
        answer = line.getresponse()
        if answer.status != 200:
            raise RuntimeError(f"a snapshot was answered with {answer.status}")
        answer.read()
        times.append(1_000 * (time.perf_counter() - begin))
    line.close()
    return statistics.median(times), cookie


def catch_up(port, conversation, cookie, size):
    """Milliseconds from the request of a stream to the last of the entries after the one that the client has."""
    first = max(0, size - CATCH_UP)
    with socket.create_connection(("127.0.0.1", port), TIMEOUT_SECONDS) as line:
        begin = time.perf_counter()
        line.sendall(
            f"GET /devices/kate-phone/conversations/{conversation}/events?after={first} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode())
        last, end = f"\nid: {size}".encode(), b""
        while size > 0 and not re.search(last + rb"\b", end):
            data = line.recv(1 << 18)
            if not data:
                raise RuntimeError("the stream has ended: " + end.decode(errors="replace"))
            end = end[-64:] + data
        return 1_000 * (time.perf_counter() - begin)


def measure(size):
    rounds = []
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        with Server(folder):
            pass
        conversation = fill(Path(folder) / "chat.sqlite", size)
        for _ in range(ROUNDS):
            with Server(folder) as server:
                time.sleep(1)
                idle, anonymous = server.memory()
                milliseconds, cookie = snapshot(server.port)
                caught = catch_up(server.port, conversation, cookie, size)
                rounds.append([server.ready, milliseconds, caught, idle, anonymous, server.memory()[0]])
    return [statistics.median(column) for column in zip(*rounds)]


COLUMNS = ("ready ms", "snapshot ms", "catch-up ms", "idle MB", "not of files", "used MB")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plot", type=Path)
    parser.add_argument("sizes", nargs="*", type=int)
    options = parser.parse_args()
    print(f"{'entries':>9}" + "".join(f"{name:>14}" for name in COLUMNS) + f"   medians of {ROUNDS}", flush=True)
    rows = {}
    for size in options.sizes or SIZES:
        rows[size] = measure(size)
        print(f"{size:>9,}" + "".join(f"{value:>14.1f}" for value in rows[size]), flush=True)
    if options.plot:
        options.plot.write_text(plot(COLUMNS, {"this server": rows}))
    largest = dict(zip(COLUMNS, rows[max(rows)]))
    missed = [f"{name}: {largest[name]:.1f}, the goal is {goal}" for name, goal in GOALS.items() if largest[name] > goal]
    print("\n".join(missed))
    return len(missed) > 0


if __name__ == "__main__":
    sys.exit(main())
