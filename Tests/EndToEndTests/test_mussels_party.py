"""The first story, from beginning to end, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase

FIRST = "Kate's party: Mussels, Fries"
SECOND = "Kate's party: Mussels, Fries, Andalouse sauce"


class MusselsPartyStory(SimulatorTestCase):
    def test_kate_and_john_plan_a_party_with_the_mouse(self):
        self.kate_sends_the_list()
        self.john_adds_the_sauce()
        self.both_see_one_bubble_and_one_line()

        with self.subTest("Kate, her app still active, opens the new bubble"):
            self.kate.bubbles(SECOND).click()
            self.holds(self.kate, ["Mussels", "Fries", "Andalouse sauce"])

    def kate_sends_the_list(self):
        self.kate.start_party()
        self.holds(self.kate, ["Mussels", "Fries"])
        self.kate.field("Name of the list").fill("Kate's party")
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        expect(self.kate.field("Message")).to_be_focused()
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_have_count(0)

    def john_adds_the_sauce(self):
        expect(self.john.bubbles(FIRST)).to_be_visible()
        self.assert_picture_is_drawn(self.john.bubbles(FIRST))
        self.john.bubbles(FIRST).click()
        self.holds(self.john, ["Mussels", "Fries"])
        self.john.field("New element").fill("Andalouse sauce")
        self.john.button("Add").click()
        self.holds(self.john, ["Mussels", "Fries", "Andalouse sauce"])
        self.john.button("Send").click()
        expect(self.john.button("Remove draft")).to_be_visible()
        self.john.button("Send").click()

    def both_see_one_bubble_and_one_line(self):
        for phone in (self.kate, self.john):
            expect(phone.bubbles(SECOND)).to_be_visible()
            expect(phone.bubbles(FIRST).and_(phone.log.get_by_role("button", name=FIRST, exact=True))).to_have_count(0)
            expect(phone.log.get_by_text("Kate made “Kate's party”")).to_have_count(1)
            expect(phone.log.get_by_role("button", name="Kate's party")).to_have_count(1)
            self.assert_picture_is_drawn(phone.bubbles(SECOND))

    def holds(self, phone, names):
        for name in names:
            expect(phone.button(f"Delete {name}")).to_be_visible()
        expect(phone.region.get_by_role("button", name="Delete ")).to_have_count(len(names))

    def assert_picture_is_drawn(self, bubble):
        picture = bubble.locator("img").first
        expect(picture).to_be_visible()
        self.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())

    def test_the_same_by_keyboard_alone(self):
        self.press_on(self.kate.button("Mussels Party"))
        self.press_on(self.kate.button("New party"))
        self.tab_to(self.kate.field("Name of the list"))
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("Kate's party")
        self.press_on(self.kate.button("Send"))
        self.send_by_keyboard(self.kate)
        self.open_newest_by_keyboard(self.john, self.john.bubbles(FIRST))
        self.tab_to(self.john.field("New element"))
        self.page.keyboard.type("Andalouse sauce")
        self.page.keyboard.press("Enter")
        self.holds(self.john, ["Mussels", "Fries", "Andalouse sauce"])
        self.press_on(self.john.button("Send"))
        self.send_by_keyboard(self.john)
        self.both_see_one_bubble_and_one_line()

    def test_a_text_that_is_too_long_is_told_before_it_is_cut_and_after(self):
        self.kate.start_party()
        self.kate.field("New element").fill("e" * 75)
        expect(self.kate.region.get_by_text("75 characters. At most 60 fit: the end will be cut.")).to_be_visible()
        self.kate.button("Add").click()
        expect(self.kate.region.get_by_text("The element was cut after 60 characters", exact=False)).to_be_visible()
        expect(self.kate.button(f"Delete {'e' * 60}")).to_be_visible()

    def test_elements_are_reordered_removed_and_brought_back(self):
        self.kate.start_party()
        self.kate.button("Move Fries").focus()
        self.page.keyboard.press("ArrowUp")
        rows = self.kate.region.get_by_role("button", name="Delete ")
        expect(rows.first).to_have_accessible_name("Delete Fries")
        self.kate.button("Delete Fries").click()
        expect(rows).to_have_count(1)
        self.kate.button("Undo").click()
        expect(rows.first).to_have_accessible_name("Delete Fries")
        for name in ("Fries", "Mussels"):
            self.kate.button(f"Delete {name}").click()
        expect(self.kate.region.get_by_text("Nothing on the list yet")).to_be_visible()

    def test_a_draft_survives_a_reload_and_can_be_removed(self):
        self.kate.start_party()
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.page.reload()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Remove draft").click()
        expect(self.kate.button("Remove draft")).to_have_count(0)
        expect(self.kate.button("Send")).to_be_disabled()


class MusselsPartyByTouch(SimulatorTestCase):
    device = {"has_touch": True}

    def test_a_finger_moves_a_row_by_its_handle(self):
        self.kate.button("Mussels Party").tap()
        self.kate.button("New party").tap()
        rows = self.kate.region.get_by_role("button", name="Delete ")
        expect(rows).to_have_count(2)
        self.await_stillness()
        expect(rows.first).to_have_accessible_name("Delete Mussels")
        self.drag(self.kate.button("Move Fries"), by=-70)
        expect(rows.first).to_have_accessible_name("Delete Fries")

    def drag(self, handle, by):
        fingers = self.context.new_cdp_session(self.page)
        box = handle.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 11):
            fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + by * step / 10}]})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


if __name__ == "__main__":
    unittest.main()
