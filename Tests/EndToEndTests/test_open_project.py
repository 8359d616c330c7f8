"""Xcode projects that Parley has not seen before are opened as they are, played, and changed while they are open."""

import re
import unittest

from playwright.sync_api import expect

from projects import copied, tell_opened, tell_opened_again
from simulator import OpenedProject
from simulator_test_case import MOVING, SimulatorTestCase


class OpenedGroceries(SimulatorTestCase):
    def make_simulator(self):
        self.project = copied(self, "Groceries")
        return OpenedProject(self.project)

    def add(self, phone, name):
        phone.region.get_by_role("textbox", name="New item").fill(name)
        phone.button("Add").click()

    def test_it_is_played_between_two_people_and_an_error_names_its_file(self):
        before = sorted(str(path) for path in self.project.rglob("*"))
        self.kate.button("Groceries").click()
        expect(self.kate.button("Add")).to_be_attached()
        tell_opened("Groceries", self.started_at)
        self.add(self.kate, "Milk")
        expect(self.kate.region.get_by_text("1 × Milk", exact=True)).to_be_attached()
        self.add(self.kate, "Milk")
        expect(self.kate.region.get_by_text("2 × Milk", exact=True)).to_be_attached()
        self.kate.button("Send").last.click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        expect(self.kate.button("Send")).to_have_count(1)
        self.kate.button("Send").click()
        self.john.bubbles("Milk").click()
        expect(self.john.region.get_by_text("2 × Milk", exact=True)).to_be_attached()
        self.assertEqual(sorted(str(path) for path in self.project.rglob("*")), before)

        file = self.project / "MessagesExtension/ListController.swift"
        file.write_text(file.read_text().replace('field.text = ""', 'field.txet = ""'))
        card = self.john.region.get_by_role("alert").filter(has_text="was not built")
        expect(card).to_contain_text("MessagesExtension/ListController.swift:57:15: value of type 'UITextField' has no member 'txet'")


