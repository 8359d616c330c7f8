"""Notices of an app: its real process asks, is stopped, and the person is reminded all the same, once."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class Notices(SimulatorTestCase):
    fixture = "TraceApp"

    def open_app(self, phone):
        phone.button("TraceApp").click()
        phone.region.locator(".panel-bar").get_by_role("button", name="Expand").click()
        phone.button("Notice ask").wait_for()

    def surface(self, phone):
        return phone.region.locator(".surface")

    def press(self, phone, name):
        self.surface(phone).get_by_role("button", name=name, exact=True).click()

    def banner(self, phone):
        return phone.region.locator(".app-banner", has_text="Your turn")

    def allow(self, phone):
        self.open_app(phone)
        self.press(phone, "Notice ask")
        card = phone.region.get_by_role("group", name="Notices of TraceApp")
        card.get_by_role("button", name="Allow", exact=True).click()
        expect(self.surface(phone).get_by_text("Notices: allowed")).to_be_visible()
        expect(card).to_have_count(0)

    def close_app(self, phone):
        phone.region.locator(".panel-bar").get_by_role("button", name="Close panel").click()
        expect(self.surface(phone)).to_have_count(0)

    def test_a_closed_app_reminds_its_person_and_a_tap_opens_it(self):
        self.allow(self.kate)
        self.press(self.kate, "Notice add")
        self.close_app(self.kate)
        expect(self.banner(self.kate)).to_be_visible()
        expect(self.banner(self.john)).to_have_count(0)
        self.banner(self.kate).locator(".app-banner-open").click()
        expect(self.surface(self.kate).get_by_text("Notices: opened by turn 4")).to_be_visible()
        expect(self.banner(self.kate)).to_have_count(0)
        # An app that is open decides by itself.
        self.press(self.kate, "Notice add")
        expect(self.surface(self.kate).get_by_text("Notices: due while open")).to_be_visible()
        expect(self.banner(self.kate)).to_be_visible()

    def test_who_refuses_is_asked_no_more_and_reminded_of_nothing(self):
        self.open_app(self.kate)
        self.press(self.kate, "Notice ask")
        self.kate.region.get_by_role("button", name="Don’t allow").click()
        expect(self.surface(self.kate).get_by_text("Notices: denied")).to_be_visible()
        self.press(self.kate, "Notice add")
        expect(self.surface(self.kate).get_by_text("notice_not_allowed")).to_be_visible()
        self.press(self.kate, "Notice ask")
        expect(self.surface(self.kate).get_by_text("Notices: denied")).to_be_visible()
        expect(self.kate.region.get_by_role("group", name="Notices of TraceApp")).to_have_count(0)

    def test_a_notice_survives_the_server_s_sudden_end_and_comes_once(self):
        self.allow(self.kate)
        self.press(self.kate, "Notice add later")
        expect(self.surface(self.kate).get_by_text("Notices: 1 waits")).to_be_visible()
        self.simulator.kill()
        self.simulator.start()
        self.page.reload()
        expect(self.banner(self.kate)).to_be_visible(timeout=20_000)
        self.banner(self.kate).get_by_role("button", name="Close the notice of TraceApp").click()
        self.simulator.kill()
        self.simulator.start()
        self.page.reload()
        self.open_app(self.kate)
        expect(self.banner(self.kate)).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
