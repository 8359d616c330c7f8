import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor private final class Recorder: UIViewController {
    var events: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        events.append("will \(size.width) at \(view.bounds.width)")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in
            events.append("animate at \(view.bounds.width)")
        } completion: { [self] _ in
            events.append("done at \(view.bounds.width)")
        }
    }
}

/// Order as UIKit's documentation describes it: before the size changes, with it, and after it.
/// Source: developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Controllers in a scene that gets another size` {
    private let expected = ["will 480.0 at 320.0", "animate at 480.0", "done at 480.0"]

    private func resize(_ root: UIViewController) {
        let screen = Screen(controller: root, size: CGSize(width: 320, height: 480))
        screen.renderer.size = CGSize(width: 480, height: 320)
        screen.render()
        // The same size again is no change.
        screen.render()
    }

    @Test func `are told before, and once it is in place`() {
        let root = Recorder()
        resize(root)
        #expect(root.events == expected)
    }

    @Test func `tell their children and what they present`() {
        let (root, child, presented) = (Recorder(), Recorder(), Recorder())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        child.view.frame = root.view.frame
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        resize(root)
        #expect(root.events == expected && child.events == expected)
        #expect(presented.events == expected)
    }
}
