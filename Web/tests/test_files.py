"""The sheet by which an app asks for files, or gives some."""

import os
import unittest
from pathlib import Path

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, state
from support import ClientTestCase

OPEN = {"kind": "open", "app": APP, "style": "compact", "instance": 1}
WISH = {"source": "files", "mediaTypes": ["text/plain"], "extensions": ["txt"], "countMax": 2}
PHOTO = {"source": "photos", "mediaTypes": ["image/png"], "extensions": ["png"], "countMax": 1}
REFUSED = {"error": {"code": "file_too_large", "message": "“a.txt” is too large: a file may have 32 MB at most."}}


def asked(number=1, wish=WISH):
    return {"request": {"number": number, "app": APP, "name": "Mussels Party", "wish": wish}}


def offered(*names):
    files = [{"name": name, "byteCount": 1_400_000} for name in names]
    return {"request": {"number": 1, "app": APP, "name": "Mussels Party", "offer": {"files": files}}}


def text(name, words="hello"):
    return {"name": name, "mimeType": "text/plain", "buffer": words.encode()}


class FileSheetTests(ClientTestCase):
    def open_sheet(self, event, is_active=False, **options):
        page = self.open_client(state=state(panel=OPEN), **options)
        self.kate.emit_patch(party.home())
        expect(page.locator(".panel .surface .node").first).to_be_attached()
        page.locator("textarea.message-input").focus()
        # Says whether a person acts: a call of the test counts as an action.
        page.evaluate(f"Object.defineProperty(navigator, 'userActivation', {{ value: {{ isActive: {str(is_active).lower()} }} }})")
        self.kate.emit("files", event)
        self.sheet = page.get_by_role("dialog")
        expect(self.sheet).to_be_visible()
        return page

    def choose(self, page, *files):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Choose…").click()
        chooser.value.set_files(list(files))

    def test_it_says_who_asks_for_what_and_cancels_by_escape(self):
        page = self.open_sheet(asked())
        expect(self.sheet).to_have_accessible_name("Mussels Party asks for files")
        expect(self.sheet).to_contain_text("Up to 2 at once. Kinds: .txt.")
        expect(page.get_by_role("button", name="Choose…")).to_be_focused()
        self.assertTrue(page.locator(".client-main").evaluate("each => each.inert"))
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Cancel")).to_be_focused()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Escape")
        self.kate.wait_for("DELETE", "/files/1")
        self.kate.emit("files", {})
        expect(self.sheet).to_have_count(0)
        expect(page.locator("textarea.message-input")).to_be_focused()
        self.assertFalse(page.locator(".client-main").evaluate("each => each.inert"))

    def test_after_a_tap_the_chooser_opens_at_once_and_its_end_is_that_of_the_request(self):
        page = self.open_sheet(asked(), is_active=True)
        # A browser without a window closes its chooser by itself.
        self.kate.wait_for("DELETE", "/files/1")
        page.close()

    def test_files_are_announced_and_sent_one_by_one(self):
        page = self.open_sheet(asked())
        self.choose(page, text("a.txt", "one"), text("b.txt", "three"))
        self.kate.wait_for("PUT", "/files/1/1")
        self.assertEqual(self.kate.bodies("POST", "/files/1"), [{"files": [
            {"name": "a.txt", "byteCount": 3, "mediaType": "text/plain"},
            {"name": "b.txt", "byteCount": 5, "mediaType": "text/plain"}]}])
        self.assertEqual(self.kate.bodies("PUT", "/files/1/0") + self.kate.bodies("PUT", "/files/1/1"), [b"one", b"three"])

    def test_progress_is_the_share_of_all_bytes(self):
        page = self.open_sheet(asked())
        self.kate.answer("PUT", "/files/1/0", "wait")
        self.choose(page, text("a.txt", "one"), text("b.txt", "three"))
        expect(self.sheet.get_by_role("progressbar")).to_have_js_property("value", 3 / 8)
        expect(self.sheet.get_by_role("status")).to_have_text("Uploading 1 of 2…")
        self.kate.go_on.set()
        expect(self.sheet.get_by_role("status")).to_have_text("Done.")

    def test_a_file_may_be_empty(self):
        page = self.open_sheet(asked())
        self.choose(page, text("a.txt", ""))
        self.kate.wait_for("PUT", "/files/1/0")
        expect(self.sheet.get_by_role("status")).to_have_text("Done.")

    def test_a_refusal_is_told_and_the_person_chooses_again(self):
        self.expected_errors = ("413",)
        page = self.open_sheet(asked())
        self.kate.answer("POST", "/files/1", (413, REFUSED))
        self.choose(page, text("a.txt"))
        expect(page.get_by_role("alert").filter(has_text="too large")).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_have_count(0)
        self.choose(page, text("b.txt"))
        self.kate.wait_for("PUT", "/files/1/0")

    def test_a_lost_connection_is_told_and_tried_again(self):
        self.expected_errors = ("ERR_FAILED",)
        page = self.open_sheet(asked())
        page.route("**/files/1/0", lambda route: route.abort(), times=1)
        self.choose(page, text("a.txt"))
        expect(page.get_by_text("The connection was lost.")).to_be_visible()
        page.get_by_role("button", name="Try again").click()
        self.kate.wait_for("PUT", "/files/1/0")

    def test_an_upload_is_cancelled(self):
        self.expected_errors = ("ERR_ABORTED",)
        page = self.open_sheet(asked())
        self.kate.answer("PUT", "/files/1/0", "wait")
        self.choose(page, text("a.txt"))
        self.kate.wait_for("PUT", "/files/1/0")
        page.get_by_role("button", name="Cancel").click()
        self.kate.wait_for("DELETE", "/files/1")
        self.kate.go_on.set()

    def test_a_photo_is_taken_by_the_camera_where_there_is_one(self):
        page = self.open_sheet(asked(wish={**PHOTO, "source": "camera"}))
        expect(self.sheet).to_have_accessible_name("Mussels Party asks for a picture")
        expect(self.sheet).to_contain_text("Place, time and camera are taken out of them.")
        field = page.locator("input.file-input")
        expect(field).to_have_attribute("capture", "environment")
        expect(field).to_have_attribute("accept", "image/png,.png")

    def test_files_are_saved_under_their_names(self):
        page = self.open_sheet(offered("menu.pdf"))
        expect(self.sheet).to_have_accessible_name("Mussels Party has a file for you")
        expect(self.sheet).to_contain_text("1.4 MB")
        self.kate.files["/files/1/0"] = ("application/octet-stream", b"%PDF")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save").click()
        self.assertEqual(download.value.suggested_filename, "menu.pdf")

    def test_files_are_shared_where_the_browser_can(self):
        page = self.open_client(state=state(panel=OPEN))
        page.evaluate("""() => {
          navigator.canShare = () => true;
          navigator.share = async ({ files }) => { globalThis.shared = [files[0].name, await files[0].text()]; };
        }""")
        self.kate.files["/files/1/0"] = ("application/octet-stream", b"%PDF")
        self.kate.emit("files", offered("menu.pdf"))
        page.get_by_role("button", name="Share…").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        self.assertEqual(page.evaluate("globalThis.shared"), ["menu.pdf", "%PDF"])

    def test_it_fits_a_small_screen_in_light_and_dark(self):
        for scheme in ("light", "dark"):
            for width, height in ((320, 568), (844, 300), (390, 844)):
                page = self.open_sheet(
                    offered("A very long name of a file that an app has made.pdf", *[f"{index}.txt" for index in range(19)]),
                    viewport={"width": width, "height": height}, options={"color_scheme": scheme})
                box = page.locator(".file-sheet").bounding_box()
                self.assertGreaterEqual(box["y"], 0)
                self.assertLessEqual(box["y"] + box["height"], height)
                self.assertLessEqual(box["x"] + box["width"], width)
                save = page.get_by_role("button", name="Save")
                save.scroll_into_view_if_needed()
                self.assertGreaterEqual(save.bounding_box()["height"], 44)
                if os.environ.get("PARLEY_PICTURES"):
                    page.screenshot(path=Path(os.environ["PARLEY_PICTURES"], f"files-{scheme}-{width}.png"))
                    self.kate.emit("files", asked(2))
                    expect(page.get_by_role("button", name="Choose…")).to_be_visible()
                    page.screenshot(path=Path(os.environ["PARLEY_PICTURES"], f"asks-{scheme}-{width}.png"))
                page.close()


if __name__ == "__main__":
    unittest.main()
