"""`parley serve` on a computer of its own behind Caddy, by HTTPS, for the tests of this folder."""

import atexit
import functools
import os
import tempfile
from pathlib import Path

from own_host import make_host
from people_test_case import PeopleTestCase
from server import HOST, Authority, Server, caddy, free_port, parley
from simulator_test_case import Browsers

# A folder for pictures of the pages, for somebody to look at.
PICTURES = os.environ.get("PARLEY_PEOPLE_PICTURES")
SIZES = [(360, 780), (820, 1180), (1440, 900)]
# Whether the open app is as wide as its panel.
FITS = """() => [...document.querySelectorAll(".panel-body")].every((body) => {
  const root = body.querySelector(".surface .node");
  return !root || Math.abs(root.clientWidth - body.clientWidth) < 1;
})"""
COLOURS = ["color-contrast", "link-in-text-block"]


class House:
    """A server, and Caddy in front of it. Started again it keeps its address. All houses of a process stand at one place, one at a time."""

    @staticmethod
    @functools.cache
    def place():
        """Their host, and the authority that their browser trusts, with its folder."""
        folder = tempfile.TemporaryDirectory(prefix="parley-authority-")
        atexit.register(folder.cleanup)
        return make_host(), Authority(folder.name)

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="parley-house-")
        self.path = Path(self.folder.name)
        self.host, self.authority = self.place()
        self.address = f"https://{HOST}" if self.host.port == 443 else f"https://{HOST}:{self.host.port}"
        self.port = free_port()
        self.use(self.path)
        self.proxy = caddy(self.path, self.address, self.server, self.authority)

    def use(self, folder):
        """Makes the server that of the store in this folder."""
        self.server = ServerOfHouse("--public-url", self.address, "--trusted-proxy", "127.0.0.1", port=self.port, folder=folder)
        self.server.prefix = self.host.prefix

    def restore(self, file, folder):
        """Makes the server that of a backup."""
        self.use(folder)
        code, words = parley("restore", file, "--data", self.server.folder)
        if code != 0:
            raise RuntimeError(words)

    def start(self):
        self.server.start()
        self.proxy.find("(serving initial configuration)")

    @property
    def browser_arguments(self):
        """Its name leads to it, and its authority is trusted."""
        return (f"--host-resolver-rules=MAP {HOST} {self.host.address}",
                f"--ignore-certificate-errors-spki-list={self.authority.fingerprint}")

    def stop(self):
        self.server.stop()
        self.proxy.stop()
        self.folder.cleanup()


class ServerOfHouse(Server):
    def await_ready(self):
        """By its words: only its own computer reaches its port."""
        self.process.find("(Parley server: )")


class HouseTestCase(PeopleTestCase):
    """A house for each test."""

    def setUp(self):
        self.house = House()
        self.addCleanup(self.house.stop)
        self.address = self.house.address
        # A microphone that beeps.
        self.browser = Browsers.get(
            ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", *self.house.browser_arguments),
            executable=self.house.host.browser)
        self.complaints = []
        self.addCleanup(lambda: self.assertEqual(self.complaints, [], "a page has thrown"))

    def owner_link(self):
        return self.address + self.house.server.owner_path()

    def review(self, name, page, has_app=False):
        """Looks at a page in light and dark. What apps paint in the dark is the matter of test_accessibility."""
        self.look(f"{name}, light", page)
        if not has_app:
            page.emulate_media(color_scheme="dark", reduced_motion="reduce")
            self.look(f"{name}, dark", page, COLOURS)
            page.emulate_media(color_scheme="light", reduced_motion="reduce")
        if PICTURES:
            take_pictures(Path(PICTURES), name, page)


def take_pictures(folder, name, page, until=lambda: None):
    """At each size in each scheme, after `until`."""
    folder.mkdir(parents=True, exist_ok=True)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(FITS)
            until()
            (folder / f"{name}-{width}-{scheme}.png").write_bytes(still(page))


def still(page):
    """The first screenshot that is equal to the one before, or the last of some."""
    before = b""
    for _ in range(30):
        page.wait_for_timeout(120)
        now = page.screenshot()
        if now == before:
            break
        before = now
    return now
