@_spi(Engine) import SwiftUICore
import UIKit

extension UIKitNode: AnimationScene {
    package func shows(_ view: UIView) -> Bool { shownGraph != nil && nodes.has(view) }

    package var outermostViews: [UIView] { shownGraph == nil ? [] : [view] }

    package func record(_ animation: ViewAnimation?) -> Bool {
        guard !isAtWork, shows(view) else { return false }
        return recordingLooks { graph.store.record(animation) { putAgain(view) } }
    }

    package func record(_ steps: AnimationSteps, of views: [UIView]) {
        guard !isAtWork, shownGraph != nil else { return }
        _ = record(nil)
        let shown = views.filter(shows)
        guard !shown.isEmpty else { return }
        recordingLooks {
            graph.store.record(steps) {
                for view in shown { putAgain(view) }
            }
        }
        markDirty()
    }

    package func stopAnimations(of view: UIView) {
        guard shownGraph != nil else { return }
        let ids = nodes.ids(of: view)
        guard !ids.isEmpty else { return }
        graph.store.motions.stop(ids)
        markDirty()
    }

    package var now: Date { shownGraph?.clock.now ?? Date() }

    package func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        guard let graph = shownGraph else { return action() }
        _ = graph.clock.schedule(at: graph.clock.now.addingTimeInterval(seconds), action)
    }

    /// Runs the body, which puts nodes, without hosted views being rendered.
    private func recordingLooks<Result>(_ body: () -> Result) -> Result {
        (isAtWork, isRecordingLooks) = (true, true)
        defer { (isAtWork, isRecordingLooks) = (false, false) }
        return renderEnvironment.traits.performing { recording(body) }
    }

    private func putAgain(_ view: UIView) {
        if view === self.view { _ = nodes.put(view, at: origin) } else { nodes.putAgain(view) }
    }
}
