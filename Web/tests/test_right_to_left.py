"""The pages in Arabic: they run from right to left."""

import re

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from language_test_case import TODAY, WIDE, LanguageTestCase


class RightToLeftTests(LanguageTestCase):
    def test_axe_finds_nothing_on_arabic_pages(self):
        for path in ("/conversations/party", "/", "/settings", "/owner", "/apps", "/apps/party", "/join/ab12", "/sign-in"):
            for scheme in ("light", "dark"):
                with self.subTest(path=path, scheme=scheme):
                    self.serve()
                    self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
                    page = self.open(path, WIDE, locale="ar", color_scheme=scheme)
                    page.wait_for_load_state("networkidle")
                    page.evaluate(AXE_SCRIPT)
                    # The list has no heading of the first level in any language.
                    options = {"resultTypes": ["violations"], "rules": {"page-has-heading-one": {"enabled": False}}}
                    found = page.evaluate("options => axe.run(options).then(({ violations }) => violations)", options)
                    self.assertEqual([(each["id"], [node["html"] for node in each["nodes"]]) for each in found], [])
                    self.begin_anew()

    def test_no_page_is_wider_than_its_window(self):
        for locale in ("ar", "de-DE"):
            for path in ("/conversations/party", "/", "/settings", "/owner", "/apps", "/apps/party", "/join/ab12", "/sign-in"):
                with self.subTest(path=path, locale=locale):
                    self.serve()
                    self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
                    page = self.open(path, {"width": 360, "height": 740}, locale=locale)
                    page.wait_for_load_state("networkidle")
                    self.assertEqual(page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollLeft]"), [360, 0])
                    self.begin_anew()

    def test_the_arrow_keys_follow_the_reactions_as_they_stand(self):
        for locale, key in (("ar", "ArrowLeft"), ("en-US", "ArrowRight")):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                page.locator(".row.is-mine .text-bubble").click(button="right")
                expect(page.locator(".emoji-button").nth(0)).to_be_focused()
                page.keyboard.press(key)
                expect(page.locator(".emoji-button").nth(1)).to_be_focused()
                self.begin_anew()

    def test_a_sound_is_played_from_left_to_right(self):
        for locale in ("ar", "en-US"):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                # The sentence that comes in place of the length makes the slider narrower.
                expect(page.locator(".sound-time")).not_to_have_text(re.compile(":"))
                slider = page.locator(".sound-slider")
                box = slider.bounding_box()
                slider.click(position={"x": box["width"] / 4, "y": box["height"] / 2})
                # Not as far as the middle, wherever in the browser's thumb a click is taken to be.
                self.assertLess(float(slider.input_value()), 1.3)
                self.assertGreater(float(slider.input_value()), 0)
                self.begin_anew()

    def test_own_messages_stand_at_the_end_of_the_line_and_their_menu_beside_them(self):
        for locale, is_left in (("ar", True), ("en-US", False)):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                bubble = page.locator(".row.is-mine .text-bubble")
                bubble.click(button="right")
                expect(page.locator("dialog.entry-menu")).to_be_visible()
                frame, mine, menu = (page.locator(each).first.bounding_box() for each in (".transcript", ".row.is-mine .text-bubble", "dialog.entry-menu"))
                middle = frame["x"] + frame["width"] / 2
                self.assertEqual(mine["x"] + mine["width"] < middle, is_left)
                if is_left:
                    self.assertAlmostEqual(menu["x"], mine["x"], delta=1)
                else:
                    self.assertAlmostEqual(menu["x"] + menu["width"], mine["x"] + mine["width"], delta=1)
                self.begin_anew()
