"""Pictures and sounds as files of the conversation, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator import SimulatorTestCase


class Snippets(SimulatorTestCase):
    def insert(self, name):
        self.kate.region.get_by_role("button", name=f"{name},").click()
        self.kate.button("Insert").click()
        # The preview closes when the file is ready in the input field.
        expect(self.kate.button("Insert")).to_have_count(0)

    def test_a_picture_and_a_sound_are_found_inserted_and_sent(self):
        self.kate.button("Snippets").first.click()
        self.kate.field("Search snippets").click()
        self.kate.field("Search snippets").fill("ship")
        expect(self.kate.region.get_by_role("button", name="Fish,")).to_have_count(0)
        self.insert("Sailboat")
        expect(self.kate.region.get_by_role("img", name="Draft: Sailboat.png")).to_be_visible()
        self.kate.button("Clear search").click()
        self.kate.region.get_by_role("radio", name="Sounds").click()
        expect(self.kate.region.get_by_role("button", name="Sailboat,")).to_have_count(0)
        self.insert("Doorbell")
        expect(self.kate.region.get_by_role("img", name="Draft: Doorbell.m4a")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.john.log.get_by_role("img", name="Sailboat.png")).to_be_visible()
        expect(self.john.log.get_by_role("group", name="Doorbell.m4a")).to_be_visible()
        # No bubble of an app: a tap shows the picture itself.
        self.john.log.get_by_role("img", name="Sailboat.png").click()
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
