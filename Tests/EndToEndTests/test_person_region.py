"""Dates and sums of money as they are written where the person is, whose server is elsewhere."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class GermanInTokyo(SimulatorTestCase):
    device = {"locale": "de-DE", "timezone_id": "Asia/Tokyo"}

    def test_an_app_in_english_writes_them_by_the_browsers_time_zone_and_region(self):
        self.kate.button("Gallery").click()
        self.kate.reach("Text").click()
        screen = self.kate.region.locator(".surface")
        # By the environment of a view, and by Foundation's current locale and time zone.
        expect(screen.get_by_text("2. March 2026", exact=True)).to_be_visible()
        expect(screen.get_by_text("2. March 2026 at 8:30", exact=True)).to_be_visible()
        expect(screen.get_by_text("1.234,50\u00a0€", exact=True)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
