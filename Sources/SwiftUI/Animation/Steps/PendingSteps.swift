import RenderTree

/// Something that is shown step by step to find out how it looks on its way.
struct SteppedChange {
    let element: Element
    let timing: MotionTiming
    /// Looks, the first and the last included.
    let count: Int
    /// Shows it so far on its way, 0…1.
    let show: @MainActor (_ share: Double) -> Void
    /// Shows what is true.
    let finish: @MainActor () -> Void
}

/// Changes that a painter cannot draw from their beginning and end alone: when all is laid out, each is shown at even
/// steps of its way, and the patch tells the looks. So no frame is streamed, and the app is still again at once.
@MainActor struct PendingSteps {
    /// Looks a second; a painter draws lines between them.
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

    mutating func take() -> [[SteppedChange]] {
        defer { changes = [:] }
        let shown = changes.values.filter { change in
            // What stands inside of another one is shown by that.
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
    /// Shows what is under way step by step, and in the end again what is true.
    func settleSteps(in size: CGSize) {
        guard !steps.isEmpty else { return }
        isStepping = true
        Transaction.$current.withValue(Transaction()) {
            for group in steps.take() { show(group, in: size) }
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
