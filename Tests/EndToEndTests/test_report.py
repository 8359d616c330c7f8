"""What `parley report`, `test` and `build` say and do about projects, packages and plain folders."""

import json
import plistlib
import shutil
import subprocess
import unittest

from projects import copied
from simulator import BINARIES, BUILD_TIMEOUT_SECONDS, ROOT

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
class Pair<Item>: UIView { @objc func pick(_ a: Itm) {} }  // mistake
extension Broken { @objc func load(_ a: Int, b: Int, c: Int) throws { throw nothing } }  // mistake
class Save: UIBarButtonItem { @IBInspectable var hint: Strin? }  // mistake
class Maker: UIViewController {
    @IBOutlet var buttons: [UIButon]!  // mistake
    @IBSegueAction func make(_ coder: NSCoder) -> Pages? { nil }  // mistake
}
"""
# Versions of Swift that Xcode offers, as a project's settings name them.
VERSIONS = ("4.2", "5.0", "6.0")


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

    def test_every_rewritten_form_compiles_in_each_version_of_the_language(self):
        """`Forms.swift` is what the golden test compares, and what UIKit's tests run."""
        for version in VERSIONS:
            with self.subTest(version=version):
                project = copied(self, "Dice")
                settings = project / "Dice.xcodeproj/project.pbxproj"
                settings.write_text(settings.read_text().replace("SWIFT_VERSION = 6.0;", f"SWIFT_VERSION = {version};"))
                self.assertIn(f"SWIFT_VERSION = {version};", settings.read_text())
                shutil.copy(ROOT / "Tests/Fixtures/rewriting/Forms.swift", project / "DiceMessages")
                report = self.report(project)
                self.assertEqual((report["errors"], report["missingSymbols"]), ([], []))
                self.assertEqual(report["compiledCount"], report["fileCount"])

    def test_what_is_missing_is_listed_for_programs(self):
        project = copied(self, "Groceries")
        file = project / "MessagesExtension/ListController.swift"
        file.write_text(file.read_text().replace("import UIKit\n", "import UIKit; import SceneKit\n", 1))
        report = self.report(project)
        self.assertEqual((report["fileCount"], report["compiledCount"]), (6, 5))
        self.assertEqual(
            report["missingModules"], [{
                "name": "SceneKit", "files": ["MessagesExtension/ListController.swift"],
                "instead": "SpriteKit, or a `Canvas` of SwiftUI, draws in two dimensions."}])
        self.assertEqual(report["errors"], [])

    def test_every_project_of_the_tests_compiles(self):
        """Each in a package of its own below one scratch folder; nothing is linked."""
        missing = {}
        for folder in sorted(path for path in (ROOT / "Tests/Projects").iterdir() if path.is_dir()):
            with self.subTest(project=folder.name):
                report = self.report(folder)
                self.assertEqual(report["errors"], [])
                self.assertEqual(report["compiledCount"], report["fileCount"])
                self.assertEqual(report["missingSymbols"], [])
                if report["missingModules"]:
                    missing[folder.name] = [module["name"] for module in report["missingModules"]]
        self.assertEqual(missing, {})

    def test_functions_in_c_are_built_and_their_mistakes_reported(self):
        project = copied(self, "Coins")
        file = project / "CoinsMessages/Mint/mint.c"
        file.write_text(file.read_text().replace("coin->side = ", "coin->sides = "))
        errors = self.report(project)["errors"]
        self.assertEqual([(error["file"], error["line"]) for error in errors], [("CoinsMessages/Mint/mint.c", 12)])

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
