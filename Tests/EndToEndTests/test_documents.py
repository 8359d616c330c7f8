"""The documents: who types the tutorial has an app whose tests pass, and the site is searched without a network."""

import functools
import http.server
import os
import re
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

from playwright.sync_api import expect

from simulator import BINARIES, BUILD_TIMEOUT_SECONDS, ROOT, RunningPackage
from simulator_test_case import Browsers, SimulatorTestCase
from test_new_app import parley

LISTING = re.compile(r"<!-- listing: Poll/(Sources|Tests)/(\S+) -->\n```swift\n(.*?\n)```\n", re.S)


# The picture in docs/first-app.md; PARLEY_ACCEPT=1 has the test that plays its story take a new one.
PICTURE = ROOT / "docs" / "images" / "poll.png"


def typed_app(folder):
    """Follows the tutorial: makes the app, types its listings, and deletes what it says. Returns the app's folder."""
    code, words = parley("new", "Poll", folder=folder)
    assert code == 0, words
    package = Path(folder) / "Poll"
    typed = {}
    for kind, name, text in LISTING.findall((ROOT / "docs/first-app.md").read_text()):
        place = package / ("Sources/Poll" if kind == "Sources" else "Tests/PollTests") / name
        typed[place] = f"{typed[place]}\n{text}" if place in typed else text
    assert len(typed) == 7, list(typed)
    for place, text in typed.items():
        place.write_text(text)
    for name in ("Count.swift", "CountView.swift"):
        (package / "Sources/Poll" / name).unlink()
    return package


class Tutorial(unittest.TestCase):
    def test_who_types_its_listings_has_an_app_whose_tests_pass(self):
        folder = tempfile.TemporaryDirectory(prefix="parley-tutorial-")
        self.addCleanup(folder.cleanup)
        package = typed_app(folder.name)
        code, words = parley("test", package.name, "--scratch", ROOT / ".build", folder=folder.name)
        self.assertEqual(code, 0, words[-3000:])
        self.assertIn("Kate asks where to go", words)


class TutorialInBrowser(SimulatorTestCase):
    def make_simulator(self):
        folder = tempfile.TemporaryDirectory(prefix="parley-tutorial-")
        self.addCleanup(folder.cleanup)
        return RunningPackage(typed_app(folder.name))

    def test_kate_asks_and_both_phones_show_johns_answer(self):
        self.kate.button("Poll").click()
        self.kate.field("Question").fill("Where to?")
        for answer in ("Park", "Lake"):
            self.kate.field("Another answer").fill(answer)
            self.kate.button("Add").click()
            expect(self.kate.region.get_by_text(answer, exact=True)).to_be_visible()
        self.kate.button("Ask").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        self.john.bubbles("Poll: Where to? Park 0, Lake 0").click()
        self.john.button("Lake: 0").click()
        expect(self.john.button("Remove draft")).to_be_visible()
        self.john.button("Send").click()
        for phone in (self.kate, self.john):
            expect(phone.bubbles("Poll: Where to? Park 0, Lake 1")).to_be_visible()
            expect(phone.button("Lake: 1")).to_be_visible()
        if os.environ.get("PARLEY_ACCEPT") == "1":
            self.page.screenshot(path=PICTURE, clip={"x": 100, "y": 60, "width": 900, "height": 680}, animations="disabled")
        self.assertTrue(PICTURE.exists(), "PARLEY_ACCEPT=1 takes the picture")


class SilentHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Site(unittest.TestCase):
    """The site with a part of the reference, since all of it is many thousand files."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="parley-docs-")
        cls.addClassCleanup(folder.cleanup)
        site = Path(folder.name) / "site"
        done = subprocess.run(
            [ROOT / "Scripts/make-docs", "--build", BINARIES, "--output", site, "--modules", "Messages", "ParleyTesting"],
            capture_output=True, text=True, timeout=BUILD_TIMEOUT_SECONDS)
        if done.returncode:
            raise AssertionError(done.stdout + done.stderr)
        handler = functools.partial(SilentHandler, directory=site)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.address = f"http://127.0.0.1:{server.server_port}"

    def open(self, path, width=1440, **device):
        context = Browsers.get().new_context(viewport={"width": width, "height": 900}, **device)
        self.addCleanup(context.close)
        page = context.new_page()
        self.foreign, self.missing = [], []
        page.on("request", lambda request: request.url.startswith(self.address) or self.foreign.append(request.url))
        page.on("response", lambda response: response.status < 400 or self.missing.append(response.url))
        page.goto(self.address + path)
        return page

    def expect_nothing_asked_elsewhere(self):
        self.assertEqual([url for url in self.foreign if not url.startswith("data:")], [])
        self.assertEqual(self.missing, [])

    def test_its_address_shows_the_documents_and_the_modules(self):
        page = self.open("/")
        main = page.locator("main")
        for name in ("Your first app", "When two people answer", "Testing", "Messages", "ParleyTesting"):
            expect(main.get_by_role("link", name=name, exact=True)).to_be_visible()
        main.get_by_role("link", name="Messages", exact=True).click()
        expect(page.get_by_role("heading", name="Messages", level=1)).to_be_visible()
        self.expect_nothing_asked_elsewhere()

    def test_an_article_links_to_others_and_its_filter_finds_articles_and_symbols(self):
        page = self.open("/documentation/parley/first-app/")
        page.locator("main").get_by_role("link", name="When two people answer").first.click()
        expect(page.get_by_role("heading", name="When two people answer", level=1)).to_be_visible()
        for words, found in {"bringing": "Bringing an app over", "MSConv": "MSConversation", "scrollAway": "scrollAway"}.items():
            page.get_by_placeholder("Filter").fill(words)
            expect(page.get_by_role("link", name=found).first).to_be_visible()
        self.expect_nothing_asked_elsewhere()

    def test_words_inside_of_articles_and_symbols_are_found_by_keyboard(self):
        page = self.open("/documentation/parley/stories/")
        expect(page.get_by_role("heading", name="Testing", level=1)).to_be_visible()
        page.keyboard.press("/")
        search = page.get_by_role("combobox", name="Search all pages")
        expect(search).to_be_focused()
        page.keyboard.type("answers that cross")
        expect(page.get_by_role("option").first).to_contain_text("Your first app › 5. Where Messages calls")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="5. Where Messages calls")).to_be_in_viewport()

        # One of a module; one typed by half, one with a letter missing; words that stand nowhere.
        for words, found in {
            "requestPresentationStyle": "Messages · Instance Method", "conversati": "conversation", "convrsation": "conversation",
        }.items():
            search.fill(words)
            expect(page.get_by_role("option").first).to_contain_text(found)
        search.fill("conversation zzzz")
        expect(page.get_by_text("No page has all of these words.")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("option")).to_have_count(0)
        self.expect_nothing_asked_elsewhere()

    def test_a_page_fits_a_phone_in_light_and_dark(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme=scheme):
                page = self.open("/documentation/parley/first-app/", width=390, color_scheme=scheme)
                expect(page.get_by_role("heading", name="6. Two people")).to_be_attached()
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
                self.expect_nothing_asked_elsewhere()


if __name__ == "__main__":
    unittest.main()
