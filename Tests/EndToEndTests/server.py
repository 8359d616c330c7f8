"""Starts `parley serve` for the tests of this folder, alone or behind nginx or Caddy, with certificates of an authority of their own."""

import contextlib
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from simulator import BINARIES, ROOT

START_TIMEOUT_SECONDS = 60
HOST = "parley.test"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Authority:
    """An authority that vouches for certificates of `parley.test`, made by openssl(1) in a folder of its own."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.certificate = self.folder / "authority.pem"
        self._key = self.folder / "authority-key.pem"
        self._openssl(
            "req", "-x509", *self._new_key(self._key), "-subj", "/CN=Test authority", "-days", "30", "-out", self.certificate)

    def issue(self, name="server"):
        """Files with a new certificate, followed by the authority's, and with its key."""
        certificate, key, request = (self.folder / f"{name}{ending}" for ending in (".pem", "-key.pem", ".csr"))
        extension = self.folder / "extension"
        extension.write_text(f"subjectAltName=DNS:{HOST}\n")
        self._openssl("req", *self._new_key(key), "-subj", f"/CN={HOST}", "-out", request)
        self._openssl(
            "x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self._key, "-CAcreateserial", "-days", "30",
            "-extfile", extension, "-out", certificate)
        certificate.write_text(certificate.read_text() + self.certificate.read_text())
        return certificate, key

    @property
    def fingerprint(self):
        """Of the authority's key, by which Chromium is told to trust it."""
        key = subprocess.run(
            ["openssl", "x509", "-in", self.certificate, "-pubkey", "-noout"], capture_output=True, check=True).stdout
        der = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "der"], input=key, capture_output=True, check=True).stdout
        digest = subprocess.run(["openssl", "dgst", "-sha256", "-binary"], input=der, capture_output=True, check=True).stdout
        return subprocess.run(["openssl", "base64", "-A"], input=digest, capture_output=True, check=True).stdout.decode()

    @staticmethod
    def _new_key(file):
        return ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", file)

    @staticmethod
    def _openssl(*arguments):
        subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class Process:
    """A program that runs until `stop`, and its lines."""

    def __init__(self, *command, environment=None):
        self.lines = []
        self._process = subprocess.Popen(
            [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT,
            env={**os.environ, **(environment or {})})
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        with self._process.stdout as output:
            for line in output:
                self.lines.append(line.rstrip())

    @property
    def id(self):
        return self._process.pid

    def ended(self, within=START_TIMEOUT_SECONDS):
        """Its exit code and all that it said, once it has ended by itself."""
        code = self._process.wait(within)
        self._reader.join(5)
        return code, "\n".join(self.lines)

    @property
    def is_running(self):
        return self._process.poll() is None

    def find(self, pattern):
        """What the pattern's group has found in a line of its output, once it is there."""
        deadline = time.monotonic() + START_TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            for line in self.lines:
                if found := re.search(pattern, line):
                    return found.group(1)
            time.sleep(0.05)
        raise RuntimeError("no line is as expected:\n" + "\n".join(self.lines))

    def kill(self):
        """Ends it at once, as a computer that fails does."""
        self._process.kill()
        self._process.wait()

    def stop(self):
        """As a service manager does; returns the exit code."""
        if self.is_running:
            self._process.terminate()
        try:
            return self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()


class Server:
    """One `parley serve` process on a folder of its own. Started again it keeps port and folder."""

    def __init__(self, *options, port=None, folder=None):
        self.options = options
        # A command that starts another one where the server is to run.
        self.prefix = ()
        self.port = port or free_port()
        self._folder = None if folder else tempfile.TemporaryDirectory(prefix="parley-serve-")
        self.folder = Path(folder or self._folder.name) / "data"
        self.process = None

    def command(self):
        return [
            *self.prefix, BINARIES / "parley", "serve", "--data", self.folder, "--port", self.port, "--apps", BINARIES / "apps", "--web",
            BINARIES / "web", *self.options]

    def start(self):
        self.process = Process(*self.command())
        self.await_ready()
        return self

    def await_ready(self):
        deadline = time.monotonic() + START_TIMEOUT_SECONDS
        while time.monotonic() < deadline and self.process.is_running:
            with contextlib.suppress(OSError):
                if self.get("/readyz").status == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start:\n" + "\n".join(self.process.lines))

    def get(self, path, headers=None):
        """Asks the listener itself, as watching programs do."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers=headers or {})
        try:
            return urllib.request.urlopen(request, timeout=10)
        except urllib.error.HTTPError as error:
            return error

    def owner_path(self):
        """The path of the link that a first start prints."""
        return self.process.find(r"https?://[^/\s]+(/\S+)")

    def stop(self):
        code = self.process.stop() if self.process else 0
        if self._folder:
            self._folder.cleanup()
        return code


def caddy(folder, address, server, authority):
    """Caddy as docs/running.md configures it, in front of that server."""
    certificate, key = authority.issue()
    site = documented("caddy").replace("127.0.0.1:8080", f"127.0.0.1:{server.port}")
    site = site.replace("chat.example.org {", f"{address} {{\n    tls {certificate} {key}")
    file = folder / "Caddyfile"
    file.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n    storage file_system {folder}/caddy\n}}\n{site}")
    return Process(
        *server.prefix, "/usr/bin/caddy", "run", "--config", file, "--adapter", "caddyfile", environment={"HOME": str(folder)})


def parley(*arguments):
    """A run of the command to its end: its exit code and what it says."""
    done = subprocess.run(
        [str(part) for part in (BINARIES / "parley", *arguments)], capture_output=True, text=True, cwd=ROOT,
        timeout=START_TIMEOUT_SECONDS)
    return done.returncode, done.stdout + done.stderr


def documented(name):
    """The configuration of that name in docs/running.md, without its indent."""
    text = (ROOT / "docs" / "running.md").read_text()
    block = text.partition(f"<!-- {name} -->")[2].partition("<!-- end -->")[0]
    lines = [line[4:] for line in block.splitlines() if line.startswith("    ") or not line]
    if not any(lines):
        raise RuntimeError(f"docs/running.md has no configuration for {name}")
    return "\n".join(lines) + "\n"
