"""An Xcode project that Parley has not seen before is opened as it is, played, and changed while it is open."""

import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect

from simulator import BINARIES, BUILD_TIMEOUT_SECONDS, ROOT, OpenedProject
from simulator_test_case import SimulatorTestCase


def copied(test, name):
    """Returns a copy of a project of Tests/Projects, which is removed after the test."""
    folder = tempfile.TemporaryDirectory(prefix="parley-project-")
    test.addCleanup(folder.cleanup)
    return Path(shutil.copytree(ROOT / "Tests/Projects" / name, Path(folder.name) / name))


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


class OpenedBalloons(SimulatorTestCase):
    """A SpriteKit game of 2019, played with the pointer by one person and with the keyboard by the other."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Balloons"))

    def balloon(self, phone, colour):
        return phone.region.get_by_role("button", name=f"{colour} balloon")

    def test_its_game_is_played_between_two_people(self):
        self.kate.button("Balloons").click()
        red = self.balloon(self.kate, "Red")
        expect(red).to_be_visible()
        expect(self.kate.button("Send score")).to_be_disabled()
        before = red.bounding_box()
        self.kate.page.wait_for_function(
            "([balloon, place]) => Math.abs(balloon.getBoundingClientRect().x - place) > 5", arg=[red.element_handle(), before["x"]])
        for colour, score in (("Red", 10), ("Green", 30), ("Blue", 60)):
            box = self.balloon(self.kate, colour).bounding_box()
            self.kate.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(self.kate.region.get_by_text(f"Score: {score}", exact=True)).to_be_attached()
        expect(self.kate.region.get_by_text("All popped!", exact=True)).to_be_attached()
        self.kate.button("Send score").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        expect(self.kate.button("Send")).to_have_count(1)
        self.kate.button("Send").click()

        self.john.bubbles("I popped 60 points").click()
        expect(self.john.region.get_by_text("Beat 60 points", exact=True)).to_be_attached()
        self.balloon(self.john, "Green").press("Enter")
        expect(self.john.region.get_by_text("Score: 20", exact=True)).to_be_attached()
        expect(self.balloon(self.john, "Green")).to_have_count(0)


class Reports(unittest.TestCase):
    def test_what_is_missing_is_listed_for_programs(self):
        project = copied(self, "Groceries")
        file = project / "MessagesExtension/ListController.swift"
        file.write_text(file.read_text().replace("import UIKit\n", "import UIKit; import SceneKit\n", 1))
        done = subprocess.run(
            [BINARIES / "parley", "report", project, "--json", "--scratch", ROOT / ".build"],
            capture_output=True, text=True, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr[-3000:])
        report = json.loads(done.stdout)
        self.assertEqual((report["fileCount"], report["compiledCount"]), (6, 5))
        self.assertEqual(
            report["missingModules"], [{"name": "SceneKit", "files": ["MessagesExtension/ListController.swift"]}])
        self.assertEqual(report["errors"], [])

    def test_several_message_apps_are_listed(self):
        done = subprocess.run(
            [BINARIES / "parley", "report", ROOT / "Tests/Projects/Dice", "--target", "Cards"], capture_output=True,
            text=True, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("“DiceMessages”", done.stderr)


if __name__ == "__main__":
    unittest.main()
