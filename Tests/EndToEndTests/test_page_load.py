"""What the page of a device may cost, by counts that do not move with the load of the machine."""

import unittest

from playwright.sync_api import expect

from simulator import BINARIES, Simulator
from simulator_test_case import Browsers

# Requests without the fonts and the icons of apps, of which there are as many as apps.
REQUESTS_MAX = 12
BYTES_MAX = 150_000
RELOAD_BYTES_MAX = 5_000
# Bounds what a page waits for alone, since the sum leaves room for it to grow unseen: all of its scripts, without what it loads later.
# Some 1,200 bytes of it are what an English page pays for the others' languages: `Web/words.js`, and its calls.
SCRIPT_BYTES_MAX = 60_000
# 400 bytes of it say which font has which characters, so that a text loads those of its own alone.
STYLE_BYTES_MAX = 13_000
LATER = "/later-"


class Load:
    """Requests of one load of a page, with what came over the line for each, heads included."""

    def __init__(self, page, address):
        self.paths, self.bytes, self.answers = {}, {}, {}
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", lambda event: self.paths.update({event["requestId"]: event["request"]["url"]}))
        line.on("Network.webSocketCreated", lambda event: self.paths.update({event["requestId"]: event["url"]}))
        line.on("Network.responseReceived", lambda event: self.answers.update({event["requestId"]: event["response"]}))
        line.on("Network.loadingFinished", lambda event: self.bytes.update({event["requestId"]: event["encodedDataLength"]}))
        line.send("Network.enable")
        page.goto(address)
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")
        page.wait_for_function("document.fonts.status === 'loaded'")
        page.wait_for_load_state("networkidle")

    @property
    def files(self):
        """Requests by their address, without fonts and the icons of apps."""
        return {path: key for key, path in self.paths.items() if not path.endswith((".woff2", "/icon"))}

    @property
    def byte_count(self):
        return sum(count for key, count in self.bytes.items() if not self.paths.get(key, "").endswith(".woff2"))


@unittest.skipUnless((BINARIES / "web" / "assets").is_dir(), "the browser client is not bundled")
class PageLoadTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        simulator = Simulator()
        cls.addClassCleanup(simulator.stop)
        address = f"{simulator.start()}/devices/kate-phone/"
        context = Browsers.get().new_context(viewport={"width": 390, "height": 780})
        cls.addClassCleanup(context.close)
        page = context.new_page()
        cls.first, cls.reload = Load(page, address), None
        page.close()
        cls.reload = Load(context.new_page(), address)

    def test_a_first_load_takes_few_requests_and_few_bytes(self):
        self.assertLessEqual(len(self.first.files), REQUESTS_MAX, self.first.files)
        self.assertLessEqual(self.first.byte_count, BYTES_MAX)

    def test_scripts_and_styles_come_packed_by_brotli_and_are_kept_for_good(self):
        packed = {key: path for key, path in self.first.paths.items() if path.endswith((".js", ".css"))}
        self.assertGreaterEqual(len(packed), 3)
        for key, path in packed.items():
            headers = self.first.answers[key]["headers"]
            self.assertEqual(headers.get("Content-Encoding"), "br", path)
            self.assertIn("immutable", headers["Cache-Control"], path)

    def test_a_page_waits_for_little(self):
        scripts, styles = [
            {path: self.first.bytes[key] for path, key in self.first.files.items() if path.endswith(ending) and LATER not in path}
            for ending in (".js", ".css")]
        self.assertGreaterEqual(len(scripts), 3)
        self.assertLessEqual(sum(scripts.values()), SCRIPT_BYTES_MAX, scripts)
        self.assertLessEqual(sum(styles.values()), STYLE_BYTES_MAX, styles)

    def test_what_is_used_seldom_is_loaded_before_anybody_asks_for_it(self):
        self.assertEqual(len([path for path in self.first.files if LATER in path]), 1, self.first.files)

    def test_a_reload_asks_for_no_file_again(self):
        again = [path for path in self.first.files if "/assets/" in path]
        self.assertGreaterEqual(len(again), 3, "script, styles and the link that is opened early")
        sent = [path for path, key in self.reload.files.items() if path in again and self.reload.bytes.get(key, 0) > 0]
        self.assertEqual(sent, [])
        self.assertLessEqual(self.reload.byte_count, RELOAD_BYTES_MAX)


if __name__ == "__main__":
    unittest.main()
