"""Small Xcode projects are opened as they are and played by two people."""

import plistlib
import re
import shutil
import unittest
from pathlib import Path

from playwright.sync_api import expect

from projects import copied, tell_opened, tell_opened_again
from simulator import OpenedProject
from simulator_test_case import SimulatorTestCase
from tree import Comparisons, Scene

# A face that Parley's own texts never have.
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")

PLURALS = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>points</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@points@</string>
  <key>points</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>%ld point</string><key>other</key><string>%ld points</string>
  </dict>
</dict></dict></plist>
"""


class OpenedCoins(SimulatorTestCase):
    """A game with functions in C behind a bridging header."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Coins"))

    def test_its_coins_are_tossed_by_two_people_each_with_their_own(self):
        for phone in (self.kate, self.john):
            phone.button("Toss a Coin").click()
            expect(phone.region.get_by_text("Nothing yet", exact=True)).to_be_attached()
            if phone is self.kate:
                tell_opened("Coins", self.started_at)
            phone.button("Toss").click()
            expect(phone.region.get_by_text(re.compile(r"^(Heads|Tails), toss 1 of \d+$"))).to_be_attached()
        self.kate.button("Toss").click()
        expect(self.kate.region.get_by_text(re.compile(", toss 2 of "))).to_be_attached()
        expect(self.john.region.get_by_text(re.compile(", toss 1 of "))).to_be_attached()
        tell_opened_again(self, "Coins", "Toss a Coin", lambda: self.kate.region.get_by_text("Nothing yet", exact=True))


class OpenedDice(SimulatorTestCase):
    """A project of Xcode 16, whose folders are its targets. A file that imports Foundation alone has words with a number."""

    def make_simulator(self):
        project = copied(self, "Dice")
        roll = project / "Shared/Roll.swift"
        roll.write_text(roll.read_text() + """
extension Roll {
    var words: String { String.localizedStringWithFormat(NSLocalizedString("points", comment: ""), total) }
}
""")
        controller = project / "DiceMessages/MessagesViewController.swift"
        controller.write_text(controller.read_text().replace('"\\(roll.total)"', "roll.words"))
        words = project / "DiceMessages/en.lproj"
        words.mkdir()
        (words / "Localizable.stringsdict").write_text(PLURALS)
        return OpenedProject(project)

    def test_its_dice_are_rolled_by_two_people_and_their_words_have_plurals(self):
        for phone in (self.kate, self.john):
            phone.button("Roll Dice").click()
            expect(phone.region.get_by_text("2", exact=True)).to_be_attached()
            if phone is self.kate:
                tell_opened("Dice", self.started_at)
            phone.button("Roll").click()
            expect(phone.region.get_by_text(re.compile(r"^([2-9]|1[0-2]) points$"))).to_be_attached()
        tell_opened_again(self, "Dice", "Roll Dice", lambda: self.kate.region.get_by_text("2", exact=True))


class OpenedFont(Comparisons, SimulatorTestCase):
    """A project that brings a font along, and says so in its Info.plist."""

    def make_simulator(self):
        project = copied(self, "Dice")
        shutil.copy(FONT, project / "DiceMessages")
        manifest = project / "DiceMessages/Info.plist"
        manifest.write_bytes(plistlib.dumps({**plistlib.loads(manifest.read_bytes()), "UIAppFonts": [FONT.name]}))
        controller = project / "DiceMessages/MessagesViewController.swift"
        controller.write_text(controller.read_text().replace(
            'label.text = "2"', 'label.text = "Two dice"; label.font = UIFont(name: "DejaVuSerif-Bold", size: 30)'))
        return OpenedProject(project)

    def test_its_text_is_as_wide_in_the_page_as_the_app_has_measured_it(self):
        self.kate.button("Roll Dice").click()
        text = self.kate.region.locator(".surface .text-run").filter(has_text="Two dice")
        expect(text).to_be_visible()
        self.page.wait_for_function("[...document.fonts].some((face) => face.family.startsWith('app-font-') && face.status === 'loaded')")
        self.await_stillness()
        scene = Scene(self.page, "Kate")
        run = next(run for _, runs in scene.texts() for run in runs if run["text"] == "Two dice")
        self.assertRegex(run["font"]["family"], "^app-font-")
        self.assertGreater(self.compare_runs(scene), 1)
        # In the system's face, which stands in for one that is not there, it is narrower.
        text.evaluate("each => { each.style.fontFamily = 'Inter'; }")
        width = text.evaluate("each => { const range = document.createRange(); range.selectNodeContents(each); return range.getBoundingClientRect().width; }")
        self.assertGreater(run["width"], width + 5)


if __name__ == "__main__":
    unittest.main()
