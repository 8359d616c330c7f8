"""Controls and gestures on the gallery's pages: what a person does reaches the app, and the view comes back."""

import unittest

from playwright.sync_api import expect

from gallery import GallerySteps
from simulator_test_case import MOVING, SimulatorTestCase


class Interaction(GallerySteps, SimulatorTestCase):
    device = MOVING

    def test_what_moves_on_its_way_arrives(self):
        self.open("Motion")
        self.surface.get_by_role("button", name="Swap", exact=True).click()
        self.page.wait_for_function("() => document.getAnimations().length > 0")
        self.await_stillness()
        self.assertEqual(self.page.locator(".ghost").count(), 0)
        self.surface.get_by_role("button", name="Knock", exact=True).click()
        self.page.wait_for_function("() => document.getAnimations().length >= 2")
        self.await_stillness()
        self.surface.get_by_role("button", name="Count", exact=True).click()
        self.expect_text("23 mussels")

    def test_outlines_fold_and_words_are_shared(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open("Outlines")
        self.expect_text("12")
        self.surface.get_by_role("button", name="Expand", exact=True).click()
        self.expect_text("Mayonnaise")
        self.surface.get_by_role("button", name="Collapse", exact=True).first.click()
        expect(self.surface).not_to_contain_text("Row inside")
        self.surface.get_by_role("button", name="Share…").click()
        self.page.wait_for_function(
            "() => navigator.clipboard.readText().then((text) => text === 'Mussels on Friday, at eight.')")

    def test_keys_reach_the_focused_view_and_shortcuts_their_button(self):
        self.open("Keys and dragging")
        self.surface.get_by_role("button", name="Play", exact=True).click()
        expect(self.surface.get_by_role("group", name="column 0")).to_be_focused()
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowLeft")
        self.expect_text("column 1")
        self.page.keyboard.press("Control+KeyS")
        self.expect_text("saved 1 times")

    def test_cards_are_dragged_onto_a_pile(self):
        self.open("Keys and dragging")
        mouse = self.page.mouse
        pile = self.surface.get_by_text("Pile", exact=True).bounding_box()
        for card in ("Ace", "King"):
            box = self.surface.get_by_text(card, exact=True).bounding_box()
            mouse.move(box["x"] + 8, box["y"] + 8)
            mouse.down()
            mouse.move(pile["x"] + 10, pile["y"] + 10, steps=4)
            expect(self.page.locator(".drag-preview")).to_have_count(1)
            mouse.up()
            expect(self.page.locator(".drag-preview")).to_have_count(0)
        self.expect_text("Ace, King")

    def test_switches_sliders_and_steppers(self):
        self.open("Toggles and sliders")
        sauce = self.surface.get_by_role("switch", name="Sauce is on", exact=True)
        expect(sauce).to_have_attribute("aria-checked", "true")
        sauce.click()
        sauce = self.surface.get_by_role("switch", name="Sauce is off", exact=True)
        expect(sauce).to_have_attribute("aria-checked", "false")
        sauce.press("Space")
        self.expect_text("Sauce is on")
        slider = self.surface.get_by_role("slider", name="Volume", exact=True)
        slider.press("End")
        self.expect_text("Volume 100")
        slider.press("Home")
        self.expect_text("Volume 0")
        box = slider.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.expect_text("Volume 5")
        self.surface.get_by_role("button", name="Portions: 2, Increment").click()
        self.expect_text("Portions: 3")

    def test_pickers(self):
        self.open("Pickers")
        self.surface.get_by_role("radio", name="Large", exact=True).first.click()
        self.expect_text("Chosen: Large")
        self.surface.get_by_role("radio", name="Large", exact=True).first.press("ArrowLeft")
        self.expect_text("Chosen: Medium")
        self.surface.get_by_role("combobox").first.select_option(label="Samurai")
        self.expect_text("Samurai")
        day = self.surface.locator("input[type=date]")
        day.fill("2026-11-21")
        self.expect_text("Nov 21, 2026")

    def test_fields_and_focus(self):
        self.open("Fields")
        name = self.surface.get_by_role("textbox", name="Name", exact=True)
        self.kate.button("Go to the field").click()
        expect(name).to_be_focused()
        self.page.keyboard.type("Kate")
        self.page.keyboard.press("Enter")
        self.expect_text("Sent: Kate")
        note = self.surface.locator("textarea")
        note.fill("One\nTwo")
        self.expect_text("7 characters")
        note.evaluate("each => each.setSelectionRange(4, 7)")
        self.expect_text("Selected: Two")
        self.kate.button("In capitals").click()
        expect(note).to_have_value("One\nTWO")
        self.expect_text("Selected: TWO")

    def test_taps_presses_and_drags(self):
        self.open("Gestures")
        self.surface.get_by_text("tapped 0 times").click()
        self.expect_text("tapped 1 times")
        self.surface.get_by_text("twice: 0").dblclick()
        self.expect_text("twice: 1")
        held = self.surface.get_by_text("held 0 times").bounding_box()
        self.page.mouse.move(held["x"] + 10, held["y"] + 10)
        self.page.mouse.down()
        self.expect_text("held 1 times")
        self.page.mouse.up()
        ball = self.surface.locator("[data-identifier=ball]").first.bounding_box()
        x, y = ball["x"] + ball["width"] / 2, ball["y"] + ball["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 20, y + 5, steps=4)
        self.page.mouse.move(x + 60, y + 20, steps=4)
        self.page.mouse.up()
        self.expect_text("at 60, 20")

    def test_sheets_alerts_and_menus(self):
        self.open("Presentation")
        self.kate.button("Show a sheet").click()
        expect(self.surface.get_by_role("dialog")).to_be_visible()
        self.kate.button("Done").click()
        expect(self.surface.get_by_role("dialog")).to_have_count(0)
        self.kate.button("Show an alert").click()
        expect(self.surface.get_by_role("alertdialog")).to_be_visible()
        self.kate.button("Eat").click()
        self.expect_text("Answer: eaten")
        self.kate.button("Show a sheet").click()
        expect(self.surface.get_by_role("dialog")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.surface.get_by_role("dialog")).to_have_count(0)

    def test_moving_and_going(self):
        self.open("Animation")
        mover = self.surface.locator("[data-identifier=mover]").first
        before = mover.bounding_box()["x"]
        self.kate.button("Move").click()
        self.page.wait_for_function(
            "([element, x]) => element.getBoundingClientRect().x > x + 100", arg=[mover.element_handle(), before])
        self.kate.button("Come or go").click()
        expect(self.surface.get_by_text("comes and goes")).to_have_count(0)

    def test_navigation_and_tabs(self):
        self.open("Navigation")
        self.surface.get_by_role("button", name="Fries").click()
        self.expect_text("All about Fries")
        self.surface.get_by_role("button", name="Dishes").click()
        expect(self.surface.get_by_role("heading", name="Dishes")).to_be_visible()
        self.kate.button("Pages").click()
        self.kate.button("Tabs").click()
        self.surface.get_by_role("tab", name="Map").click()
        self.expect_text("The map")


class Touch(GallerySteps, SimulatorTestCase):
    """The same device with a finger in place of a mouse: what is tapped, and what a tap must not do."""

    device = {"has_touch": True, **MOVING}

    def test_switches_sliders_and_steppers(self):
        self.open("Toggles and sliders")
        self.surface.get_by_role("switch", name="Sauce is on", exact=True).tap()
        expect(self.surface.get_by_role("switch", name="Sauce is off", exact=True)).to_be_visible()
        self.surface.get_by_role("button", name="Portions: 2, Increment").tap()
        self.expect_text("Portions: 3")
        self.surface.get_by_role("button", name="Portions: 3, Decrement").press("Space")
        self.expect_text("Portions: 2")

    def test_pickers(self):
        self.open("Pickers")
        self.surface.get_by_role("radio", name="Large", exact=True).first.tap()
        self.expect_text("Chosen: Large")
        picker = self.surface.get_by_role("combobox").first
        picker.focus()
        picker.select_option(label="Samurai")
        self.expect_text("Samurai")
        day = self.surface.locator("input[type=date]")
        day.tap()
        day.fill("2026-11-21")
        self.expect_text("Nov 21, 2026")

    def test_fields_and_focus(self):
        self.open("Fields")
        name = self.surface.get_by_role("textbox", name="Name", exact=True)
        name.tap()
        expect(name).to_be_focused()
        self.page.keyboard.type("Kate")
        self.page.keyboard.press("Enter")
        self.expect_text("Sent: Kate")

    def test_sheets_alerts_and_menus(self):
        self.open("Presentation")
        self.kate.button("Show a sheet").tap()
        expect(self.surface.get_by_role("dialog")).to_be_visible()
        self.kate.button("Done").tap()
        expect(self.surface.get_by_role("dialog")).to_have_count(0)
        self.kate.button("Show an alert").tap()
        self.kate.button("Eat").tap()
        self.expect_text("Answer: eaten")

    def test_navigation_and_tabs(self):
        self.open("Navigation")
        self.surface.get_by_role("button", name="Fries").tap()
        self.expect_text("All about Fries")
        self.surface.get_by_role("button", name="Dishes").tap()
        expect(self.surface.get_by_role("heading", name="Dishes")).to_be_visible()
        self.kate.button("Pages").tap()
        self.kate.button("Tabs").tap()
        self.surface.get_by_role("tab", name="Map").tap()
        self.expect_text("The map")


if __name__ == "__main__":
    unittest.main()
