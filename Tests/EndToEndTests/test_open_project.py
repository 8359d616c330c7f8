"""An Xcode project that Parley has not seen before is opened as it is, played, and changed while it is open."""

import json
import plistlib
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


class OpenedFive(SimulatorTestCase):
    """A board game of 2019: a collection view in a navigation controller in a container view."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Five"))

    def send(self, phone):
        phone.button("Send move").click()
        expect(phone.button("Remove draft")).to_be_visible()
        phone.button("Send").click()
        expect(phone.button("Remove draft")).to_have_count(0)

    def test_a_move_is_refused_sent_with_a_picture_and_answered(self):
        self.kate.button("Five").click()
        expect(self.kate.region.get_by_text("Black to play", exact=True)).to_be_attached()
        expect(self.kate.button("Send move")).to_be_disabled()
        self.kate.button("Rules").click()
        expect(self.kate.region.get_by_text("Four stones in a row win on a board of 6 by 6.")).to_be_attached()
        self.kate.button("Let’s play").click()
        expect(self.kate.region.get_by_text("Good luck", exact=True)).to_be_attached()
        self.kate.button("Empty at 3, 4").click()
        # The timer's userInfo is the place of the cell.
        expect(self.kate.region.get_by_text("Row 3", exact=True)).to_be_attached()
        self.kate.button("Empty at 1, 1").click()
        expect(self.kate.region.get_by_text("You have placed your stone. Send it now.")).to_be_attached()
        self.kate.button("OK").click()
        self.send(self.kate)
        bubble = self.john.bubbles("White’s turn")
        expect(bubble.locator("img, .picture").first).to_be_visible()
        bubble.click()
        expect(self.john.region.get_by_text("White to play", exact=True)).to_be_attached()
        self.john.button("Black at 3, 4").click()
        expect(self.john.region.get_by_text("There is a stone already.")).to_be_attached()
        self.john.button("OK").click()
        self.john.button("Empty at 1, 1").click()
        # It comes by a timer, and moves the button for sending.
        expect(self.john.region.get_by_text("Row 1", exact=True)).to_be_attached()
        self.send(self.john)
        expect(self.kate.bubbles("Black’s turn")).to_be_visible()


class OpenedSundae(SimulatorTestCase):
    """A builder of 2020: embedded controllers, a layout of its own, both styles of presentation."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Sundae"))

    def test_it_is_built_by_two_people_in_steps(self):
        self.kate.button("Sundae").click()
        expect(self.kate.region.get_by_text("Build a sundae together", exact=True)).to_be_attached()
        self.kate.button("Start").click()
        for choice in ("Tulip", "Vanilla", "Mocha", "Cherry"):
            if choice == "Mocha":
                self.kate.button("Undo").click()
            expect(self.kate.button("Done")).to_have_count(0)
            self.kate.button(choice).click()
        expect(self.kate.region.get_by_text("Ready", exact=True)).to_be_attached()
        expect(self.kate.region.get_by_text("Tulip, Mocha, Cherry", exact=True).first).to_be_attached()
        self.kate.button("Done").click()
        expect(self.kate.region.get_by_text("Build a sundae together", exact=True)).to_be_attached()
        self.kate.button("Send").click()
        self.john.bubbles("Tulip, Mocha, Cherry").click()
        expect(self.john.region.get_by_text("Ready", exact=True)).to_be_attached()


class OpenedPaper(SimulatorTestCase):
    """A sticker pack without a line of code."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Paper"))

    def test_a_sticker_is_tapped_into_the_message(self):
        self.kate.button("Paper").click()
        expect(self.kate.region.get_by_role("button", name="A kite in the wind")).to_be_visible()
        self.kate.region.get_by_role("button", name="A paper sun").click()
        expect(self.kate.button("Remove Sticker A paper sun")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.john.log.get_by_role("img", name="A paper sun")).to_be_visible()


class OpenedCountdown(SimulatorTestCase):
    """A SwiftUI app of 2024 that keeps the storyboard of Xcode's template for its class."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Countdown"))

    def test_its_views_are_played_between_two_people(self):
        self.kate.button("Countdown").click()
        expect(self.kate.region.get_by_text("Hello World")).to_have_count(0)
        self.kate.field("Name of the day").fill("Picnic")
        self.kate.button("7 days, Increment").click()
        expect(self.kate.region.get_by_text("8 days").first).to_be_attached()
        self.kate.button("Share").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        self.john.bubbles("Picnic").click()
        expect(self.john.field("Name of the day")).to_have_value("Picnic")
        expect(self.john.field("Name of the day")).to_be_disabled()


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


STORY = """import ParleyTesting
import Testing

@testable import SundaeMessages

@MainActor @Suite(.timeLimit(.minutes(5))) struct Stories {
    @Test func `Kate builds and John sees`() async throws {
        let world = try World(people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Start")
        #expect(kate.texts.contains("Choose a glass"))
        #expect(world.devices.count == 2)
    }
}
"""

