"""Starts the real simulator for the tests of this folder."""

import contextlib
import hmac
import os
import plistlib
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARIES = Path(os.environ.get("PARLEY_BINARIES", ROOT / ".build" / "debug"))
START_TIMEOUT_SECONDS = 30
# Time for a build of an author's package, while another test builds in the same folder.
BUILD_TIMEOUT_SECONDS = 300


def own_address():
    """Of this computer in its network, for `--host`; nothing is sent. Raises `OSError` where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return probe.getsockname()[0]


class Simulator:
    """One `parley simulate` process on its own store, the usual one of a home of its own. Started again it keeps store and port."""

    start_timeout_seconds = START_TIMEOUT_SECONDS

    def __init__(self, people="Kate,John", apps=BINARIES / "apps", fixture=None, options=()):
        self.people = people
        self.options = options
        self.folder = tempfile.TemporaryDirectory(prefix="parley-e2e-")
        self.apps = apps if fixture is None else self._bundle(fixture)
        self.port = 0
        self.process = None
        self.lines = []

    def start(self):
        self.process = subprocess.Popen(
            [str(part) for part in self.command()], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT,
            env={**os.environ, "XDG_DATA_HOME": self.folder.name})
        address = self._await_address()
        self.port = int(address.rsplit(":", 1)[1])
        return address

    def command(self):
        return [
            BINARIES / "parley", "simulate", "--people", self.people, "--apps", self.apps, "--web", BINARIES / "web",
            "--port", str(self.port), *self.options,
        ]

    @property
    def database(self):
        return Path(self.folder.name) / "parley" / "simulator" / "chat.sqlite"

    def container(self, device, app):
        """The folder of an app on a device, which the server names by its secret (`ContainerNames`)."""
        store = self.database.parent
        secret = (store / "secret").read_bytes()
        # HKDF of one block: RFC 5869.
        seed = hmac.digest(bytes(32), secret, "sha256")
        key = hmac.digest(seed, b"parley-container\x01", "sha256")
        name = hmac.digest(key, f"{device}_{app}".encode(), "sha256")[:16].hex()
        return store / "containers" / name

    def refuse_entries(self, is_refusing):
        """Makes the log refuse everything, as a full disk does."""
        trigger = "CREATE TRIGGER refuse BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'refused'); END"
        with contextlib.closing(sqlite3.connect(self.database, timeout=10)) as database:
            database.execute(trigger if is_refusing else "DROP TRIGGER refuse")
            database.commit()

    def parley(self, *arguments):
        """Another run of the command; its exit code and what it says."""
        done = subprocess.run(
            [str(part) for part in (BINARIES / "parley", *arguments)], capture_output=True, text=True, cwd=ROOT,
            timeout=START_TIMEOUT_SECONDS)
        return done.returncode, done.stdout + done.stderr

    def _bundle(self, fixture):
        """A folder with one app: an executable of Tests/Fixtures, and the class that it starts with."""
        apps = Path(self.folder.name) / "apps"
        bundle = apps / f"{fixture}.app"
        bundle.mkdir(parents=True)
        try:
            os.link(BINARIES / fixture, bundle / fixture)
        except OSError:
            # On another disk.
            shutil.copy2(BINARIES / fixture, bundle)
        manifest = {
            "CFBundleIdentifier": f"org.parley.{fixture}", "CFBundleDisplayName": fixture, "CFBundleExecutable": fixture,
            "NSExtension": {
                "NSExtensionPointIdentifier": "com.apple.message-payload-provider",
                "NSExtensionPrincipalClass": f"{fixture}.{fixture.removesuffix('App')}ViewController",
            },
        }
        (bundle / "Info.plist").write_bytes(plistlib.dumps(manifest))
        return apps

    def _await_address(self):
        found = threading.Event()
        address = []

        def read(output):
            # Closed here, since apps of a server that was killed may hold the other end for a moment.
            with output:
                for line in output:
                    self.lines.append(line.rstrip())
                    match = re.search(r"http://127\.0\.0\.1:\d+", line)
                    if match and not address:
                        address.append(match.group())
                        found.set()
            found.set()

        threading.Thread(target=read, args=(self.process.stdout,), daemon=True).start()
        found.wait(self.start_timeout_seconds)
        if not address:
            raise RuntimeError("the simulator did not start:\n" + "\n".join(self.lines))
        return address[0]

    def kill(self):
        """As a power cut would: no warning, no clean-up."""
        self.process.kill()
        self.process.wait()

    def app_processes(self):
        """The process numbers of the running apps, oldest first."""
        children = subprocess.run(
            ["ps", "-e", "-o", "pid=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
        return [int(line.split()[0]) for line in children
                if ".app/" in line and self.folder.name in self._environment(int(line.split()[0]))]

    def seconds_of_programs(self):
        """How long the programs that the server has run, and that have ended, kept a processor busy, with theirs."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        # `cutime` and `cstime` of proc(5).
        return (int(stat[13]) + int(stat[14])) / os.sysconf("SC_CLK_TCK")

    @staticmethod
    def _environment(pid):
        try:
            return Path(f"/proc/{pid}/environ").read_bytes().decode(errors="replace")
        except OSError:
            return ""

    def stop_process(self):
        """As Control-C does; what is kept stays."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def stop(self):
        self.stop_process()
        self.folder.cleanup()


class RunningPackage(Simulator):
    """One `parley run` process on an author's package, which it builds in the folder of this checkout's own build."""

    start_timeout_seconds = BUILD_TIMEOUT_SECONDS

    def __init__(self, package):
        super().__init__()
        self.package = package

    def command(self):
        return [
            BINARIES / "parley", "run", self.package, "--scratch", ROOT / ".build", "--people", self.people,
            "--web", BINARIES / "web", "--port", str(self.port),
        ]


class OpenedProject(RunningPackage):
    """One `parley open` process on an Xcode project."""

    def command(self):
        return [part if part != "run" else "open" for part in super().command()]
