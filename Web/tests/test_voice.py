"""Voice messages by a microphone that Chromium makes up, against a scripted server."""

from urllib.parse import parse_qs, urlparse

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item
from support import ClientTestCase


class VoiceTests(ClientTestCase):
    def begin(self, **more):
        page = self.open_client(items=[item(1, JOHN, text="Hi")], **more)
        self.field = page.get_by_role("textbox", name="Message", exact=True)
        self.button = page.get_by_role("button", name="Record a voice message")
        self.bar = page.get_by_role("group", name="Voice message")
        return page

    def until(self, page, length):
        expect(self.bar.get_by_role("timer")).to_have_text(length)

    def uploaded(self):
        self.kate.wait_until(self.uploads)
        path, sound = self.uploads()[0]
        return parse_qs(urlparse(path).query)["name"][0], sound

    def uploads(self):
        return [(path, body) for _, path, body in self.kate.requests if path.startswith("/draft/attachments")]

    def test_a_recording_is_uploaded_as_a_sound_and_sent_once_it_is_ready(self):
        page = self.begin()
        self.button.click()
        expect(self.field).to_be_hidden()
        self.until(page, "0:01")
        self.bar.get_by_role("button", name="Send the voice message").click()
        name, sound = self.uploaded()
        self.assertRegex(name, r"^Voice message \d{4}-\d\d-\d\d at \d\d\.\d\d\.\d\d\.wav$")
        self.assertEqual((sound[:4], sound[8:12]), (b"RIFF", b"WAVE"))
        # A second at least, and not silence.
        self.assertGreater(len(sound), 40_000)
        self.assertTrue(any(sound[44:]))
        preparing = {"id": 1, "kind": "sound", "name": name, "progress": 0.5, "isDirect": False}
        self.kate.emit("draft", {"text": "", "preparing": [preparing]})
        expect(page.get_by_role("progressbar", name=f"Preparing {name}")).to_be_visible()
        self.assertEqual(self.kate.bodies("POST", "/entries"), [])
        media = {"mediaType": "audio/mp4", "duration": 1.2, "waveform": [3], "hasPoster": False}
        file = {"kind": "file", "file": "f", "name": name.replace(".wav", ".m4a"), "mediaType": "audio/mp4", "byteCount": 9, "media": media}
        self.kate.emit("draft", {"text": "", "attachments": [file]})
        self.assertEqual([body["text"] for body in self.kate.wait_for("POST", "/entries")], [""])
        expect(self.field).to_be_visible()

    def test_who_has_begun_to_write_sends_it_themselves(self):
        page = self.begin()
        self.button.click()
        self.until(page, "0:01")
        self.bar.get_by_role("button", name="Send the voice message").click()
        name, _ = self.uploaded()
        self.field.fill("and")
        file = {"kind": "file", "file": "f", "name": name, "mediaType": "audio/mp4", "byteCount": 9}
        self.kate.emit("draft", {"text": "", "attachments": [file]})
        expect(page.locator(".draft-file")).to_have_count(1)
        self.assertEqual(self.kate.bodies("POST", "/entries"), [])

    def test_a_recording_is_discarded_by_its_button_and_by_escape(self):
        page = self.begin()
        self.button.click()
        self.until(page, "0:00")
        self.bar.get_by_role("button", name="Discard the voice message").click()
        expect(self.bar).to_be_hidden()
        self.button.focus()
        page.keyboard.press("Enter")
        expect(self.bar.get_by_role("button", name="Send the voice message")).to_be_focused()
        page.keyboard.press("Escape")
        expect(self.bar).to_be_hidden()
        expect(self.field).to_be_focused()
        self.assertEqual(len(self.uploads()), 0)

    def test_a_slip_of_the_finger_sends_nothing_and_says_how(self):
        self.begin()
        self.button.click()
        self.bar.get_by_role("button", name="Send the voice message").click()
        expect(self.field).to_be_visible()
        self.assertEqual(len(self.uploads()), 0)

    def test_letting_a_held_button_go_sends(self):
        page = self.begin()
        press = {"pointerType": "touch", "pointerId": 7, "button": 0, "bubbles": True, "clientX": 300, "clientY": 700}
        self.button.dispatch_event("pointerdown", press)
        self.until(page, "0:01")
        page.dispatch_event("body", "pointerup", press)
        expect(self.bar).to_be_hidden()
        self.uploaded()

    def test_moving_away_from_a_held_button_cancels(self):
        page = self.begin()
        press = {"pointerType": "touch", "pointerId": 7, "button": 0, "bubbles": True, "clientX": 300, "clientY": 700}
        self.button.dispatch_event("pointerdown", press)
        self.until(page, "0:01")
        page.dispatch_event("body", "pointerup", {**press, "clientX": 100})
        expect(self.bar).to_be_hidden()
        expect(self.button).to_be_visible()
        self.assertEqual(len(self.uploads()), 0)

    def test_a_microphone_that_is_not_allowed_is_told_of_in_words(self):
        page = self.begin()
        page.evaluate("() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError') } }")
        self.button.click()
        expect(page.get_by_text("Parley may not use the microphone.")).to_be_visible()
        expect(self.field).to_be_visible()

    def test_the_button_is_there_only_while_there_is_nothing_to_send(self):
        self.begin()
        expect(self.button).to_be_visible()
        self.field.fill("a")
        expect(self.button).to_be_hidden()
        self.field.fill("")
        expect(self.button).to_be_visible()

    def test_a_browser_that_records_nothing_has_no_button(self):
        page = self.begin(options={"locale": "en-AU"})
        page.context.add_init_script("delete globalThis.MediaRecorder")
        page.reload()
        expect(self.field).to_be_visible()
        expect(self.button).to_be_hidden()