# A form that needs Objective-C on each line with a mark, and a mistake of the author's.
BROKEN = """//
//  Broken.swift
//
import UIKit

@objc protocol Turns { @objc optional func ended(_ turn: Turn) }  // mistake
@IBDesignable class Broken: UIView {
    @IBOutlet private weak var label: UILable!  // mistake
    @IBInspectable var radius: CGFloat = "none"  // mistake
    @objc dynamic var score: Int = missing  // mistake
    @objc func tapped(_ sender: UIButon) {}  // mistake
    @IBAction func play(_ sender: Any) { unknown() }  // mistake
    @objc(other:) private func renamed(_ a: Any) { let b: Int = "" }  // mistake
    func hidden() {}
    func use() {
        let button = UIButton()
        button.addTarget(self, action: #selector(hidden), for: .touchUpInside)  // mistake
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpOnside)  // mistake
        _ = [#selector(getter: score), 1] as [Selector]  // mistake
        setValue(1, forKey: #keyPath(score), now: true)  // mistake
        perform(#selector(renamed(_:)), with: self, afterDelay: "soon")  // mistake
        _ = Timer(timeInterval: 1, target: self, selector: Selector("tapped:"), userInfo: nil)  // mistake
        _ = CADisplayLink(target: self, selector: #selector(play), rate: 2)  // mistake
        _ = UIMenuItem(title: 1, action: #selector(play(_:)))  // mistake
        _ = UITapGestureRecognizer(target: self, aktion: #selector(play(_:)))  // mistake
        NotificationCenter.default.addObserver(self, selector: #selector(play), name: nothing, object: nil)  // mistake
    }
}
@objcMembers class Other: NSObject { func sum() -> Int { return "" } }  // mistake
"""


class Reports(unittest.TestCase):
    def report(self, project):
        done = subprocess.run(
            [BINARIES / "parley", "report", project, "--json", "--scratch", ROOT / ".build"],
            capture_output=True, text=True, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr[-3000:])
        return json.loads(done.stdout)

    def test_each_mistake_beside_a_rewritten_form_has_the_authors_line(self):
        project = copied(self, "Dice")
        (project / "DiceMessages/Broken.swift").write_text(BROKEN)
        lines = {error["line"] for error in self.report(project)["errors"] if error["file"] == "DiceMessages/Broken.swift"}
        expected = {number for number, line in enumerate(BROKEN.splitlines(), 1) if line.endswith("// mistake")}
        self.assertEqual(lines, expected)

    def test_what_is_missing_is_listed_for_programs(self):
        project = copied(self, "Groceries")
        file = project / "MessagesExtension/ListController.swift"
        file.write_text(file.read_text().replace("import UIKit\n", "import UIKit; import SceneKit\n", 1))
        report = self.report(project)
        self.assertEqual((report["fileCount"], report["compiledCount"]), (6, 5))
        self.assertEqual(
            report["missingModules"], [{"name": "SceneKit", "files": ["MessagesExtension/ListController.swift"]}])
        self.assertEqual(report["errors"], [])

    def test_stories_beside_a_project_run_with_its_storyboard(self):
        project = copied(self, "Sundae")
        (project / "ParleyTests").mkdir()
        (project / "ParleyTests/Story.swift").write_text(STORY)
        done = subprocess.run(
            [BINARIES / "parley", "test", project, "--scratch", ROOT / ".build"], capture_output=True, text=True,
            timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, (done.stdout + done.stderr)[-3000:])
        self.assertIn("Kate builds and John sees", done.stdout + done.stderr)

    def test_plain_sources_and_a_package_are_built(self):
        plain = copied(self, "Dice")
        shutil.rmtree(plain / "Dice.xcodeproj")
        folder = plain / "DiceMessages"
        shutil.rmtree(folder / "Notes")
        shutil.copy(plain / "Shared/Roll.swift", folder)
        with open(folder / "Info.plist", "wb") as file:
            plistlib.dump({
                "CFBundleIdentifier": "org.example.dice", "CFBundleExecutable": "DiceMessages",
                "NSExtension": {"NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).MessagesViewController"},
            }, file)
        bundles = plain / "bundles"
        done = subprocess.run(
            [BINARIES / "parley", "build", folder, "--output", bundles, "--scratch", ROOT / ".build"],
            capture_output=True, text=True, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, (done.stdout + done.stderr)[-3000:])
        self.assertTrue((bundles / "DiceMessages.app/DiceMessages").exists())

    def test_several_message_apps_are_listed(self):
        done = subprocess.run(
            [BINARIES / "parley", "report", ROOT / "Tests/Projects/Dice", "--target", "Cards"], capture_output=True,
            text=True, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("“DiceMessages”", done.stderr)


if __name__ == "__main__":
    unittest.main()
