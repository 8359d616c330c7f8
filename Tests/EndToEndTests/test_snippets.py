"""Pictures and sounds as files of the conversation, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import MOVING, SimulatorTestCase


class Snippets(SimulatorTestCase):
    device = MOVING

    def insert(self, name):
        self.press_on(self.kate.region.get_by_role("button", name=f"{name},"))
        self.press_on(self.kate.button("Insert"))
        # The preview closes when the file is ready in the input field.
        expect(self.kate.button("Insert")).to_have_count(0)

    def test_a_picture_and_a_sound_are_found_inserted_and_sent_by_keyboard_alone(self):
        self.press_on(self.kate.button("Snippets").first)
        search = self.kate.field("Search snippets")
        self.tab_to(search)
        self.page.keyboard.type("zebra")
        expect(self.kate.region.get_by_text("Nothing found")).to_be_visible()
        self.press_on(self.kate.button("Clear search"))
        expect(search).to_have_value("")
        self.tab_to(search)
        self.page.keyboard.type("ship")
        expect(self.kate.region.get_by_role("button", name="Fish,")).to_have_count(0)
        self.insert("Sailboat")
        expect(self.kate.region.get_by_role("img", name="Draft: Sailboat.png")).to_be_visible()
        self.press_on(self.kate.button("Clear search"))
        self.press_on(self.kate.region.get_by_role("radio", name="All"), "End")
        expect(self.kate.region.get_by_role("radio", name="Sounds")).to_be_checked()
        expect(self.kate.region.get_by_role("button", name="Sailboat,")).to_have_count(0)
        self.insert("Doorbell")
        expect(self.kate.region.get_by_role("img", name="Draft: Doorbell.m4a")).to_be_visible()
        # A text field on the way makes the panel large, and the input field is behind it then.
        self.press_on(self.kate.button("Close panel"))
        self.press_on(self.kate.button("Send"))
        expect(self.john.log.get_by_role("group", name="Doorbell.m4a")).to_be_visible()
        # No bubble of an app: Enter shows the picture itself.
        self.press_on(self.john.log, "Home")
        opener = self.john.log.get_by_role("button", name="Picture Sailboat.png")
        expect(opener).to_be_focused()
        self.page.keyboard.press("Enter")
        viewer = self.john.region.get_by_role("dialog")
        expect(viewer.get_by_role("img", name="Sailboat.png")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(viewer).to_have_count(0)

    def test_a_sound_is_heard_in_its_preview_to_its_end(self):
        self.kate.button("Snippets").first.click()
        self.kate.region.get_by_role("radio", name="Sounds").click()
        self.kate.region.get_by_role("button", name="Ta-da,").click()
        self.kate.button("Play").click()
        expect(self.kate.button("Stop")).to_be_visible()
        # The browser says when the sound is over.
        expect(self.kate.button("Play")).to_be_visible(timeout=10_000)


if __name__ == "__main__":
    unittest.main()
