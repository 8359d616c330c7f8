"""Files, stickers and unsent messages in the client, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item, state
from support import ClientTestCase

PICTURE = "ab" * 32


def attachment(**changes):
    return {"kind": "file", "file": PICTURE, "name": "menu.pdf", "mediaType": "application/octet-stream", "byteCount": 1_234, "app": "org.parley.MusselsParty", **changes}


def sticker(**changes):
    return attachment(kind="sticker", name="mussel.gif", mediaType="image/gif", width=300, height=300, label="A mussel", **changes)


class AttachmentTests(ClientTestCase):
    def test_a_sticker_is_shown_at_a_third_of_its_pixels_with_its_words(self):
        page = self.open_client(items=[{**item(1, JOHN, "sticker"), "attachment": sticker()}])
        image = page.get_by_role("img", name="Sticker A mussel")
        expect(image).to_be_visible()
        self.assertEqual(image.evaluate("each => [each.width, each.height]"), [100, 100])
        self.kate.wait_for("GET", f"/pictures/{PICTURE}")

    def test_a_file_is_a_link_that_saves_it_under_its_name(self):
        page = self.open_client(items=[{**item(1, KATE, "attachment"), "attachment": attachment(name="<b>menu</b>.pdf")}])
        link = page.get_by_role("link", name="<b>menu</b>.pdf")
        expect(link).to_contain_text("1.2 KB")
        self.assertEqual(link.get_attribute("download"), "<b>menu</b>.pdf")
        self.assertTrue(link.get_attribute("href").endswith(f"/pictures/{PICTURE}"))
        self.assertEqual(page.locator(".attachment-file img").count(), 0)

    def test_the_sign_of_a_file_keeps_its_shape_beside_a_long_name(self):
        page = self.open_client(items=[{**item(1, KATE, "attachment"), "attachment": attachment(name="minutes of the meeting about the mussels.pdf")}])
        box = page.locator(".attachment-file .icon").bounding_box()
        self.assertEqual([box["width"], box["height"]], [24, 24])

    def test_a_picture_is_shown_and_only_kinds_of_picture_are(self):
        shown = attachment(name="a.png", mediaType="image/png", width=30, height=20)
        hidden = attachment(name="a.svg", mediaType="image/svg+xml")
        page = self.open_client(items=[{**item(1, JOHN, "attachment"), "attachment": shown}, {**item(2, JOHN, "attachment"), "attachment": hidden}])
        expect(page.get_by_role("button", name="Picture a.png").locator("img")).to_have_count(1)
        expect(page.get_by_role("link", name="a.svg").locator("img")).to_have_count(0)

    def test_a_large_picture_is_staged_as_a_whole(self):
        picture = attachment(name="boat.png", mediaType="image/png", width=480, height=360)
        page = self.open_client(state=state(draft={"text": "", "attachments": [picture]}))
        image = page.get_by_role("img", name="Draft: boat.png").locator("img")
        self.assertEqual(image.evaluate("each => [each.offsetWidth, each.offsetHeight]"), [72, 72])

    def test_files_are_staged_taken_out_and_sent(self):
        page = self.open_client(state=state(draft={"text": "", "attachments": [sticker(), attachment()]}))
        send = page.get_by_role("button", name="Send", exact=True)
        expect(send).to_be_enabled()
        expect(page.get_by_role("img", name="Draft: Sticker A mussel")).to_be_visible()
        page.get_by_role("button", name="Remove menu.pdf").click()
        self.kate.wait_for("DELETE", "/draft/attachments/1")
        self.kate.emit("draft", {"text": "", "attachments": [sticker()]})
        expect(page.get_by_role("img", name="Draft: menu.pdf")).to_have_count(0)
        self.kate.answer("POST", "/entries", "wait")
        send.click()
        pending = page.locator(".is-sending")
        expect(pending.get_by_role("img", name="Sticker A mussel")).to_be_visible()
        expect(page.get_by_role("img", name="Draft: Sticker A mussel")).to_have_count(0)
        expect(send).to_be_disabled()
        key = self.kate.wait_for("POST", "/entries")[0]["key"]
        self.kate.emit_entry(1, {**item(1, KATE, "sticker"), "attachment": sticker(), "key": key})
        self.kate.emit("draft", {"text": "", "attachments": []})
        expect(pending).to_have_count(0)
        expect(page.get_by_role("img", name="Sticker A mussel")).to_have_count(1)
        self.kate.go_on.set()


class PendingFileTests(ClientTestCase):
    def test_a_file_in_the_field_has_its_name(self):
        page = self.open_client(state=state(draft={"text": "", "attachments": [attachment(name="a-name-that-is-much-longer-than-its-place.pdf"), sticker()]}))
        thumbnail = page.locator(".draft-files").get_by_role("img", name="Draft: a-name-that-is-much-longer-than-its-place.pdf")
        expect(thumbnail).to_have_text("a-name-that-is-much-longer-than-its-place.pdf")
        self.assertLess(thumbnail.bounding_box()["width"], 130)
        expect(page.locator(".thumbnail-name")).to_have_count(1)

    def test_files_of_one_send_settle_one_by_one(self):
        page = self.open_client(state=state(draft={"text": "", "attachments": [sticker(), attachment()]}))
        self.kate.answer("POST", "/entries", "wait")
        page.get_by_role("button", name="Send", exact=True).click()
        key = self.kate.wait_for("POST", "/entries")[0]["key"]
        pending = page.locator(".is-sending")
        expect(pending.get_by_role("img", name="Sticker A mussel")).to_have_count(1)
        expect(pending.get_by_text("menu.pdf")).to_have_count(1)
        self.kate.emit_entry(1, {**item(1, KATE, "sticker"), "attachment": sticker(), "key": key})
        expect(pending.get_by_role("img", name="Sticker A mussel")).to_have_count(0)
        expect(pending.get_by_text("menu.pdf")).to_have_count(1)
        self.kate.emit_entry(2, {**item(2, KATE, "attachment"), "attachment": attachment(), "key": key})
        expect(pending).to_have_count(0)
        expect(page.get_by_role("log").get_by_text("menu.pdf")).to_have_count(1)
        self.kate.go_on.set()

    def test_what_was_taken_out_of_the_field_is_not_in_the_next_send(self):
        page = self.open_client(state=state(draft={"text": "", "bubble": bubble(), "attachments": [attachment()]}))
        page.get_by_role("button", name="Remove draft").click()
        self.kate.wait_for("DELETE", "/draft")
        page.get_by_role("button", name="Remove menu.pdf").click()
        self.kate.wait_for("DELETE", "/draft/attachments/0")
        self.kate.emit("draft", {"text": ""})
        expect(page.get_by_role("button", name="Remove draft")).to_have_count(0)
        send = page.get_by_role("button", name="Send", exact=True)
        expect(send).to_be_disabled()
        self.kate.answer("POST", "/entries", "wait")
        page.get_by_role("textbox", name="Message").fill("words alone")
        send.click()
        pending = page.locator(".is-sending")
        expect(pending).to_have_count(1)
        expect(pending).to_contain_text("words alone")
        expect(pending.get_by_text("menu.pdf")).to_have_count(0)
        expect(pending.get_by_role("img")).to_have_count(0)
        key = self.kate.wait_for("POST", "/entries")[0]["key"]
        self.kate.emit_entry(1, item(1, KATE, text="words alone", key=key))
        expect(pending).to_have_count(0)
        self.kate.go_on.set()


class UnsentTests(ClientTestCase):
    def test_what_an_app_could_not_send_stands_last_with_retry_and_remove(self):
        unsent = [{"key": "direct-1", "bubble": bubble(accessibilityLabel="Move 3")}, {"key": "direct-2", "text": "hello"}]
        page = self.open_client(items=[item(1, JOHN, text="hi")], state={**state(), "unsent": unsent})
        failed = page.locator(".row.is-failed")
        expect(failed).to_have_count(2)
        expect(failed.first.get_by_role("img", name="Move 3")).to_be_visible()
        expect(page.get_by_text("Not sent.")).to_have_count(2)
        page.get_by_role("button", name="Retry").first.click()
        self.kate.wait_for("POST", "/unsent/direct-1")
        self.kate.emit("unsent", unsent[1:])
        expect(failed).to_have_count(1)
        page.get_by_role("button", name="Remove", exact=True).click()
        self.kate.wait_for("DELETE", "/unsent/direct-2")
        self.kate.emit("unsent", [])
        expect(failed).to_have_count(0)