class OpenedParty(SimulatorTestCase):
    """A project of 2017, whose scenes, cells and connections are in a storyboard."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Party"))

    def test_its_storyboard_is_played_between_two_people(self):
        self.kate.button("Party").click()
        expect(self.kate.button("New list")).to_be_attached()
        tell_opened("Party", self.started_at)
        self.kate.button("New list").click()
        field = self.kate.region.get_by_role("textbox", name="Something to bring")
        expect(self.kate.button("Send list")).to_be_disabled()
        for name in ("Mussels", "Fries"):
            field.fill(name)
            self.kate.button("Add").click()
            expect(self.kate.region.get_by_text(name, exact=True)).to_be_attached()
        self.kate.button("Rename").click()
        # The list shines through what is behind the question.
        expect(self.kate.region.get_by_role("alertdialog")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
        self.kate.region.get_by_role("textbox", name="Name of the list").fill("Saturday")
        self.kate.button("Save").click()
        self.kate.button("Send list").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        expect(self.kate.button("Send")).to_have_count(1)
        self.kate.button("Send").click()

        self.john.bubbles("Saturday: 2").click()
        expect(self.john.region.get_by_text("Fries", exact=True)).to_be_attached()
        self.john.region.get_by_role("textbox", name="Something to bring").fill("Andalouse")
        self.john.button("Add").click()
        self.john.button("Send list").click()
        expect(self.john.button("Remove draft")).to_be_visible()
        expect(self.john.button("Send")).to_have_count(1)
        self.john.button("Send").click()
        expect(self.kate.bubbles("Saturday: 3")).to_be_visible()
        tell_opened_again(self, "Party", "Party", lambda: self.kate.button("New list"))


# Notes in every frame where an element is that an app moves.
WATCH = """([place, selector, axis]) => {
    const seen = window.seen = []
    const look = () => {
        const element = place.querySelector(selector)
        if (element) seen.push(Math.round(element.getBoundingClientRect()[axis] - place.getBoundingClientRect()[axis]))
        if (window.seen === seen) requestAnimationFrame(look)
    }
    look()
}"""


class OpenedKiosk(SimulatorTestCase):
    """A shop of 2022: a framework, a segue of its own, a segue action, a table with static cells, and transitions of its own."""

    device = MOVING

    def make_simulator(self):
        return OpenedProject(copied(self, "Kiosk"))

    def watch(self, selector, axis):
        self.kate.page.evaluate(WATCH, [self.kate.region.locator(".surface").element_handle(), selector, axis])

    def expect_moved(self, end):
        """Expects that the element has come to rest at `end`, and has been seen on its way there."""
        self.kate.page.wait_for_function("end => window.seen.at(-1) === end && window.seen.at(-2) === end", arg=end)
        seen = self.kate.page.evaluate("window.seen")
        self.assertGreater(len(set(seen)), 2, seen)

    def see_the_receipt(self):
        """A drawer that the app's own animator brings, and a finger pulls away."""
        page = self.kate.page
        height = round(self.kate.region.locator(".surface").bounding_box()["height"])
        self.watch("[data-identifier=receipt]", "y")
        self.kate.button("Receipt").click()
        receipt = self.kate.region.locator("[data-identifier=receipt]")
        expect(receipt).to_contain_text("To pay: €2.40")
        self.expect_moved(height - 200)
        box = receipt.bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] + 60, steps=3)
        page.mouse.move(box["x"] + 40, box["y"] + 80)
        page.wait_for_function("end => window.seen.at(-1) === end", arg=height - 200 + 50)
        expect(self.kate.region.locator("[data-identifier=shade]")).to_have_css("opacity", re.compile(r"^0\.[1-9]"))
        page.mouse.up()
        self.expect_moved(height - 200)

        self.kate.button("Terms").click()
        expect(self.kate.region.get_by_text("https://kiosk.example/terms", exact=True)).to_be_visible()
        self.kate.button("Open").click()
        question = page.get_by_role("dialog", name="Open this page?")
        question.get_by_role("button", name="Cancel").click()
        self.kate.button("Done").click()
        expect(self.kate.region.get_by_text("https://kiosk.example/terms", exact=True)).to_have_count(0)

        page.mouse.move(box["x"] + 40, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] + 180, steps=3)
        page.mouse.up()
        expect(receipt).to_have_count(0)

    def test_an_order_is_sent_and_changed(self):
        self.kate.button("Kiosk").click()
        expect(self.kate.region.get_by_text("Postcard", exact=True)).to_be_attached()
        tell_opened("Kiosk", self.started_at)
        for amount in ("1 × €1.20", "2 × €1.20"):
            # The panel slides in, and the first choice moves the rows.
            self.await_stillness()
            self.kate.region.get_by_text("Postcard", exact=True).click()
            expect(self.kate.region.get_by_text(amount, exact=True)).to_be_attached()
        self.watch("[data-identifier=options]", "x")
        self.kate.button("Options").click()
        expect(self.kate.region.get_by_text("€2.40", exact=True)).to_be_attached()
        self.expect_moved(0)
        self.see_the_receipt()
        self.kate.region.get_by_role("switch", name="As a gift").click()
        expect(self.kate.region.get_by_text("€2.90", exact=True)).to_be_attached()
        self.kate.field("A note").fill("For Ada")
        self.kate.region.get_by_text("Send order", exact=True).click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        self.john.bubbles("Order for €2.90").click()
        expect(self.john.region.get_by_text("2 × €1.20", exact=True)).to_be_attached()
        self.john.button("Trash").click()
        expect(self.john.region.get_by_text("€1.20", exact=True)).to_be_attached()
        tell_opened_again(self, "Kiosk", "Kiosk", lambda: self.kate.region.get_by_text("Postcard", exact=True))


if __name__ == "__main__":
    unittest.main()
