import Foundation
import UIKit

/// The compiled storyboards of `Tests/Fixtures/interfaces`, which the tests of `InterfaceCompiler` write.
@MainActor enum InterfaceFixture {
    static let folder: String = {
        let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        let tests = (1...3).reduce(file) { url, _ in url.deletingLastPathComponent() }
        return tests.appendingPathComponent("Fixtures/interfaces").path
    }()

    static var bundle: Bundle? { Bundle(path: folder) }

    static func storyboard(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

    /// Loads and lays out a controller in a size.
    static func show(_ controller: UIViewController, _ size: CGSize) {
        controller.expectedSize = size
        controller.loadViewIfNeeded()
        controller.view.layoutIfNeeded()
    }

    nonisolated static let sizes = [
        CGSize(width: 320, height: 480), CGSize(width: 375, height: 667), CGSize(width: 430, height: 932),
    ]
}
