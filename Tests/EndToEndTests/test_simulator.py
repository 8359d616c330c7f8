"""The simulator's own page: several tabs, a restart, and beginning anew."""

import unittest

from playwright.sync_api import expect

from phone import STEP_MILLISECONDS, Phone
from simulator_test_case import SimulatorTestCase


class Tabs(SimulatorTestCase):
    def test_in_three_windows_all_phones_stay_alive(self):
        pages = [self.page, self.context.new_page(), self.context.new_page()]
        for page in pages:
            page.set_default_timeout(STEP_MILLISECONDS)
            page.goto(self.address)
        phones = [(Phone(page, "Kate"), Phone(page, "John")) for page in pages]
        for page in pages:
            page.get_by_role("button", name="Inspector").click()
        kate, john = phones[2]
        kate.start_party()
        kate.button("Send").click()
        expect(kate.button("Remove draft")).to_be_visible()
        kate.button("Send").click()
        for _, other in phones:
            expect(other.bubbles("Mussels Party: Mussels, Fries")).to_be_visible()
        first_john = phones[0][1]
        first_john.write("Hello from the first window")
        for person, other in phones[1:]:
            for phone in (person, other):
                expect(phone.log.get_by_text("Hello from the first window")).to_be_visible()


class Settings(SimulatorTestCase):
    def choose(self, person, name, option):
        settings = self.page.get_by_label(f"Settings of {person}’s phone")
        settings.click()
        self.page.locator("details[open]").get_by_role("combobox", name=name).select_option(option)
        settings.click()

    def test_the_app_of_one_phone_is_dark_and_stays_so_over_a_reload(self):
        for phone in (self.kate, self.john):
            phone.start_party()
        self.choose("Kate", "Appearance", "Dark")
        ground, others = (phone.region.locator(".panel-body > .surface") for phone in (self.kate, self.john))
        expect(ground).to_have_css("background-color", "rgb(0, 0, 0)")
        expect(others).to_have_css("background-color", "rgb(255, 255, 255)")
        self.page.reload()
        expect(ground).to_have_css("background-color", "rgb(0, 0, 0)")
        expect(self.kate.button("Delete Fries")).to_be_visible()

    def test_a_page_in_another_scheme_has_the_ground_for_which_the_app_draws(self):
        self.kate.start_party()
        dark = self.browser.new_context(color_scheme="dark")
        self.addCleanup(dark.close)
        page = dark.new_page()
        page.goto(f"{self.address}/devices/kate-phone/")
        ground = "rgb(0, 0, 0)"
        expect(page.locator(".panel-body > .surface")).to_have_css("background-color", ground)
        # The other page is light, and shows the same tree.
        expect(self.kate.region.locator(".panel-body > .surface")).to_have_css("background-color", ground)
        expect(self.kate.region.locator(".panel")).to_have_css("background-color", "rgb(255, 255, 255)")

    def test_the_layout_of_an_app_turns_with_the_direction(self):
        self.kate.start_party()
        delete = self.kate.button("Delete Fries")
        before = delete.bounding_box()["x"]
        self.choose("Kate", "Direction", "Right to left")
        self.page.wait_for_function("([each, before]) => Math.abs(each.getBoundingClientRect().x - before) > 50", arg=[delete.element_handle(), before])


class Restart(SimulatorTestCase):
    def test_the_conversation_is_there_again_after_a_restart_and_pages_come_back(self):
        self.kate.write("Before the restart")
        expect(self.john.log.get_by_text("Before the restart")).to_be_visible()
        self.simulator.stop_process()
        expect(self.kate.region.get_by_text("Reconnecting…")).to_be_visible()
        self.simulator.start()
        expect(self.kate.region.get_by_text("Reconnecting…")).to_be_hidden(timeout=20_000)
        self.john.write("After it")
        for phone in (self.kate, self.john):
            expect(phone.log.get_by_text("Before the restart")).to_be_visible()
            expect(phone.log.get_by_text("After it")).to_be_visible()

    def test_a_page_of_a_conversation_that_was_removed_shows_the_new_one(self):
        self.kate.write("From before")
        expect(self.john.log.get_by_text("From before")).to_be_visible()
        self.simulator.stop_process()
        self.simulator.options = ("--fresh",)
        with self.page.expect_navigation(timeout=20_000):
            self.simulator.start()
        self.john.write("Afresh")
        expect(self.kate.log.get_by_text("Afresh")).to_be_visible()
        expect(self.kate.log.get_by_text("From before")).to_have_count(0)

    def test_reset_begins_anew_in_all_windows(self):
        other = self.context.new_page()
        other.goto(self.address)
        self.kate.write("From before")
        expect(Phone(other, "John").log.get_by_text("From before")).to_be_visible()
        self.page.get_by_role("button", name="Reset").click()
        self.page.get_by_role("button", name="Cancel").click()
        expect(self.kate.log.get_by_text("From before")).to_be_visible()
        self.page.get_by_role("button", name="Reset").click()
        with other.expect_navigation(timeout=20_000), self.page.expect_navigation(timeout=20_000):
            self.page.get_by_role("dialog").get_by_role("button", name="Reset").click()
        for page in (self.page, other):
            expect(Phone(page, "Kate").region.get_by_text("Say hello to John")).to_be_visible(timeout=20_000)
        self.kate.write("Afresh")
        expect(Phone(other, "John").log.get_by_text("Afresh")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
