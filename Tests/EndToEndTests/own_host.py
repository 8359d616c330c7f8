"""A computer of its own for the server of a test."""

import contextlib
import os
import shutil
import socket
import subprocess
import time

from server import START_TIMEOUT_SECONDS, free_port


class OwnHost:
    """A network namespace with a cable to this one, in which a server has the usual ports. It ends with `stop`, or with the test."""

    port = 443

    def __init__(self):
        # Reads from the test, so that it ends with it.
        self._process = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._process.stdin.write(b"\n")
        self._process.stdin.flush()
        # Once it answers, it is in its namespace.
        self._process.stdout.read(1)
        id, net = self._process.pid, os.getpid() % 250
        self.address = f"10.213.{net}.2"
        self.prefix = ("nsenter", f"--net=/proc/{id}/ns/net")
        try:
            self._lay_cable(id, net)
        except subprocess.CalledProcessError:
            self.stop()
            raise

    def _lay_cable(self, id, net):
        cable = f"parley-{id}"
        self._ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", id)
        self._ip("address", "add", f"10.213.{net}.1/30", "dev", cable)
        self._ip("link", "set", cable, "up")
        for words in (f"address add {self.address}/30 dev eth0", "link set eth0 up", "link set lo up"):
            self._ip(*words.split(), prefix=self.prefix)

    @staticmethod
    def _ip(*arguments, prefix=()):
        subprocess.run([*prefix, "ip", *map(str, arguments)], check=True, capture_output=True)

    def stop(self):
        self._process.communicate()


class ThisHost:
    """This computer, for tests that may make no network: a free port of its loopback."""

    address = "127.0.0.1"
    prefix = ()

    def __init__(self):
        self.port = free_port()

    def stop(self):
        pass


def make_host():
    if os.geteuid() == 0 and all(map(shutil.which, ("ip", "unshare", "nsenter"))):
        # A container's root may make no network.
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            return OwnHost()
    print("\nnot as root of a computer, or without ip(8): the server shares this computer's loopback with its people")
    return ThisHost()


def await_listener(host):
    """Until somebody listens at the host's port."""
    deadline = time.monotonic() + START_TIMEOUT_SECONDS
    while True:
        try:
            socket.create_connection((host.address, host.port), timeout=5).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
