"""Xcode projects that Parley has not seen before are opened as they are, played, and changed while they are open."""

import unittest

from playwright.sync_api import expect

from projects import copied
from simulator import OpenedProject
from simulator_test_case import SimulatorTestCase


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


class OpenedKiosk(SimulatorTestCase):
    """A shop of 2022: a framework, a segue of its own, a segue action, and a table with static cells."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Kiosk"))

    def test_an_order_is_sent_and_changed(self):
        self.kate.button("Kiosk").click()
        self.kate.region.get_by_text("Postcard", exact=True).click()
        self.kate.region.get_by_text("Postcard", exact=True).click()
        expect(self.kate.region.get_by_text("2 × €1.20", exact=True)).to_be_attached()
        self.kate.button("Options").click()
        expect(self.kate.region.get_by_text("€2.40", exact=True)).to_be_attached()
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


if __name__ == "__main__":
    unittest.main()
