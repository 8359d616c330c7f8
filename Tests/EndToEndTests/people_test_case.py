"""`parley serve` for real people, and the browsers by which they join and write."""

import re
import shutil
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from phone import STEP_MILLISECONDS, Phone
from simulator import BINARIES, ROOT, START_TIMEOUT_SECONDS
from simulator_test_case import STILL, Browsers

FIND = """(rules) => axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
  .then(({ violations }) => violations)"""


class Server:
    """One `parley serve` process on a folder of its own. Started again it keeps folder and port."""

    def __init__(self, *arguments):
        self.arguments = arguments
        self.folder = tempfile.TemporaryDirectory(prefix="parley-people-")
        # The client, which a test may change.
        self.web = Path(self.folder.name) / "web"
        shutil.copytree(BINARIES / "web", self.web)
        self.port = 0
        self.process = None
        self.lines = []

    def start(self):
        self.lines = []
        self.process = subprocess.Popen(
            [BINARIES / "parley", "serve", "--data", f"{self.folder.name}/data", "--port", str(self.port), "--apps", BINARIES / "apps",
             "--web", self.web, *self.arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        threading.Thread(target=self._read, daemon=True).start()
        address = self.find(r"http://127\.0\.0\.1:\d+")
        self.port = int(address.rsplit(":", 1)[1])
        return address

    def _read(self):
        with self.process.stdout as output:
            for line in output:
                self.lines.append(line.rstrip())

    def find(self, pattern):
        """The first text of the server's output that fits, once it is there."""
        end = time.monotonic() + START_TIMEOUT_SECONDS
        while time.monotonic() < end:
            found = re.search(pattern, "\n".join(self.lines))
            if found:
                return found.group()
            time.sleep(0.02)
        raise RuntimeError(f"the server did not say {pattern}:\n" + "\n".join(self.lines))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self.folder.cleanup()


class PeopleTestCase(unittest.TestCase):
    """A fresh server for each test, and browsers of people who are nobody yet."""

    # Arguments of `parley serve`.
    arguments = ()
    # Whether it takes the whole browser, as notices do.
    has_whole_browser = False

    def setUp(self):
        # A microphone that beeps.
        self.browser = Browsers.get(("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"), self.has_whole_browser)
        self.server = Server(*self.arguments)
        self.addCleanup(self.server.stop)
        self.address = self.server.start()
        self.complaints = []
        self.addCleanup(lambda: self.assertEqual(self.complaints, [], "a page has thrown"))

    def open_browser(self, path="", width=1100, **options):
        """A browser of somebody, which nobody else is signed in to."""
        page = self.open_empty_browser(width, **options)
        page.goto(path if path.startswith("http") else self.address + path)
        return page

    def open_empty_browser(self, width=1100, **options):
        context = self.browser.new_context(**{"viewport": {"width": width, "height": 844}, **STILL, **options})
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(STEP_MILLISECONDS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def join(self, name, link, **options):
        """Opens the link and joins; returns the page, and when the link was opened."""
        began = time.monotonic()
        page = self.open_browser(link, **options)
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Join", exact=True).click()
        return page, began

    def owner_link(self):
        return self.server.find(r"http://\S+/join/\w+")

    def join_owner(self, name="Ann"):
        page, _ = self.join(name, self.owner_link())
        expect(page.get_by_text("No conversations yet")).to_be_visible()
        return page

    def invite(self, page, conversation=None):
        page.goto(f"{self.address}/owner")
        if conversation:
            page.get_by_label("Conversation that they join").select_option(label=conversation)
        page.get_by_role("button", name="Make link").click()
        link = page.get_by_role("textbox", name="Link to join").input_value()
        page.goto(self.address)
        return link

    def phone(self, page):
        return Phone(page, "Conversation")

    def row(self, page, name):
        return page.get_by_role("navigation", name="Conversations").get_by_role("link", name=name)

    def begin(self, page, people, name=""):
        page.get_by_role("button", name="New conversation").first.click()
        dialog = page.get_by_role("dialog", name="New conversation")
        for person in people:
            dialog.get_by_role("checkbox", name=person).check()
        if name:
            dialog.get_by_role("textbox", name="Name of the group").fill(name)
        dialog.get_by_role("button", name="Begin").click()
        expect(dialog).to_have_count(0)

    def look(self, name, page, rules=None):
        """By all rules of axe-core, or those."""
        page.evaluate(AXE_SCRIPT)
        found = [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in page.evaluate(FIND, rules)
                 if each["impact"] in ("serious", "critical")]
        self.assertEqual(found, [], name)
