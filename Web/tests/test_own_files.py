"""Pictures and files that the person sends, against a scripted server."""

import base64

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item, state
from support import ClientTestCase

DROP = """(element, { name, bytes, kind, texts = [] }) => {
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
  for (const type of texts) data.setData(type, name);
  const event = kind === "paste" ? new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true })
    : new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
  return element.dispatchEvent(event);
}"""


class OwnFileTests(ClientTestCase):
    def path(self, name):
        return f"/draft/attachments?name={name}"

    def choose(self, page, *files):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Add pictures and files").click()
        chooser.value.set_files([{"name": name, "mimeType": "text/plain", "buffer": content} for name, content in files])

    def test_chosen_files_are_uploaded_one_after_the_other(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        self.kate.answer("POST", self.path("a.txt"), "wait")
        self.choose(page, ("a.txt", b"one"), ("b.txt", b"two"))
        expect(page.get_by_role("progressbar", name="Uploading a.txt")).to_be_visible()
        page.get_by_role("textbox", name="Message", exact=True).fill("here")
        expect(page.get_by_role("button", name="Send", exact=True)).to_be_disabled()
        self.kate.go_on.set()
        self.kate.wait_for("POST", self.path("b.txt"))
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(page.get_by_role("button", name="Send", exact=True)).to_be_enabled()

    def test_a_phone_offers_its_camera_and_sends_what_it_takes(self):
        page = self.open_client(options={"has_touch": True, "is_mobile": True}, items=[item(1, JOHN, text="Hi")])
        add = page.get_by_role("button", name="Add pictures and files")
        # The choice comes with the late parts.
        expect(add).to_have_attribute("aria-expanded", "false")
        add.click()
        take = page.get_by_role("button", name="Take photo")
        expect(take).to_be_focused()
        page.keyboard.press("Escape")
        expect(take).to_be_hidden()
        expect(add).to_be_focused()
        add.click()
        with page.expect_file_chooser() as chooser:
            take.click()
        self.assertEqual([chooser.value.element.get_attribute(each) for each in ("capture", "accept")], ["environment", "image/*"])
        chooser.value.set_files([{"name": "image.jpg", "mimeType": "image/jpeg", "buffer": b"one"}])
        self.kate.wait_for("POST", self.path("image.jpg"))
        expect(take).to_be_hidden()
        add.click()
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Pictures and files", exact=True).click()
        self.assertIsNone(chooser.value.element.get_attribute("capture"))
        self.assertTrue(chooser.value.is_multiple())

    def test_an_upload_whose_answer_was_lost_is_repeated_with_its_key(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        # As of a proxy that has lost the server. A connection that breaks off the browser tries again by itself.
        self.expected_errors = ("502",)
        self.kate.answer("POST", self.path("a.txt"), (502, {}))
        keys = []
        page.on("request", lambda request: request.url.endswith("a.txt") and keys.append(request.headers["idempotency-key"]))
        self.choose(page, ("a.txt", b"one"), ("b.txt", b"two"))
        self.kate.wait_for("POST", self.path("b.txt"))
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(page.get_by_text("was not added")).to_have_count(0)
        self.assertEqual(len(self.kate.bodies("POST", self.path("a.txt"))), 2)
        self.assertEqual((len(keys), len(set(keys))), (2, 1))

    def test_what_is_chosen_without_a_network_waits_for_it(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        page.evaluate("globalThis.isOnline = false; Object.defineProperty(navigator, 'onLine', { get: () => isOnline })")
        self.choose(page, ("a.txt", b"one"), ("b.txt", b"two"))
        expect(page.get_by_text("Waiting for the connection.")).to_have_count(1)
        page.get_by_role("button", name="Stop uploading a.txt").click()
        expect(page.get_by_text("Waiting for the connection.")).to_have_count(1)
        self.assertEqual(self.kate.bodies("POST", self.path("b.txt")), [])
        page.evaluate("isOnline = true; dispatchEvent(new Event('online'))")
        self.kate.wait_for("POST", self.path("b.txt"))
        expect(page.get_by_role("progressbar")).to_have_count(0)
        self.assertEqual(self.kate.bodies("POST", self.path("a.txt")), [])

    def test_an_upload_is_stopped(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        self.kate.answer("POST", self.path("a.txt"), "wait")
        self.expected_errors = ("ERR_ABORTED", "Failed to load")
        self.choose(page, ("a.txt", b"one"))
        page.get_by_role("button", name="Stop uploading a.txt").click()
        expect(page.get_by_role("progressbar")).to_have_count(0)
        self.kate.go_on.set()

    def test_files_are_pasted_and_dropped(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        field = page.get_by_role("textbox", name="Message", exact=True)
        bytes_ = list(base64.b64decode("iVBORw0KGgo="))
        self.assertFalse(field.evaluate(DROP, {"name": "pasted.png", "bytes": bytes_, "kind": "paste"}))
        self.kate.wait_for("POST", self.path("pasted.png"))
        log = page.get_by_role("log")
        log.evaluate(DROP, {"name": "dropped.png", "bytes": bytes_, "kind": "dragover"})
        expect(page.locator(".takes-files")).to_have_count(1)
        self.assertFalse(log.evaluate(DROP, {"name": "dropped.png", "bytes": bytes_, "kind": "drop"}))
        self.kate.wait_for("POST", self.path("dropped.png"))
        expect(page.locator(".takes-files")).to_have_count(0)

    def test_files_are_dropped_in_another_language(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")], options={"locale": "de-DE"})
        log = page.get_by_role("log")
        log.evaluate(DROP, {"name": "dropped.png", "bytes": [1], "kind": "dragover"})
        words = page.locator(".takes-files").evaluate("element => getComputedStyle(element, '::after').content")
        self.assertEqual(words, '"Bilder und Dateien hinzufügen"')
        self.assertFalse(log.evaluate(DROP, {"name": "dropped.png", "bytes": [1], "kind": "drop"}))
        self.kate.wait_for("POST", self.path("dropped.png"))

    def test_a_copied_file_brings_its_name_along_and_copied_text_a_picture_of_itself(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        field = page.get_by_role("textbox", name="Message", exact=True)
        bytes_ = list(base64.b64decode("iVBORw0KGgo="))
        self.assertFalse(field.evaluate(DROP, {"name": "file.png", "bytes": bytes_, "kind": "paste", "texts": ["text/plain"]}))
        self.kate.wait_for("POST", self.path("file.png"))
        self.assertTrue(field.evaluate(DROP, {"name": "cell", "bytes": bytes_, "kind": "paste", "texts": ["text/plain", "text/html"]}))
        self.assertEqual(self.kate.bodies("POST", self.path("cell")), [])

    def test_limits_are_told_before_a_byte_is_sent_and_refusals_in_words(self):
        page = self.open_client(items=[item(1, JOHN, text="Hi")])
        self.choose(page, ("empty.txt", b""))
        expect(page.get_by_text("“empty.txt” is empty, or a folder.")).to_be_visible()
        self.kate.answer("POST", self.path("a.txt"), (413, {"error": {"code": "file_too_large", "message": "A file may have 32 MB."}}))
        self.expected_errors = ("413",)
        self.choose(page, ("a.txt", b"one"))
        expect(page.get_by_text("“a.txt” was not added. A file may have 32 MB.")).to_be_visible()
        self.assertEqual(self.kate.bodies("POST", self.path("empty.txt")), [])

    def test_what_could_not_be_made_ready_is_told_and_taken_away(self):
        broken = {"id": 3, "kind": "video", "name": "film.mp4", "isDirect": False, "problem": "The file breaks off."}
        page = self.open_client(state=state(draft={"text": "", "attachments": [], "preparing": [broken]}))
        expect(page.get_by_text("film.mp4: The file breaks off.")).to_be_visible()
        page.get_by_role("button", name="Dismiss film.mp4").click()
        self.kate.wait_for("DELETE", "/preparations/3")
