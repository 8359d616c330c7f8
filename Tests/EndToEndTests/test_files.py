"""Files that an app asks the person for, and files that it gives, through the real server and app process."""

import re
import struct
import unittest
import zlib

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


def png(width, height, *chunks):
    """A picture of one colour, with further chunks of a name and bytes."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    rows = zlib.compress(b"".join(b"\0" + b"\xe0\x60\x30" * width for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(chunk(*each) for each in chunks) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


class Files(SimulatorTestCase):
    def setUp(self):
        super().setUp()
        self.kate.button("Gallery").click()
        self.kate.reach("Files").click()
        expect(self.kate.region.get_by_text("Nothing yet")).to_be_visible()

    @property
    def sheet(self):
        # The panel, expanded, is a dialog too.
        return self.kate.region.locator(".file-layer:not([hidden]) > [role=dialog]")

    def text(self, name, words):
        return {"name": name, "mimeType": "text/plain", "buffer": words.encode()}

    def test_a_tap_opens_the_chooser_and_the_app_reads_what_is_chosen(self):
        with self.page.expect_file_chooser() as chooser:
            self.kate.button("Import texts").click()
        self.assertTrue(chooser.value.is_multiple())
        chooser.value.set_files([self.text("a.txt", "one"), self.text("b.txt", "two")])
        expect(self.kate.region.get_by_text("a.txt: one, b.txt: two")).to_be_visible()
        expect(self.sheet).to_have_count(0)
        expect(self.kate.button("Import texts")).to_be_focused()

    def test_without_a_tap_the_sheet_says_who_asks_for_what(self):
        # Says that no person acts: a call of the test would count as an action.
        self.page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
        self.kate.button("Import later").click()
        expect(self.sheet).to_have_accessible_name("Gallery asks for files", timeout=15_000)
        choose = self.sheet.get_by_role("button", name="Choose…")
        expect(choose).to_be_focused()
        self.page.keyboard.press("Tab")
        expect(self.sheet.get_by_role("button", name="Cancel")).to_be_focused()
        # The other phone goes on.
        self.john.field("Message").fill("hello")
        choose.focus()
        self.page.keyboard.press("Escape")
        expect(self.sheet).to_have_count(0)
        expect(self.kate.region.get_by_text("Nothing chosen")).to_be_visible()

    def test_a_file_of_another_kind_is_refused_in_plain_words_and_another_taken(self):
        with self.page.expect_file_chooser() as chooser:
            self.kate.button("Import texts").click()
        chooser.value.set_files([{"name": "a.exe", "mimeType": "application/octet-stream", "buffer": b"MZ"}])
        expect(self.sheet.get_by_role("alert")).to_have_text("“a.exe” is not of the kind that the app asks for.")
        with self.page.expect_file_chooser() as chooser:
            self.sheet.get_by_role("button", name="Choose…").click()
        chooser.value.set_files([self.text("a.txt", "one")])
        expect(self.kate.region.get_by_text("a.txt: one")).to_be_visible()

    def test_a_picture_is_shown_without_what_else_is_in_its_file(self):
        with self.page.expect_file_chooser() as chooser:
            self.kate.button("Choose a picture").click()
        accept = chooser.value.element.get_attribute("accept")
        self.assertIn("image/png", accept)
        picture = png(30, 20, (b"tEXt", b"Comment\0SecretPlace"))
        chooser.value.set_files([{"name": "mussel.png", "mimeType": "image/png", "buffer": picture}])
        expect(self.kate.region.get_by_role("img", name="Chosen picture")).to_be_visible()
        containers = self.simulator.database.parent / "containers"
        found = list(containers.glob("*/tmp/chosen/*/0/mussel.png"))
        self.assertEqual([each.read_bytes() for each in found], [png(30, 20)])

    def test_a_note_is_saved(self):
        self.kate.button("Export a note").click()
        expect(self.sheet).to_have_accessible_name("Gallery has a file for you")
        expect(self.sheet.get_by_text("Note.txt")).to_be_visible()
        expect(self.sheet.get_by_text("16 bytes")).to_be_visible()
        with self.page.expect_download() as download:
            self.sheet.get_by_role("button", name="Save").click()
        self.assertEqual(download.value.suggested_filename, "Note.txt")
        with open(download.value.path(), encoding="utf-8") as file:
            self.assertEqual(file.read(), "Mussels at eight")
        expect(self.sheet).to_have_count(0)
        expect(self.kate.region.get_by_text(re.compile("Note.txt is yours"))).to_be_visible()

    def test_a_picture_is_shared_as_a_file(self):
        self.kate.button("Share a star").click()
        with self.page.expect_download() as download:
            self.sheet.get_by_role("button", name="Save").click()
        with open(download.value.path(), "rb") as file:
            self.assertEqual(file.read(8), b"\x89PNG\r\n\x1a\n")

    def test_an_app_that_is_closed_asks_no_more(self):
        self.kate.button("Export a note").click()
        expect(self.sheet).to_be_visible()
        self.page.reload()
        expect(self.sheet).to_be_visible()
        self.sheet.get_by_role("button", name="Cancel").click()
        expect(self.sheet).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
