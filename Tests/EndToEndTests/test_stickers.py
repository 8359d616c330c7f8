"""Stickers on bubbles, and the apps beside the input field, through the real server and app processes."""

import unittest

from playwright.sync_api import expect

from media import MediaTestCase, bundle, ffmpeg, gif, picture, png
from simulator_test_case import MOVING

MEDIA = ["MSMessagesAppPresentationContextMedia"]


class StickerTestCase(MediaTestCase):
    def bundles(self, folder):
        bundle(folder, "Stickers", "StickersViewController")

    def setUp(self):
        super().setUp()
        (self.home("Stickers") / "mussel.png").write_bytes(png(150, 150))
        self.john.field("Message").fill("hello")
        self.john.button("Send").click()
        self.bubble = self.kate.log.get_by_text("hello", exact=True)
        expect(self.bubble).to_be_visible()

    def open_browser(self):
        self.kate.button("Stickers").click()
        sticker = self.kate.region.get_by_role("button", name="mussel", exact=True)
        expect(sticker).to_be_visible()
        self.await_stillness()
        return sticker

    def middle(self, element):
        box = element.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def stuck(self, phone, who):
        return phone.log.get_by_role("img", name=f"mussel, put there by {who}")

    def expect_stuck(self):
        for phone, who in ((self.kate, "you"), (self.john, "Kate")):
            expect(self.stuck(phone, who)).to_be_visible()


class Dragged(StickerTestCase):
    device = MOVING

    def test_a_sticker_is_dropped_on_a_bubble_seen_in_its_place_by_all_and_taken_off(self):
        sticker = self.open_browser()
        x, y = self.middle(sticker)
        box = self.bubble.bounding_box()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 20, y - 20)
        self.page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + box["height"] * 0.5, steps=5)
        self.page.mouse.wheel(0, 100)
        expect(self.bubble).to_have_class("text-bubble is-sticker-target")
        self.page.mouse.up()
        self.expect_stuck()
        for phone, who in ((self.kate, "you"), (self.john, "Kate")):
            image_x, image_y = self.middle(self.stuck(phone, who))
            box = phone.log.get_by_text("hello", exact=True).bounding_box()
            self.assertAlmostEqual((image_x - box["x"]) / box["width"], 0.75, delta=0.03)
            self.assertAlmostEqual((image_y - box["y"]) / box["height"], 0.5, delta=0.06)
            self.assertAlmostEqual(self.stuck(phone, who).bounding_box()["width"], 45, delta=1)
        self.page.reload()
        self.expect_stuck()
        expect(self.john.button("Take off mussel")).to_have_count(0)
        self.kate.button("Take off mussel").click()
        for phone, who in ((self.kate, "you"), (self.john, "Kate")):
            expect(self.stuck(phone, who)).to_have_count(0)
        expect(self.bubble).to_be_visible()

    def test_a_sticker_dropped_beside_every_bubble_is_not_put_anywhere_nor_staged(self):
        sticker = self.open_browser()
        x, y = self.middle(sticker)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 20, y - 30, steps=3)
        self.page.mouse.up()
        expect(self.page.locator(".sticker-ghost")).to_have_count(0)
        expect(self.kate.region.get_by_role("img", name="Draft: Sticker mussel")).to_have_count(0)
        sticker.click()
        expect(self.kate.region.get_by_role("img", name="Draft: Sticker mussel")).to_have_count(1)

    def test_the_keyboard_puts_a_sticker_on_a_message(self):
        self.open_browser().press("Enter")
        put = self.kate.button("Put Sticker mussel on a message…")
        expect(put).to_be_visible()
        put.press("Enter")
        self.page.get_by_role("dialog").get_by_role("button", name="John: hello").press("Enter")
        self.expect_stuck()
        expect(self.kate.region.get_by_role("img", name="Draft: Sticker mussel")).to_have_count(0)


class Touched(StickerTestCase):
    device = {"has_touch": True}

    def test_a_finger_that_rests_on_a_sticker_peels_it_and_drops_it(self):
        sticker = self.open_browser()
        x, y = self.middle(sticker)
        to_x, to_y = self.middle(self.bubble)
        fingers = self.context.new_cdp_session(self.page)

        def touch(kind, *points):
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]})

        touch("touchStart", (x, y))
        expect(self.page.locator(".sticker-ghost")).to_be_visible()
        for step in range(1, 6):
            touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
        touch("touchEnd")
        self.expect_stuck()


class MediaContext(MediaTestCase):
    def bundles(self, folder):
        bundle(folder, "Pictures", contexts=MEDIA)

    def test_an_app_for_media_opens_beside_the_field_and_inserts_only_stickers_and_pictures(self):
        home = self.home("Pictures")
        (home / "mussel.png").write_bytes(png(150, 150))
        (home / "words.txt").write_text("no picture")
        (home / "large.gif").write_bytes(gif(2) + bytes(600 * 1024))
        ffmpeg(home / "clip.mp4", *picture(64, 64), "-t", "1")
        expect(self.kate.region.get_by_role("navigation", name="Apps")).to_be_hidden()
        opener = self.kate.button("Add stickers and pictures")
        opener.press("Enter")
        self.kate.button("Pictures").press("Enter")
        for way, name, outcome in [
            ("Text", "mussel.png", "code 11"), ("Message", "mussel.png", "code 11"), ("Send", "mussel.png", "code 11"),
            ("Attach", "words.txt", "code 11"), ("Attach", "large.gif", "code 11"), ("Attach", "clip.mp4", "code 11"),
            ("Stick", "mussel.png", "done"), ("Attach", "mussel.png", "done"),
        ]:
            with self.subTest(f"{way} {name}"):
                self.kate.button(f"{way} {name}").click()
                self.expect_outcome(way, name, outcome)
        expect(self.kate.region.get_by_role("img", name="Draft: ")).to_have_count(2)
        self.kate.button("Send").click()
        expect(self.john.log.get_by_role("img", name="Sticker mussel.png")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
