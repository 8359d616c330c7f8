"""A bubble that its app draws, through the real server and app processes."""

import os
import signal
import unittest

from playwright.sync_api import expect

from phone import Phone
from simulator_test_case import SimulatorTestCase

LABEL = "Tally: Mussels eaten"


class LiveBubble(SimulatorTestCase):
    def bubble(self, phone):
        return phone.log.get_by_role("group", name=LABEL)

    def expect_count(self, phone, count):
        expect(self.bubble(phone).get_by_text(f"{count} counted")).to_have_count(1)

    def send_tally(self):
        self.kate.button("Tally").click()
        self.kate.button("Mussels eaten").click()
        staged = self.kate.region.locator(".composer").get_by_role("group", name=LABEL)
        expect(staged).to_be_visible()
        self.kate.button("Send").click()
        for phone in (self.kate, self.john):
            self.expect_count(phone, 0)

    def write(self, phone, text):
        phone.field("Message").fill(text)
        phone.field("Message").press("Enter")

    def scroll(self, phone, place):
        phone.log.evaluate(f"each => {{ each.scrollTop = {place}; }}")

    def test_it_changes_when_tapped_and_is_still_right_after_scrolling_away_and_back(self):
        self.send_tally()
        for _ in range(3):
            self.bubble(self.john).get_by_role("button", name="Count one").click()
        self.expect_count(self.john, 3)
        self.expect_count(self.kate, 0)
        for number in range(60):
            self.write(self.kate, f"Line {number}")
        expect(self.john.log.get_by_text("Line 59", exact=True)).to_be_visible()
        # Out of sight its instance is gone: what stands there is the template.
        expect(self.john.log.locator(".live-bubble")).to_have_attribute("data-state", "template")
        self.scroll(self.john, 0)
        self.expect_count(self.john, 3)
        self.assertEqual(self.john.log.locator(".bubble-card").count(), 0)

    def test_a_second_page_of_a_phone_shows_the_bubble_and_what_is_typed_until_it_is_closed(self):
        self.send_tally()
        second = self.context.new_page()
        second.goto(f"{self.address}/devices/john-phone/")
        tab = Phone(second, "John")
        self.expect_count(tab, 0)
        self.john.field("Message").fill("half a thought")
        expect(tab.field("Message")).to_have_value("half a thought")
        tab.field("Message").fill("a whole thought")
        expect(self.john.field("Message")).to_have_value("a whole thought")
        for number in range(40):
            self.write(self.kate, f"Line {number}")
        for page in (self.john, tab):
            expect(page.log.get_by_text("Line 39", exact=True)).to_be_visible()
        expect(self.john.log.locator(".live-bubble")).to_have_attribute("data-state", "template")
        # In sight of one page alone it is drawn, and stays what it was when the other one closes.
        self.scroll(tab, 0)
        self.expect_count(tab, 0)
        self.bubble(tab).get_by_role("button", name="Count one").click()
        self.expect_count(tab, 1)
        second.close()
        expect(self.john.log.locator(".live-bubble")).to_have_attribute("data-state", "template")

    def test_a_shared_count_takes_the_bubble_s_place_for_everybody_by_keyboard_alone(self):
        self.press_on(self.kate.button("Tally"))
        self.press_on(self.kate.button("Mussels eaten"))
        self.send_by_keyboard(self.kate)
        self.expect_count(self.john, 0)
        self.press_on(self.john.log, "End")
        # Enter leads into the bubble, and Tab through it.
        self.page.keyboard.press("Enter")
        self.press_on(self.bubble(self.john).get_by_role("button", name="Count one"))
        self.expect_count(self.john, 1)
        self.press_on(self.bubble(self.john).get_by_role("button", name="Share"))
        for phone in (self.kate, self.john):
            expect(phone.log.get_by_text("Mussels eaten: 0")).to_be_visible()
            expect(self.bubble(phone)).to_have_count(1)
            self.expect_count(phone, 1)

    def test_a_bubble_opens_the_panel_at_its_message_and_stays_in_step_with_it(self):
        self.send_tally()
        self.bubble(self.john).get_by_role("button", name="Count one").click()
        self.bubble(self.john).get_by_role("button", name="Details").click()
        panel = self.john.region.get_by_role("dialog", name="Tally panel")
        expect(panel).to_contain_text("1 of them by you")
        self.await_stillness()
        panel.get_by_role("button", name="Count one").click()
        expect(panel).to_contain_text("2 of them by you")
        panel.get_by_role("button", name="Close panel").click()
        self.expect_count(self.john, 2)

    def test_a_crash_is_said_in_the_bubble_and_one_tap_brings_it_back(self):
        self.send_tally()
        self.bubble(self.john).get_by_role("button", name="Count one").click()
        self.expect_count(self.john, 1)
        for process in self.simulator.app_processes():
            os.kill(process, signal.SIGKILL)
        expect(self.john.log.get_by_text("Tally stopped.", exact=False)).to_be_visible()
        expect(self.john.bubbles(LABEL)).to_be_visible()
        self.john.log.get_by_role("button", name="Try again").click()
        self.expect_count(self.john, 1)

    def test_after_the_server_was_killed_the_bubble_is_drawn_again(self):
        self.send_tally()
        self.bubble(self.john).get_by_role("button", name="Count one").click()
        self.expect_count(self.john, 1)
        self.simulator.kill()
        self.simulator.start()
        expect(self.bubble(self.john).get_by_text("1 counted")).to_have_count(1, timeout=20_000)

    def test_it_is_drawn_in_the_dark_in_dark_colours(self):
        self.page.emulate_media(color_scheme="dark")
        self.send_tally()
        self.page.wait_for_function(
            "each => Math.max(...getComputedStyle(each).backgroundColor.match(/[0-9.]+/g).slice(0, 3)) < 80",
            arg=self.bubble(self.john).element_handle())


if __name__ == "__main__":
    unittest.main()
