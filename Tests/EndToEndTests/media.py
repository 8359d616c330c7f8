"""Media that FFmpeg makes for a test, and the fixture app that hands it over."""

import os
import plistlib
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import expect

from simulator import BINARIES, Simulator
from simulator_test_case import SimulatorTestCase

APP = "org.parley.MediaApp"


def bundle(folder, name="Media", controller="MediaViewController", contexts=None, hosts=()):
    """A bundle of `Tests/Fixtures/MediaApp` that starts with one of its controllers."""
    app = Path(folder) / f"{name}.app"
    app.mkdir(parents=True)
    try:
        os.link(BINARIES / "MediaApp", app / "MediaApp")
    except OSError:
        (app / "MediaApp").write_bytes((BINARIES / "MediaApp").read_bytes())
        (app / "MediaApp").chmod(0o755)
    manifest = {
        "CFBundleIdentifier": f"org.parley.{name}", "CFBundleDisplayName": name, "CFBundleExecutable": "MediaApp",
        "NSExtension": {
            "NSExtensionPointIdentifier": "com.apple.message-payload-provider",
            "NSExtensionPrincipalClass": f"MediaApp.{controller}"},
    }
    if hosts:
        manifest["ParleyNetworkHosts"] = list(hosts)
    if contexts:
        manifest["MSSupportedPresentationContexts"] = contexts
    (app / "Info.plist").write_bytes(plistlib.dumps(manifest))


def ffmpeg(file, *arguments):
    subprocess.run(["ffmpeg", "-v", "error", "-nostdin", "-y", *arguments, str(file)], check=True)


def picture(width, height, rate=1):
    return "-f", "lavfi", "-i", f"testsrc2=size={width}x{height}:rate={rate}"


TONE = "-f", "lavfi", "-i", "sine=frequency=440"


def png(width, height):
    """A PNG of one colour: a large one is a small file."""
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    rows = zlib.compressobj(9)
    packed = b"".join(rows.compress(bytes(1 + width // 8 + (width % 8 > 0))) for _ in range(height)) + rows.flush()
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def gif(frames):
    head = b"GIF89a" + bytes([1, 0, 1, 0, 0x80, 0, 0, 200, 60, 20, 255, 255, 255])
    return head + bytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]) * frames + b"\x3b"


class MediaTestCase(SimulatorTestCase):
    """Kate has the fixture app, with the files that the test puts into its folder."""

    def bundles(self, folder):
        bundle(folder)

    def make_simulator(self):
        self.apps = tempfile.TemporaryDirectory(prefix="parley-media-apps-")
        self.addCleanup(self.apps.cleanup)
        self.bundles(self.apps.name)
        return Simulator(apps=self.apps.name)

    def home(self, app="Media"):
        """The folder of the app on Kate's phone."""
        folder = self.simulator.container("kate-phone", f"org.parley.{app}")
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def hand_over(self, way, name):
        """Opens the app where it is not open, and presses the button."""
        opener = self.kate.button("Media")
        if opener.get_attribute("aria-expanded") != "true":
            opener.click()
        self.kate.button(f"{way} {name}").click()

    def expect_outcome(self, way, name, outcome):
        expect(self.kate.region.get_by_text(f"{way} {name}: {outcome}", exact=True)).to_be_visible(timeout=20_000)

    def send(self):
        self.kate.button("Send").click()
        expect(self.kate.button("Send")).to_be_disabled()
