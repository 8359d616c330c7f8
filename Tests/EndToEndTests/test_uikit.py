"""UIKit's controls and lists on the gallery's pages, by touch and by keyboard."""

import unittest

from playwright.sync_api import expect

from gallery import GallerySteps
from simulator_test_case import MOVING, SimulatorTestCase


class UIKit(GallerySteps, SimulatorTestCase):
    device = {"has_touch": True, **MOVING}

    def test_controls_by_touch(self):
        self.open("UIKit controls")
        self.surface.get_by_role("switch", name="Sauce", exact=True).tap()
        self.expect_text("Last: sauce true")
        self.surface.get_by_role("button", name="Increment", exact=True).tap()
        self.expect_text("Last: portions 1")
        self.surface.get_by_role("radio", name="Large", exact=True).tap()
        self.expect_text("Last: size 1")
        self.surface.get_by_role("button", name="Dots", exact=True).tap()
        self.expect_text("Last: page 1")
        self.surface.get_by_role("textbox", name="Your name", exact=True).tap()
        self.page.keyboard.type("Kate")
        self.expect_text("Last: typed Kate")

    def test_controls_by_keyboard(self):
        self.open("UIKit controls")
        self.surface.get_by_role("switch", name="Sauce", exact=True).press("Space")
        self.expect_text("Last: sauce true")
        self.surface.get_by_role("slider", name="Volume", exact=True).press("End")
        self.expect_text("Last: volume 10")
        self.surface.get_by_role("button", name="Increment", exact=True).press("Enter")
        self.expect_text("Last: portions 1")
        small = self.surface.get_by_role("radio", name="Small", exact=True)
        small.press("ArrowLeft")
        self.expect_text("Last: size 2")
        self.surface.locator("input[type=date]").fill("2026-11-05")
        self.expect_text("Last: day 5")

    def test_a_wheel_is_spun_and_turned(self):
        self.open("UIKit controls")
        dish = self.surface.get_by_role("spinbutton", name="Dish", exact=True)
        dish.scroll_into_view_if_needed()
        dish.press("ArrowUp")
        self.expect_text("Fries chosen")
        expect(dish).to_have_attribute("aria-valuetext", "Fries")
        self.page.wait_for_function(
            "() => document.querySelector('[role=spinbutton][aria-label=Dish] .scroll').scrollTop === 32")
        box = dish.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.wheel(0, 200)
        self.expect_text("Beer chosen")

    def test_touches_reach_a_view_that_draws(self):
        self.open("UIKit controls")
        pad = self.surface.locator("[data-identifier=pad]")
        pad.scroll_into_view_if_needed()
        box = pad.bounding_box()
        self.page.mouse.move(box["x"] + 20, box["y"] + 50)
        self.page.mouse.down()
        self.expect_text("down 20, 50")
        self.page.mouse.move(box["x"] + 60, box["y"] + 55, steps=3)
        self.expect_text("moved 60, 55")
        self.page.mouse.up()
        self.expect_text("up 60, 55")

    def test_rows_are_opened_and_swiped_away(self):
        self.open("UIKit lists")
        self.surface.get_by_role("button", name="Fries, 2", exact=True).tap()
        self.expect_text("All about Fries")
        self.surface.get_by_role("button", name="Menu", exact=True).press("Enter")
        row = self.surface.get_by_role("button", name="Waffle, 3", exact=True)
        expect(row).to_be_visible()
        # A person with a keyboard gets to what a swipe shows by Tab.
        row.focus()
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        expect(row).to_have_count(0)
        self.surface.get_by_role("button", name="Edit", exact=True).tap()
        expect(self.surface.get_by_role("button", name="Delete Mussels, 1", exact=True)).to_be_visible()

    def test_a_collection_takes_a_tap(self):
        self.open("UIKit lists")
        self.surface.get_by_role("button", name="Field 4", exact=True).tap()
        expect(self.surface.get_by_role("button", name="Field 4, taken", exact=True)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
