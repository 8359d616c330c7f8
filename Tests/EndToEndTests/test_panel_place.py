"""The panel between its two sizes, and fields in the small one, through a real app."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import MOVING, SimulatorTestCase


class PanelPlace(SimulatorTestCase):
    device = MOVING

    def open_fields(self):
        self.kate.button("Gallery").click()
        self.kate.button("Fields").click()

    def test_a_field_of_the_small_panel_makes_it_large_and_takes_what_is_typed(self):
        self.open_fields()
        field = self.kate.field("Name")
        field.click()
        expect(self.kate.button("Collapse")).to_be_visible()
        expect(field).to_be_focused()
        self.page.keyboard.type("Mussels")
        expect(field).to_have_value("Mussels")
        self.page.keyboard.press("Enter")
        expect(self.kate.region.get_by_text("Sent: Mussels")).to_have_count(1)

    def test_the_app_is_laid_out_anew_while_the_panel_is_dragged(self):
        self.kate.button("Gallery").click()
        surface = self.kate.region.locator(".surface")
        surface.get_by_role("button").first.wait_for()
        self.await_stillness()
        root = surface.locator(":scope > *").first
        before = root.bounding_box()["height"]
        bar = self.kate.region.locator(".panel-bar").bounding_box()
        x, y = bar["x"] + 120, bar["y"] + 20
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 150, steps=10)
        self.page.wait_for_function(
            "([root, height]) => Math.abs(root.getBoundingClientRect().height - height) < 2",
            arg=[root.element_handle(), before + 150])
        self.page.mouse.up()
        expect(self.kate.button("Collapse")).to_be_visible()
        self.page.wait_for_function(
            "([root, height]) => root.getBoundingClientRect().height > height + 10",
            arg=[root.element_handle(), before + 150])


if __name__ == "__main__":
    unittest.main()
