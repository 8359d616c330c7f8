"""What `Scripts/bundle-web` writes: the pages in few files, under names that carry a hash."""

import gzip
import json
import re
import shutil
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect

from fixtures.conversations import snapshot
from scripted_device import Device
from support import LOADED, BrowserTestCase

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("device", "simulator", "people", "join", "previews")
WITH_STREAM = ("device", "simulator", "people")
HASHED = re.compile(r"[a-z-]+-[A-Z0-9]{8}\.(js|css|svg)")

# Files of a page with a stream that change with the stream's script. What the page loads later shares a part of its scripts, `chunk.js`.
WITH_LINK = {"early-link.js", "PAGE.js"}
# Matches the names of files that a script imports.
IMPORTED = re.compile(r'\b(?:from|import) ?\(?"([^"]*)"')


def kind(name):
    return re.sub(r"-[A-Z0-9]{8}", "", name)


def unpacked_brotli(data):
    """Debian's Python has what the environment of the tests lacks."""
    program = "import brotli, sys; sys.stdout.buffer.write(brotli.decompress(sys.stdin.buffer.read()))"
    return subprocess.run(["/usr/bin/python3", "-c", program], input=data, check=True, capture_output=True, timeout=60).stdout


def bundle(out, sources=ROOT / "Web"):
    subprocess.run([ROOT / "Scripts" / "bundle-web", out, sources], check=True, capture_output=True, timeout=120)
    return out


class BundleTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="parley-bundle-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.out = bundle(cls.folder / "first")

    def named(self, page, out=None):
        """The files that a page asks for by itself."""
        text = ((out or self.out) / f"{page}.html").read_text()
        return list(dict.fromkeys(re.findall(r'(?:href|src)="/web/assets/([^"]+)"', text)))

    def script(self, page):
        (name,) = [name for name in self.named(page) if kind(name) == f"{page}.js"]
        return (self.out / "assets" / name).read_text()

    def test_each_page_has_few_files_which_are_there_and_compressed(self):
        for page in PAGES:
            names = self.named(page)
            kinds = [kind(name) for name in names]
            early = ["chunk.js", "early-link.js"] if page in WITH_STREAM else []
            self.assertEqual(sorted(kinds), sorted([f"{page}.css", "icon.svg", *early, f"{page}.js"]))
            for name in names:
                self.assertRegex(name, HASHED)
                data = (self.out / "assets" / name).read_bytes()
                for ending, unpacked in [("gz", gzip.decompress), ("br", unpacked_brotli)]:
                    packed = (self.out / "assets" / f"{name}.{ending}").read_bytes()
                    self.assertEqual(unpacked(packed), data)
                    self.assertLess(len(packed), len(data))
            text = (self.out / f"{page}.html").read_text()
            self.assertNotIn("/web/styles/", text)
            self.assertNotIn(f"/web/{page}.js", text)

    def test_the_fonts_of_every_page_are_small_and_there(self):
        (styles,) = [file.read_text() for file in (self.out / "assets").glob("device-*.css")]
        fonts = re.findall(r"/web/assets/(Inter-[A-Za-z]+-[A-F0-9]{8}\.woff2)", styles)
        self.assertEqual(len(set(fonts)), 4 * 5)
        for font in fonts:
            data = (self.out / "assets" / font).read_bytes()
            self.assertEqual(data[:4], b"wOF2")
            self.assertLess(len(data), 40_000)

    def faces(self, character, weight):
        """The files of the upright Inter of a weight that a browser may load for a character; it takes the last."""
        (styles,) = [file.read_text() for file in (self.out / "assets").glob("device-*.css")]
        for face in re.findall(r"@font-face ?{([^}]*)}", styles):
            name = re.search(r"url\(\"?([^\")]*)", face)[1]
            ranges = [part.split("-") for part in re.search(r"unicode-range: ?([^;]*)", face)[1].replace("U+", "").replace(" ", "").split(",")] if "Inter" in name else []
            spans = [(int(part[0].replace("?", "0"), 16), int(part[-1].replace("?", "F"), 16)) for part in ranges]
            if f"font-weight:{weight};" in face.replace(" ", "") and "italic" not in face and any(first <= ord(character) <= last for first, last in spans):
                yield name.rpartition("/")[2]

    def test_no_character_of_a_usual_text_needs_a_whole_font_and_no_emoji_any(self):
        for weight in (400, 500, 600, 700):
            names = [list(self.faces(character, weight))[-1] for character in "aéřłΩώжѣơệ"]
            self.assertEqual([name for name in names if not name.endswith(".woff2")], [], weight)
            self.assertEqual([len(set(names)), len(set(names[2:4])), len(set(names[4:6]))], [5, 1, 1])
            self.assertEqual([list(self.faces(character, weight)) for character in "😀🎉❤⬜👍🏽✅⭐⌚"], [[]] * 9)
        self.assertEqual(list(self.faces("⌘", 400)), ["Inter-Regular.otf"])

    def test_the_service_worker_fetches_the_fonts_of_most_texts_alone(self):
        fonts = set(re.findall(r"Inter-[A-Za-z]+-[A-F0-9]{8}", (self.out / "service-worker.js").read_text()))
        self.assertEqual(fonts, {list(self.faces("a", weight))[-1].removesuffix(".woff2") for weight in (400, 500, 600, 700)})

    def test_no_file_of_a_bundle_leads_to_sources(self):
        for file in (self.out / "assets").glob("*.js"):
            text = file.read_text()
            for imported in IMPORTED.findall(text):
                self.assertRegex(imported, r"^\./(chunk|later|rich-field|field-selection|ar|de|es|fr)-[A-Z0-9]{8}\.js$", file.name)
                self.assertTrue((file.parent / imported).is_file(), imported)
            for worker in re.findall(r"\./(stream-worker[^\"]*)", text):
                self.assertTrue((self.out / "assets" / worker).is_file(), worker)
        (device,) = (self.out / "assets").glob("device-*.js")
        self.assertIn("./stream-worker-", device.read_text())

    def test_what_a_page_imports_at_once_is_asked_for_along_with_its_script_and_what_is_used_seldom_is_not(self):
        for page in WITH_STREAM:
            text = self.script(page)
            at_once = re.findall(r'\bfrom ?"\./([^"]+)"', text)
            self.assertEqual([name for name in self.named(page) if kind(name) == "chunk.js"], list(dict.fromkeys(at_once)), page)
            (later,) = re.findall(r'\bimport\("\./(later-[^"]+)"\)', text + "".join((self.out / "assets" / name).read_text() for name in at_once))
            self.assertNotIn(later, self.named(page))
            self.assertTrue("attach-button" in text, page)
            for seldom in ("viewer-words", "entry-reactions", "mention-option", "file-explanation", "getUserMedia({audio"):
                self.assertTrue(seldom in (self.out / "assets" / later).read_text(), (page, seldom))
                self.assertFalse(seldom in text, (page, seldom))

    def test_the_service_worker_names_all_that_a_page_needs_without_a_connection(self):
        text = (self.out / "service-worker.js").read_text()
        files = json.loads(re.search(r"const files = (.*);", text).group(1))
        self.assertRegex(text, r'const version = "[0-9a-f]{8}";')
        for file in files:
            self.assertTrue((self.out / file.removeprefix("/web/")).is_file(), file)
        kinds = [kind(file.removeprefix("/web/assets/")) for file in files]
        for needed in ("people.js", "people.css", "settings.js", "settings.css", "early-link.js", "later.js", "icon.svg", "Inter-Regular.woff2"):
            self.assertIn(needed, kinds)
        for page in ("device", "simulator", "owner"):
            self.assertNotIn(f"{page}.js", kinds)

    def test_icons_and_manifest_are_there(self):
        manifest = json.loads((self.out / "manifest.webmanifest").read_text())
        for icon in manifest["icons"]:
            data = (self.out / icon["src"].removeprefix("/web/")).read_bytes()
            width, height = struct.unpack(">II", data[16:24])
            self.assertEqual(icon["sizes"], f"{width}x{height}")
        self.assertEqual([icon.get("purpose") for icon in manifest["icons"]].count("maskable"), 1)

    def test_the_same_sources_get_the_same_names_and_a_change_gets_another_where_it_is_used(self):
        sources = self.folder / "sources"
        shutil.copytree(ROOT / "Web", sources, ignore=shutil.ignore_patterns("tests"))
        # Fonts are there already: making them takes most of the time.
        shutil.copytree(self.out, self.folder / "same")
        same = bundle(self.folder / "same", sources)
        for page in PAGES:
            self.assertEqual(self.named(page, same), self.named(page))
        with (sources / "client" / "stream-link.js").open("a") as file:
            file.write("console.assert(true);\n")
        with (sources / "styles" / "join.css").open("a") as file:
            file.write(".further { color: red; }\n")
        changed = bundle(same, sources)
        for page, changes in [("device", WITH_LINK), ("simulator", WITH_LINK), ("people", WITH_LINK | {"people.css"}), ("join", {"join.css"}), ("previews", set())]:
            pairs = zip(self.named(page), self.named(page, changed), strict=True)
            changed_kinds = {kind(old) for old, new in pairs if old != new}
            self.assertEqual(changed_kinds, {name.replace("PAGE", page) for name in changes}, page)
        names = {file.name for file in (changed / "assets").iterdir()}
        self.assertEqual(len(names), 125, "what is not used any more has gone")

    def test_the_sources_are_not_written_over(self):
        done = subprocess.run([ROOT / "Scripts" / "bundle-web", "Web"], capture_output=True, text=True, timeout=60)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("holds the sources", done.stderr)

    def test_a_client_runs_from_it(self):
        kate = self.server.add(Device("kate-phone", snapshot()))
        self.addCleanup(setattr, self.server, "web", self.server.web)
        self.server.web = self.out
        page = self.open("/devices/kate-phone/")
        kate.wait_for_stream()
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")
        asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
        files = [path for path in asked if path.endswith((".js", ".css"))]
        self.assertEqual(len([path for path in files if "/later-" not in path]), 4, asked)
        page.evaluate(LOADED, "/later-")


if __name__ == "__main__":
    unittest.main()
