import RenderTree

/// A change that is rendered step by step to record its intermediate looks.
struct SteppedChange {
    let element: Element
    let timing: MotionTiming
    /// Number of looks, including the first and the last.
    let count: Int
    /// Shows the change at a fraction of its course, 0…1.
    let show: @MainActor (_ share: Double) -> Void
    /// Shows the final state.
    let finish: @MainActor () -> Void
}

/// Changes that a painter cannot interpolate from their first and last looks alone. After the layout pass each is
/// rendered at even steps, and the patch carries the looks: no frames are streamed, and the app is idle at once.
@MainActor struct PendingSteps {
    /// Looks a second; painters interpolate linearly between them.
    static let rate = 30.0
    private var changes: [ObjectIdentifier: SteppedChange] = [:]

    var isEmpty: Bool { changes.isEmpty }

    mutating func add(_ change: SteppedChange) {
        guard change.timing.duration > 0 else { return }
        changes[ObjectIdentifier(change.element)] = change
    }

    static func count(_ duration: Double) -> Int {
        min(max(Int((duration * rate).rounded(.up)), 2), TreeLimits.stepCountMax - 1) + 1
    }

    mutating func drain() -> [[SteppedChange]] {
        defer { changes = [:] }
        let shown = changes.values.filter { change in
            // A change inside another changing element is rendered with that one.
            change.element.isMounted && !change.element.ancestors.contains { changes[ObjectIdentifier($0)] != nil }
        }
        return Dictionary(grouping: shown, by: \.timing).values.map { group in
            group.sorted { $0.element.depth < $1.element.depth }
        }
    }
}

extension Element {
    fileprivate var ancestors: some Sequence<Element> { sequence(first: self, next: \.parent).dropFirst() }
}

extension ViewGraph {
    /// Renders the pending changes step by step, then their final state again.
    func renderPendingSteps(in size: CGSize) {
        guard !steps.isEmpty else { return }
        isStepping = true
        Transaction.$current.withValue(Transaction()) {
            for group in steps.drain() { show(group, in: size) }
        }
        isStepping = false
    }

    private func show(_ group: [SteppedChange], in size: CGSize) {
        guard let timing = group.first?.timing, let count = group.map(\.count).max() else { return }
        let recorder = StepRecorder()
        store.recorder = recorder
        for step in 0..<count {
            recorder.step = step
            for change in group where change.element.isMounted { change.show(Double(step) / Double(count - 1)) }
            update(in: size)
        }
        store.recorder = nil
        for change in group where change.element.isMounted { change.finish() }
        update(in: size)
        let (steps, isComplete) = recorder.steps(count: count, of: store)
        store.motions.note(steps, timing)
        if !isComplete {
            report(
                "too_many_steps", "More than \(StepRecorder.lookCountMax) looks of one animation; the rest jumps.",
                group.first?.element.viewName)
        }
    }
}
