"""The browser that the command opens where a person looks at the terminal."""

import os
import pty
import subprocess
import tempfile
import unittest
from pathlib import Path

from simulator import BINARIES, START_TIMEOUT_SECONDS

OPENER = """#!/bin/sh
echo "$@" >"$OPENED.new" && mv "$OPENED.new" "$OPENED"
"""


class BrowserWindow(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="parley-window-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        opener = self.folder / "xdg-open"
        opener.write_text(OPENER)
        opener.chmod(0o755)

    def opened(self, *options, **environment):
        """Returns the address that the simulator has said, and what was opened by then, in a terminal of its own."""
        outer, inner = pty.openpty()
        opened = self.folder / "opened"
        process = subprocess.Popen(
            [BINARIES / "parley", "simulate", "--temporary", "--port", "0", "--web", BINARIES / "web", *options],
            stdin=subprocess.DEVNULL, stdout=inner, stderr=subprocess.STDOUT,
            env={**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}", "OPENED": str(opened), **environment})
        os.close(inner)
        self.addCleanup(process.wait, START_TIMEOUT_SECONDS)
        self.addCleanup(process.terminate)
        with os.fdopen(outer, errors="replace") as terminal:
            address = next(line.split()[-1] for line in terminal if "Parley simulator:" in line)
            # The end is orderly: what it has started to open is open when it has ended.
            for _ in range(START_TIMEOUT_SECONDS * 20):
                if opened.exists() or not environment.get("DISPLAY") or options:
                    break
                with self.assertRaises(subprocess.TimeoutExpired):
                    process.wait(0.05)
            process.terminate()
            process.wait(START_TIMEOUT_SECONDS)
        return address, opened.read_text().strip() if opened.exists() else None

    def test_shows_the_page_where_there_is_a_screen(self):
        address, opened = self.opened(DISPLAY=":0")
        self.assertEqual(opened, address)

    def test_stays_closed_without_a_screen_or_where_the_person_says_so(self):
        self.assertIsNone(self.opened(DISPLAY="", WAYLAND_DISPLAY="")[1])
        self.assertIsNone(self.opened("--no-browser", DISPLAY=":0")[1])


if __name__ == "__main__":
    unittest.main()
