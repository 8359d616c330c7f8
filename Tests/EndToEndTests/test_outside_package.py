"""Another package, outside the checkout, builds a message app and its test bench on Parley's library products."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from simulator import ROOT

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Greeting",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "parley", path: "{root}")],
    targets: [
        .executableTarget(
            name: "Greeting",
            dependencies: ["Messages", "SwiftUI", "UIKit", "CoreGraphics", "AppRuntime"].map {{
                .product(name: $0, package: "parley")
            }}),
        .executableTarget(
            name: "Bench", dependencies: [.product(name: "ParleyTesting", package: "parley")]),
    ]
)
"""

CONTROLLER = """import Messages
import SwiftUI
import UIKit

final class MessagesViewController: MSMessagesAppViewController {
    override func didBecomeActive(with conversation: MSConversation) {
        let host = UIHostingController(rootView: Button("Say hello") {
            let message = MSMessage(session: MSSession())
            let layout = MSMessageTemplateLayout()
            layout.caption = "Hello"
            message.layout = layout
            conversation.insert(message)
        })
        addChild(host)
        host.view.frame = view.bounds
        view.addSubview(host.view)
    }
}
"""


class OutsidePackage(unittest.TestCase):
    def test_a_package_outside_the_checkout_builds_on_every_library_product(self):
        with tempfile.TemporaryDirectory(prefix="parley-outside-") as folder:
            package = Path(folder)
            for path, text in {
                "Package.swift": MANIFEST.format(root=ROOT),
                "Sources/Greeting/MessagesViewController.swift": CONTROLLER,
                "Sources/Greeting/main.swift": "import AppRuntime\n\nAppRuntime.main()\n",
                "Sources/Bench/main.swift": "import ParleyTesting\n\nprint(World.self)\n",
            }.items():
                (package / path).parent.mkdir(parents=True, exist_ok=True)
                (package / path).write_text(text)
            # The same versions of what Parley depends on, and the modules that are built already: compiled with other
            # options as a dependency, they would be built anew.
            shutil.copy(ROOT / "Package.resolved", package)
            result = subprocess.run(
                ["swift", "build", "--package-path", folder, "--scratch-path", ROOT / ".build"],
                capture_output=True, text=True, check=False)
            self.assertEqual(result.returncode, 0, result.stdout[-4000:] + result.stderr[-2000:])


if __name__ == "__main__":
    unittest.main()
