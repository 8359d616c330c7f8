import UIKit

extension SceneRenderer: AnimationScene {
    package func shows(_ view: UIView) -> Bool { viewNodes.has(view) }

    package var outermostViews: [UIView] { layers }

    package func record(_ animation: ViewAnimation?) -> Bool {
        guard canRecord, !isRecorded else { return false }
        layOutFirst()
        // Observes views that were presented since the last rendering, since an animation may change them before the next.
        for view in layers where view.onChange == nil { observe(view) }
        defer { isRecorded = true }
        return recordingLooks {
            views.record(animation) {
                for view in layers { putAgain(view) }
            }
        }
    }

    package func record(_ steps: AnimationSteps, of all: [UIView]) {
        guard canRecord else { return }
        _ = record(nil)
        let shown = all.filter(shows)
        guard !shown.isEmpty else { return }
        recordingLooks {
            views.record(steps) {
                for view in shown { putAgain(view) }
            }
        }
        needsRender()
    }

    package func stopAnimations(of view: UIView) {
        let ids = viewNodes.ids(of: view)
        guard !ids.isEmpty else { return }
        views.motions.stop(ids)
        needsRender()
    }

    package var now: Date { clock.now }

    package func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        _ = clock.schedule(at: clock.now.addingTimeInterval(seconds), action)
    }

    /// Runs the body, which puts nodes, without hosted views being rendered.
    private func recordingLooks<Result>(_ body: () -> Result) -> Result {
        (isPutting, isRecordingLooks) = (true, true)
        defer { (isPutting, isRecordingLooks) = (false, false) }
        return traits.performing { recording(body) }
    }

    private func putAgain(_ view: UIView) {
        if view.superview != nil { return viewNodes.putAgain(view) }
        _ = viewNodes.put(view, at: .zero, with: view === outermostViews.first ? putSoundIDs : [])
    }
}
