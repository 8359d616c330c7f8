"""Devices that lack the app, and devices whose system is too old for any."""

import unittest
import urllib.error
import urllib.request

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase

LABEL = "Mussels Party: Mussels, Fries"


class Fallbacks(SimulatorTestCase):
    def test_a_device_without_the_app_installs_it_from_the_bubble(self):
        self.flip("John", "Mussels Party")
        expect(self.john.button("Mussels Party")).to_have_count(0)
        self.kate.send_party()
        bubble = self.john.bubbles(LABEL)
        expect(bubble).to_be_visible()
        expect(bubble.locator("img.bubble-picture")).to_be_visible()
        bubble.click()
        expect(self.john.region.get_by_text("This message was made with Mussels Party")).to_be_visible()
        expect(self.john.button("Get Mussels Party")).to_be_focused()
        # The page is there again after a reload.
        self.page.reload()
        self.john.button("Get Mussels Party").click()
        expect(self.john.button("Delete Fries")).to_be_visible()
        expect(self.john.button("Delete Mussels")).to_be_visible()
        self.john.button("Collapse").click()
        expect(self.john.button("Mussels Party")).to_be_visible()

    def test_the_app_s_page_is_put_away(self):
        self.flip("John", "Mussels Party")
        self.kate.send_party()
        self.john.bubbles(LABEL).click()
        self.john.button("Not now").click()
        expect(self.john.button("Get Mussels Party")).to_have_count(0)
        expect(self.john.bubbles(LABEL)).to_be_visible()

    def test_an_old_device_shows_a_picture_and_a_link_that_needs_no_sign_in(self):
        self.flip("John", "Old system")
        expect(self.john.button("Mussels Party")).to_have_count(0)
        self.kate.send_party()
        expect(self.john.log.get_by_role("img", name=LABEL)).to_be_visible()
        expect(self.john.log.get_by_text("Kate made “Mussels Party”")).to_be_visible()
        link = self.john.log.get_by_role("link", name="Read this message")
        address = link.get_attribute("href")

        stranger = self.browser.new_context()
        self.addCleanup(stranger.close)
        page = stranger.new_page()
        page.goto(address)
        expect(page.get_by_text("Kate sent a Mussels Party message")).to_be_visible()
        expect(page.get_by_text("Kate made “Mussels Party”")).to_be_visible()
        picture = page.get_by_role("img", name=LABEL)
        page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
        self.assertEqual(stranger.cookies(), [])
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address[:-1] + ("0" if address[-1] != "0" else "1"))
        self.assertEqual(refused.exception.code, 404)

        self.flip("John", "Old system")
        expect(self.john.bubbles(LABEL)).to_be_visible()
        expect(self.john.log.get_by_role("link")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
