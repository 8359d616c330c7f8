"""One run: the server, the program that uses it, the kills, and what came of it."""

import contextlib
import json
import os
import random
import subprocess
import threading
import time

from server import Server
from simulator import BINARIES, ROOT

from . import pictures
from .watch import Watch, folder_bytes

GENERATOR = ROOT / "Server" / BINARIES.resolve().relative_to(ROOT) / "LoadBenchmark"
APPS = ("org.parley.TicTacToe", "org.parley.MusselsParty")
# Joining, comparing and waiting take so long at most, beside the minutes themselves.
BESIDE_SECONDS_MAX = 900
READY_SECONDS_MAX = 10
# Growth of the last third's memory over that of the third before it.
GROWTH_MAX = 1.3
GROWTH_FREE_MEGABYTES = 60


class Run:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.server = Server("--trusted-proxy", "127.0.0.1", folder=folder)
        self.ready_seconds = []
        self.figures = None
        self.watch = None
        self.sizes = (0, 0)

    def carry_out(self):
        try:
            self.server.start()
            with self.generator() as generator:
                self.follow(generator)
            self.sizes = folder_bytes(self.server.folder)
        finally:
            self.server.stop()

    @contextlib.contextmanager
    def generator(self):
        options = self.options
        words = {
            "port": self.server.port, "owner": self.server.owner_path().rpartition("/")[2], "people": options.people,
            "conversations": options.conversations, "seconds": options.minutes * 60, "rate": options.rate,
            "panels": options.panels, "pictures": pictures.write(self.folder / "pictures")}
        command = [GENERATOR, *(part for name, value in words.items() for part in (f"--{name}", str(value)))]
        command += [part for app in APPS for part in ("--app", app)]
        process = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, text=True)
        alarm = threading.Timer(options.minutes * 60 + BESIDE_SECONDS_MAX, process.kill)
        alarm.start()
        try:
            yield process
        finally:
            alarm.cancel()
            process.kill()
            process.wait()
            process.stdout.close()

    def follow(self, generator):
        begin = time.monotonic()
        mixing = threading.Event()
        killer = None
        try:
            for line in generator.stdout:
                print(f"{time.monotonic() - begin:.0f} s: {line[:60].rstrip()}", flush=True)
                if line.startswith("mixing"):
                    self.watch = Watch(self.server)
                    mixing.set()
                    killer = threading.Thread(target=self.kill_again_and_again, args=(mixing,))
                    killer.start()
                elif line.startswith("settling"):
                    mixing.clear()
                    killer.join()
                    self.watch.stop()
                elif line.startswith("{"):
                    self.figures = json.loads(line)
        finally:
            # A generator that has failed says no more.
            mixing.clear()
            if killer:
                killer.join()
                self.watch.stop()

    def kill_again_and_again(self, mixing):
        end = time.monotonic() + self.options.minutes * 60
        wait = random.Random(1)
        while mixing.is_set():
            at = time.monotonic() + self.options.kill_seconds * wait.uniform(0.6, 1.4)
            while mixing.is_set() and time.monotonic() < at:
                time.sleep(0.1)
            if mixing.is_set() and time.monotonic() < end:
                self.kill()

    def kill(self):
        self.server.process.kill()
        self.while_down()
        begin = time.monotonic()
        self.server.start()
        self.ready_seconds.append(time.monotonic() - begin)
        print(f"killed; ready again after {self.ready_seconds[-1]:.2f} s, load average {os.getloadavg()[0]:.1f}", flush=True)

    def while_down(self):
        """For tests of this program: what happens to the store while nobody has it open."""

    def problems(self):
        if self.figures is None:
            return ["the program that uses the server has not come to its end"]
        found = list(self.figures["problems"])
        if self.figures["problemCount"] > len(found):
            found.append(f"… {self.figures['problemCount']} problems in all")
        memory = max(self.watch.minutes, default=0)
        if memory > self.options.memory_max:
            found.append(f"the server took {memory:.0f} MB of memory")
        if max(self.ready_seconds, default=0) > READY_SECONDS_MAX:
            found.append(f"a start took {max(self.ready_seconds):.1f} s")
        if not self.figures["counts"].get("messages"):
            found.append("no message was acknowledged")
        return found + self.growth()

    def growth(self):
        """Whether memory still grows at the end of a run that is long enough to say."""
        minutes = self.watch.minutes
        third = len(minutes) // 3
        if third < 3:
            return []
        before, after = max(minutes[third:2 * third]), max(minutes[2 * third:])
        is_growing = after > max(GROWTH_MAX * before, before + GROWTH_FREE_MEGABYTES)
        return [f"memory grows: {before:.0f} MB, then {after:.0f} MB"] if is_growing else []

    def lines(self):
        if self.figures:
            yield from self.figure_lines()
        for problem in self.problems():
            yield f"**{problem}**"
        yield "nothing lost, nothing doubled" if not self.problems() else "not as it must be"

    def figure_lines(self):
        figures, counts = self.figures, self.figures["counts"]
        seconds = figures["seconds"]
        yield "| | |\n|---|---|"
        for name, words in (
            ("messages acknowledged", f"{counts.get('messages', 0):,}, {counts.get('messages', 0) / seconds:.1f} a second"),
            ("entries delivered to streams", f"{counts['deliveries']:,}, {counts['deliveries'] / seconds:,.0f} a second"),
            ("events delivered to streams", f"{counts['events']:,}, {counts['events'] / seconds:,.0f} a second"),
            ("acknowledgement", " ms, ".join(
                f"{name} {value:,.1f}" for name, value in zip(("p50", "p95", "p99", "longest"), figures["acknowledgement"])) + " ms"),
            ("messages acknowledged to a second attempt or a later one", f"{figures['retriedMessages']:,}"),
            ("kill -9, seconds until ready", " ".join(f"{one:.2f}" for one in self.ready_seconds) or "–"),
            ("resident memory, the most of each minute", " ".join(f"{one:.0f}" for one in self.watch.minutes) + " MB"),
            ("processor of the server", f"{100 * self.watch.processor_seconds / seconds:.0f} % of one"),
            ("refusals and failures by code", ", ".join(f"{name}: {count:,}" for name, count in sorted(figures["refusals"].items()))),
            ("bytes of the store, and of all that is kept", " and ".join(f"{size / 1e6:.1f} MB" for size in self.sizes)),
            ("all that was done", ", ".join(f"{name}: {count:,}" for name, count in sorted(counts.items()))),
        ):
            yield f"| {name} | {words} |"
