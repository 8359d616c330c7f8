"""Computers of their own for a server and its people's browsers."""

import atexit
import contextlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from server import free_port
from simulator_test_case import CHROMIUM


class Namespace:
    """A network namespace, which ends with the test."""

    def __init__(self):
        # Reads from the test, so that it ends with it.
        self._process = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._process.stdin.write(b"\n")
        self._process.stdin.flush()
        # Once it answers, it is in its namespace.
        self._process.stdout.read(1)
        self.id = self._process.pid
        self.prefix = ("nsenter", f"--net=/proc/{self.id}/ns/net")
        self.ip("link set lo up")

    def ip(self, words):
        subprocess.run([*self.prefix, "ip", *words.split()], check=True, capture_output=True)

    def stop(self):
        self._process.communicate()


class OwnHost:
    """A namespace for the server, with the usual ports, and one for the browsers, with a cable between them. This computer's own network stays
    as it is, for the browsers of other tests."""

    port = 443
    address = "10.213.0.2"

    def __init__(self):
        people, server = Namespace(), Namespace()
        people.ip(f"link add eth0 type veth peer name eth0 netns {server.id}")
        for place, address in ((people, "10.213.0.1"), (server, self.address)):
            # Without an address of IPv6, which would come seconds later: a browser gives up what it loads when its network changes.
            place.ip("link set eth0 addrgenmode none")
            place.ip(f"address add {address}/30 dev eth0")
            place.ip("link set eth0 up")
            atexit.register(place.stop)
        self.prefix = server.prefix
        self._folder = tempfile.TemporaryDirectory(prefix="parley-browser-")
        atexit.register(self._folder.cleanup)
        self.browser = Path(self._folder.name) / "browser"
        self.browser.write_text(f'#!/bin/sh\nexec {" ".join(people.prefix)} {CHROMIUM} "$@"\n')
        self.browser.chmod(0o755)


class ThisHost:
    """This computer, for tests that may make no network: a free port of its loopback."""

    address = "127.0.0.1"
    prefix = ()
    browser = CHROMIUM

    def __init__(self):
        self.port = free_port()


def make_host():
    if os.geteuid() == 0 and all(map(shutil.which, ("ip", "unshare", "nsenter"))):
        # A container's root may make no network; what it has made ends with the test.
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            return OwnHost()
    print("\nnot as root of a computer, or without ip(8): the server shares this computer's loopback with its people")
    return ThisHost()
