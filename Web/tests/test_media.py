"""Media in bubbles, what is being made ready, stickers on bubbles and the picker, against a scripted server."""

import io
import wave

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, KATE, bubble, item, state
from support import ClientTestCase

FILE = "cd" * 32
VIDEO = {"mediaType": "video/mp4", "width": 1200, "height": 600, "duration": 2, "hasPoster": True}
GIF = {"mediaType": "image/gif", "width": 200, "height": 200, "duration": 1, "hasPoster": True}
SOUND = {"mediaType": "audio/mp4", "duration": 65, "waveform": [index % 101 for index in range(48)], "hasPoster": False}
STICKER = {"kind": "sticker", "file": FILE, "name": "mussel.gif", "mediaType": "image/gif", "byteCount": 9, "width": 150, "height": 150, "label": "A mussel", "app": APP}


def attachment(media, name):
    return {"kind": "file", "file": FILE, "name": name, "mediaType": media["mediaType"], "byteCount": 1_234, "app": APP, "media": media}


def tone(seconds):
    """A sound of so many seconds, as short as a WAV file can be."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setparams((1, 1, 8_000, 0, "NONE", ""))
        sound.writeframes(bytes(128 + place % 40 for place in range(seconds * 8_000)))
    return file.getvalue()


class PlayedTests(ClientTestCase):
    def test_a_video_bubble_opens_the_app_and_its_own_button_plays_it(self):
        # Expects the browser's own message about a file that cannot be loaded.
        self.expected_errors = ("Failed to load resource",)
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble(picture=FILE, media=VIDEO))])
        video = page.locator("video")
        self.assertEqual(video.evaluate("each => [each.muted, each.loop, each.autoplay]"), [True, True, False])
        self.assertTrue(video.get_attribute("poster").endswith(f"/pictures/{FILE}/poster"))
        expect(page.get_by_role("button", name="Play Mussels Party with Mussels and Fries")).to_be_visible()
        self.assertEqual(page.locator("button button").count(), 0)
        page.get_by_role("button", name="Mussels Party with Mussels and Fries", exact=True).click()
        self.kate.wait_for("PUT", "/selection")

    def test_who_does_not_ask_for_stillness_sees_it_move(self):
        for media in (GIF, {**GIF, "mediaType": "image/png"}):
            with self.subTest(media=media["mediaType"]):
                page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble(picture=FILE, media=media))], options={"reduced_motion": "no-preference"})
                self.assertTrue(page.locator("img.bubble-picture").get_attribute("src").endswith(f"/pictures/{FILE}"))
                page.get_by_role("button", name="Pause Mussels Party with Mussels and Fries").click()
                self.assertTrue(page.locator("img.bubble-picture").get_attribute("src").endswith("/poster"))

    def test_a_sound_has_a_waveform_a_length_and_a_slider_for_its_place(self):
        page = self.open_client(items=[{**item(1, JOHN, "attachment"), "attachment": attachment(SOUND, "song.m4a")}, item(2, JOHN, "bubble", bubble=bubble(picture=FILE, media=SOUND))], files={f"/pictures/{FILE}": ("audio/wav", tone(65))})
        player = page.get_by_role("group", name="song.m4a")
        expect(player.get_by_text("1:05")).to_be_visible()
        expect(player.get_by_role("slider", name="Place in song.m4a")).to_have_attribute("aria-valuetext", "0:00 of 1:05")
        expect(player.locator("svg.sound-rest path")).to_have_count(1)
        page.get_by_role("button", name="Mussels Party with Mussels and Fries", exact=True).click()
        self.kate.wait_for("PUT", "/selection")


class PreparingTests(ClientTestCase):
    def test_what_is_being_made_ready_says_how_far_it_is_and_can_be_given_up(self):
        preparing = {"id": 3, "kind": "video", "name": "party.mov", "isDirect": False}
        page = self.open_client(state=state(draft={"text": "", "attachments": [], "preparing": [preparing]}))
        bar = page.get_by_role("progressbar", name="Preparing party.mov")
        self.assertIsNone(bar.get_attribute("value"))
        expect(page.get_by_role("button", name="Send", exact=True)).to_be_disabled()
        self.kate.emit("draft", {"text": "", "attachments": [], "preparing": [{**preparing, "progress": 0.5}]})
        expect(bar).to_have_attribute("value", "0.5")
        page.get_by_role("button", name="Stop preparing party.mov").click()
        self.kate.wait_for("DELETE", "/preparations/3")
        self.kate.emit("draft", {"text": "", "attachments": []})
        expect(bar).to_have_count(0)


class StickerTests(ClientTestCase):
    def stuck(self, is_mine):
        return {"id": 2, "sticker": STICKER, "place": {"x": 0.5, "y": 0.5, "rotation": 90, "scale": 2}, "senderName": "John", "isMine": is_mine}

    def test_a_sticker_stands_on_its_bubble_and_only_ones_own_comes_off(self):
        page = self.open_client(items=[{**item(1, KATE, text="hello"), "stickers": [self.stuck(False)]}, {**item(3, JOHN, "bubble", bubble=bubble()), "stickers": [{**self.stuck(True), "id": 4}]}])
        theirs = page.get_by_role("img", name="A mussel, put there by John")
        expect(theirs).to_be_visible()
        self.assertAlmostEqual(theirs.bounding_box()["width"], 100, delta=1)
        self.assertEqual(page.get_by_role("button", name="Take off A mussel").count(), 1)
        page.get_by_role("button", name="Take off A mussel").click()
        self.kate.wait_for("DELETE", "/stickers/4")
        page.get_by_role("button", name="Mussels Party with Mussels and Fries").click(position={"x": 10, "y": 10})
        self.kate.wait_for("PUT", "/selection")

    def test_a_staged_sticker_is_put_on_a_message_from_a_list(self):
        page = self.open_client(items=[item(1, JOHN, text="hello"), item(2, KATE, "bubble", bubble=bubble())], state=state(draft={"text": "", "attachments": [STICKER]}))
        put = page.get_by_role("button", name="Put Sticker A mussel on a message…")
        put.click()
        dialog = page.get_by_role("dialog", name="Put the sticker on a message")
        expect(dialog.get_by_role("button")).to_have_text(["You: Mussels Party with Mussels and Fries", "John: hello", "Cancel"])
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(put).to_be_focused()
        put.click()
        dialog.get_by_role("button", name="John: hello").click()
        body = self.kate.wait_for("POST", "/stickers")[0]
        self.assertEqual((body["draft"], body["target"]), (0, 1))

    def test_a_staged_sticker_is_dragged_onto_a_bubble(self):
        page = self.open_client(items=[item(1, JOHN, text="hello")], state=state(draft={"text": "", "attachments": [STICKER]}))
        page.get_by_role("img", name="Draft: Sticker A mussel").drag_to(page.get_by_text("hello", exact=True), target_position={"x": 12, "y": 20})
        body = self.kate.wait_for("POST", "/stickers")[0]
        self.assertEqual((body["draft"], body["target"], body["place"]["scale"]), (0, 1, 1))
        self.assertLess(body["place"]["x"], 0.4)

    def test_a_sticker_turns_past_half_a_turn(self):
        page = self.open_client(items=[item(1, JOHN, text="hello")], state=state(draft={"text": "", "attachments": [STICKER]}))
        page.get_by_role("img", name="Draft: Sticker A mussel").hover()
        page.mouse.down()
        page.get_by_text("hello", exact=True).hover()
        ghost = page.locator(".sticker-ghost")
        expect(ghost).to_be_visible()
        page.keyboard.down("Shift")
        for degrees in (*range(15, 180, 15), -180, -165):
            page.mouse.wheel(0, 40)
            expect(ghost).to_have_css("rotate", f"{degrees}deg")
        page.keyboard.up("Shift")
        page.mouse.up()
        self.assertEqual(self.kate.wait_for("POST", "/stickers")[0]["place"]["rotation"], -165)

    def test_escape_gives_a_drag_up(self):
        page = self.open_client(items=[item(1, JOHN, text="hello")], state=state(draft={"text": "", "attachments": [STICKER]}))
        page.get_by_role("img", name="Draft: Sticker A mussel").hover()
        page.mouse.down()
        page.get_by_text("hello", exact=True).hover()
        expect(page.locator(".sticker-ghost")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".sticker-ghost")).to_have_count(0)
        page.mouse.up()
        self.assertEqual(self.kate.bodies("POST", "/stickers"), [])


class PickerTests(ClientTestCase):
    def test_apps_for_media_stand_beside_the_field_and_not_in_the_drawer(self):
        page = self.open_client(apps=[{"id": APP, "name": "Mussels Party"}, {"id": "org.parley.Stickers", "name": "Stickers", "isForMedia": True}])
        drawer = page.get_by_role("navigation", name="Apps")
        expect(drawer.get_by_role("button")).to_have_count(1)
        opener = page.get_by_role("button", name="Add stickers and pictures")
        expect(opener).to_have_attribute("aria-expanded", "false")
        opener.press("Enter")
        choice = page.get_by_role("group", name="Stickers and pictures").get_by_role("button", name="Stickers")
        expect(choice).to_be_focused()
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
        opener.click()
        choice.click()
        self.assertEqual(self.kate.wait_for("PUT", "/panel")[0], {"app": "org.parley.Stickers"})

    def test_without_such_apps_there_is_no_button(self):
        page = self.open_client()
        expect(page.get_by_role("button", name="Add stickers and pictures")).to_have_count(0)
