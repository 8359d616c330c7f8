import UIKit

/// The clock of one view's scene: which frames are due, and whether anybody sees them.
@MainActor struct FrameLoop {
    /// Seconds that the scene has been computed for.
    private(set) var time: TimeInterval = 0
    var isScheduled = false
    /// Whether the view has been drawn since it last asked for it.
    var isDrawn = false
    /// State of the nodes at the last drawing.
    var drawnCount = -1
    private var last: Date?
    /// Part of a step that is due already.
    private var rest: Double = 0
    private var idleSince: Date?
    private(set) var framesPerSecond = 0.0

    /// Time of the clock of the scene that shows a view.
    func now(for view: UIView) -> Date { AnimationScenes.containing(view)?.now ?? Date() }

    mutating func stop() {
        last = nil
        rest = 0
    }

    /// Returns how many steps are due at a time.
    /// - Parameter rate: steps a second.
    mutating func steps(at now: Date, rate: Double) -> Int {
        defer { last = now }
        guard let last else { return 1 }
        let gap = now.timeIntervalSince(last)
        if gap > 0 { framesPerSecond += (1 / gap - framesPerSecond) * 0.1 }
        rest = min(rest + gap * rate, Double(SpriteLimits.stepsPerFrameMax))
        // A clock that advances by thirtieths adds up to a little less than whole steps.
        let count = Int(rest + 1e-6)
        rest = max(0, rest - Double(count))
        return count
    }

    mutating func advance(by seconds: TimeInterval) { time += seconds }

    /// Returns whether an idle scene has to look whether it is still shown.
    mutating func shouldLook(at now: Date) -> Bool {
        let since = idleSince ?? now
        idleSince = since
        guard now.timeIntervalSince(since) >= SpriteLimits.idleSecondsMax else { return false }
        idleSince = nil
        return true
    }

    mutating func isBusy() { idleSince = nil }
}

extension SKView {
    private var stepRate: Double {
        Double(max(1, min(preferredFramesPerSecond, SpriteLimits.stepsPerSecondMax)))
    }

    /// Schedules the next frame, unless one is scheduled.
    func scheduleFrame() {
        guard !loop.isScheduled, scene != nil, let clock = AnimationScenes.containing(self) else { return }
        loop.isScheduled = true
        let interval = 1 / min(stepRate, Double(SpriteLimits.sentFramesPerSecondMax))
        clock.schedule(after: interval) { [weak self] in self?.frameIsDue() }
    }

    /// Computes the steps that are due, and asks to be drawn where something has changed. A view that has not been drawn since it
    /// last asked for it is not shown: then time stands still until it is.
    private func frameIsDue() {
        loop.isScheduled = false
        guard loop.isDrawn, scene != nil else { return loop.stop() }
        let now = loop.now(for: self)
        let count = loop.steps(at: now, rate: stepRate)
        for _ in 0..<count { step() }
        if loop.drawnCount != SKNode.changeCount || transition != nil {
            loop.isBusy()
            ask()
        } else if loop.shouldLook(at: now) {
            ask()
        } else {
            scheduleFrame()
        }
    }

    private func ask() {
        loop.isDrawn = false
        didChangeLooks()
        // Outside of a scene nobody draws the view, and nothing goes on.
    }

    private func step() {
        let seconds = 1 / stepRate
        loop.advance(by: seconds)
        if let running = transition {
            if running.share(at: loop.time) >= 1 {
                endTransition()
            } else if !running.effect.pausesOutgoingScene, !isPaused {
                running.old.step(seconds, at: loop.time)
            }
        }
        guard !isPaused, transition?.effect.pausesIncomingScene != true else { return }
        scene?.step(seconds, at: loop.time)
    }
}
