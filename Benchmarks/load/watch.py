"""What a server takes of the computer, over all of its processes one after another."""

import os
import threading
import time
from pathlib import Path

from reliability.client import resident_megabytes

LOOK_SECONDS = 1


class Watch:
    """Looks at the server each second in a thread of its own."""

    def __init__(self, server):
        self.server = server
        # The most of each minute, in megabytes.
        self.minutes = []
        self.processor_seconds = 0.0
        self._begin = time.monotonic()
        self._end = threading.Event()
        self._last = (None, 0.0)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self):
        self._end.set()
        self._thread.join()

    def _run(self):
        while not self._end.wait(LOOK_SECONDS):
            process = self.server.process
            try:
                self._look(process.id)
            except (OSError, IndexError):
                # Between a kill and the next start there is none.
                continue

    def _look(self, pid):
        minute = int((time.monotonic() - self._begin) / 60)
        self.minutes += [0.0] * (minute + 1 - len(self.minutes))
        self.minutes[minute] = max(self.minutes[minute], resident_megabytes(pid))
        seconds = processor_seconds(pid)
        before = self._last[1] if self._last[0] == pid else 0.0
        self.processor_seconds += max(0.0, seconds - before)
        self._last = (pid, seconds)


def processor_seconds(pid):
    """Source: proc(5), `/proc/pid/stat`."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def folder_bytes(folder):
    """Bytes of the store's files, and of all files of the folder."""
    sizes = {path: path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    return sum(size for path, size in sizes.items() if path.name.startswith("chat.sqlite")), sum(sizes.values())
