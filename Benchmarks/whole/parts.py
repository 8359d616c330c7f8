"""The programs of a whole run, and what each may take."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

# From each program's end until the next begins: memory is given back, and the disk has written.
REST_SECONDS = 1


@dataclass
class Part:
    name: str
    command: list
    seconds_max: int

    def run(self, binaries, root):
        """Runs the program, prints what it prints, and returns that, the seconds, and why it failed, or nothing."""
        print(f"\n{self.name}: {' '.join(map(str, self.command))}", flush=True)
        begin = time.monotonic()
        # A group of its own, so that nothing of a part that takes too long is left beside the next one.
        program = subprocess.Popen(
            [str(word) for word in self.command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=root,
            env={**os.environ, "PARLEY_BINARIES": str(binaries)}, start_new_session=True)
        try:
            text, _ = program.communicate(timeout=self.seconds_max)
            failure = "" if program.returncode in (0, 1) else f"has ended with {program.returncode}"
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            text, _ = program.communicate()
            failure = f"took longer than {self.seconds_max} seconds"
        print(text + failure, flush=True)
        time.sleep(REST_SECONDS)
        return text, time.monotonic() - begin, failure


def parts(binaries, peer, with_prosody=False):
    benchmarks = Path(__file__).resolve().parents[1]
    server = benchmarks.parent / "Server" / binaries.relative_to(benchmarks.parent)
    prosody = ["--peer", "prosody"] if with_prosody else []

    def fanout(*words):
        return [server / "FanoutBenchmark", *words, *prosody]

    def python(name, *words):
        return [sys.executable, benchmarks / name, *words]

    return [
        Part("launch", [binaries / "LaunchBenchmark", "--runs", "20"], 60),
        Part("tap", python("tap/main.py", "200", "--crowd", "20", *(["--peer", peer] if peer else [])), 150),
        Part("posts", fanout("posts", "100"), 180),
        Part("deliveries", fanout("1000", "3"), 420 if with_prosody else 120),
        Part("idle", fanout("idle", "1000"), 90),
        Part("streams", [server / "FanoutBenchmark", "idle", "10000"], 120),
        Part("growth", python("growth.py", "0", "10000", "100000"), 90),
        Part("page", python("page_load.py", "2"), 150),
        Part("story", python("story.py", "20"), 120),
        Part("kills", python("reliability.py", "--quick", "kills"), 60),
    ]
