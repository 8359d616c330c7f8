"""Starts the real simulator, and a browser in front of it, for the tests of this folder."""

import contextlib
import hmac
import os
import plistlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

from playwright.sync_api import TimeoutError, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
BINARIES = Path(os.environ.get("PARLEY_BINARIES", ROOT / ".build" / "debug"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
START_TIMEOUT_SECONDS = 30
# What a computer full of other work takes for one step; a test that passes waits for none of it.
STEP_MILLISECONDS = 30_000
expect.set_options(timeout=STEP_MILLISECONDS)
# Characters printed of the page and of the simulator's output after a failure.
TOLD_OF_A_FAILURE = 3_000


class Simulator:
    """One `parley simulate` process on its own store, the usual one of a home of its own. Started again it keeps store and port."""

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

        def read():
            for line in self.process.stdout:
                self.lines.append(line.rstrip())
                match = re.search(r"http://127\.0\.0\.1:\d+", line)
                if match and not address:
                    address.append(match.group())
                    found.set()
            found.set()

        threading.Thread(target=read, daemon=True).start()
        found.wait(START_TIMEOUT_SECONDS)
        if not address:
            raise RuntimeError("the simulator did not start:\n" + "\n".join(self.lines))
        return address[0]

    def kill(self):
        """As a power cut would: no warning, no clean-up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def app_processes(self):
        """The process numbers of the running apps, oldest first."""
        children = subprocess.run(
            ["ps", "-e", "-o", "pid=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
        return [int(line.split()[0]) for line in children
                if ".app/" in line and self.folder.name in self._environment(int(line.split()[0]))]

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
        if self.process:
            self.process.stdout.close()

    def stop(self):
        self.stop_process()
        self.folder.cleanup()


class SimulatorTestCase(unittest.TestCase):
    """A fresh simulator and a fresh page for each test; one browser for all."""

    # Pixels a point.
    scale = 1
    # What the browser is started with, and what its pages are told of the person and the device.
    browser_arguments = ()
    device = {}
    people = "Kate,John"
    # The one app of the phones, in the place of the usual ones: an executable of Tests/Fixtures.
    fixture = None
    # More arguments of `parley simulate`.
    options = ()

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--font-render-hinting=none", *cls.browser_arguments])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.simulator = self.make_simulator()
        self.addCleanup(self.simulator.stop)
        self.address = self.simulator.start()
        self.context = self.browser.new_context(
            viewport={"width": 1100, "height": 900}, device_scale_factor=self.scale, **self.device)
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.page.set_default_timeout(STEP_MILLISECONDS)
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(self.address)
        self.kate = Phone(self.page, "Kate")
        self.john = Phone(self.page, "John")
        self.addCleanup(lambda: self.assertEqual(self.complaints, [], "the page has thrown"))
        self.addCleanup(self.tell_what_is_there)

    def tell_what_is_there(self):
        """Prints after a failure what the page shows and what the simulator said, the last lines of each."""
        if self._outcome.success:
            return
        print(f"\n{self.id()}: the page shows")
        print(self.page.locator("body").aria_snapshot(timeout=5_000)[-TOLD_OF_A_FAILURE:])
        print("and the simulator said")
        print("\n".join(self.simulator.lines)[-TOLD_OF_A_FAILURE:])

    def make_simulator(self):
        return Simulator(self.people, fixture=self.fixture, options=self.options)

    def flip(self, person, name):
        """Flips a switch in the settings of somebody's phone."""
        settings = self.page.get_by_label(f"Settings of {person}’s phone")
        settings.click()
        control = self.page.locator("details[open]").get_by_role("switch", name=name, exact=True)
        wanted = not control.is_checked()
        control.click()
        expect(control).to_be_checked(checked=wanted)
        settings.click()

    def press_on(self, control, key="Enter"):
        """By keyboard alone: tabs to the control, then presses the key."""
        self.tab_to(control)
        self.page.keyboard.press(key)

    def tab_to(self, control):
        """Tabs, and only tabs, until the control has the focus."""
        expect(control).to_be_visible()
        expect(control).to_be_enabled()
        for _ in range(80):
            if control.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        self.fail(f"the keyboard does not reach {control}")

    def send_by_keyboard(self, phone):
        expect(phone.button("Remove draft")).to_be_visible()
        self.press_on(phone.button("Send"))
        expect(phone.button("Remove draft")).to_have_count(0)

    def open_newest_by_keyboard(self, phone, bubble):
        """Tab leads to the transcript, arrows within it."""
        expect(bubble).to_be_visible()
        self.press_on(phone.log, "End")
        expect(bubble).to_be_focused()
        self.page.keyboard.press("Enter")

    def await_stillness(self):
        """The panel slides in; boxes are still once it stands. What goes on for ever is not waited for."""
        self.page.wait_for_function(
            "() => document.getAnimations().every((animation) => animation.playState !== 'running'"
            " || animation.effect.getTiming().iterations === Infinity)")


class Phone:
    """One simulated phone, seen through accessible names only."""

    def __init__(self, page, person):
        self.page = page
        self.region = page.get_by_role("region", name=person, exact=True)
        self.log = self.region.get_by_role("log")

    def button(self, name, **options):
        return self.region.get_by_role("button", name=name, exact=True, **options)

    def reach(self, name):
        """A button in a list whose rows are made as they come into sight: scrolls as a person who looks for it."""
        button = self.button(name)
        for _ in range(100):
            try:
                button.wait_for(timeout=300)
                break
            except TimeoutError:
                self.region.locator(".surface .scroll").first.evaluate("each => each.scrollBy(0, each.clientHeight)")
        return button

    def field(self, name):
        return self.region.get_by_role("textbox", name=name, exact=True)

    def start_party(self):
        """Until the list is on screen: before, the only Send there is belongs to the input field."""
        self.button("Mussels Party").click()
        self.button("New party").click()
        self.button("Delete Fries").wait_for()

    def send_party(self):
        self.start_party()
        self.button("Send").click()
        expect(self.button("Remove draft")).to_be_visible()
        self.button("Send").click()
        expect(self.button("Remove draft")).to_have_count(0)

    def write(self, words):
        self.field("Message").fill(words)
        self.button("Send").click()

    def bubbles(self, name):
        return self.log.get_by_role("button", name=name)
