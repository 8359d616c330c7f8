import RenderTree

/// A view that builds its content from a value animated through keyframes: for ever, or whenever a trigger changes.
///
/// The intermediate looks are computed in advance and drawn by the painter: the closures run for all of them in one
/// update.
///
/// Source: developer.apple.com/documentation/swiftui/keyframeanimator
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where Value == KeyframePath.Value {
    public typealias Body = Never
    let initialValue: Value
    let start: KeyframeStart
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates an animator that runs while it is visible: for ever if `repeating` is true, else once.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, start: .shown(repeating: repeating), content: content, keyframes: keyframes)
    }

    /// Creates an animator that runs from the current value whenever `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, start: .changed(Trigger(trigger)), content: content, keyframes: keyframes)
    }

    init(
        initialValue: Value, start: KeyframeStart, content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.start = start
        self.content = content
        self.keyframes = keyframes
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { KeyframeElement(self, context) }
}

/// Event that starts a keyframe animator.
enum KeyframeStart {
    case shown(repeating: Bool)
    case changed(Trigger)

    var isRepeating: Bool { if case .shown(true) = self { true } else { false } }
}

/// A type-erased equatable value whose change starts an animation.
struct Trigger {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isSame = { ($0 as? T) == value }
    }

    func differs(from other: Trigger) -> Bool { !isSame(other.value) }
}

private final class KeyframeElement<Value, Path: Keyframes, Content: SwiftUICore.View>: ViewElement<
    KeyframeAnimator<Value, Path, Content>
>
where Value == Path.Value {
    private lazy var value = view.initialValue
    private var child: ViewElement<Content>?

    override func mount() {
        child = makeChild(content)
        adoptNodes(of: child)
        if case .shown = view.start { run() }
    }

    override func update(from old: View) {
        evaluate()
        switch (old.start, view.start) {
        case (.changed(let before), .changed(let now)): if now.differs(from: before) { run() }
        // The content may have changed, so its steps are computed and sent anew.
        case (_, .shown(true)), (.changed, .shown): run()
        case (.shown(true), _): stop()
        case (.shown(false), _): break
        }
    }

    override func evaluate() {
        child?.update(content, environment: environment)
        adoptNodes(of: child)
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }

    override func didChangeVisibility(to isVisible: Bool) {
        guard isVisible, view.start.isRepeating else { return }
        run()
        persistentReader.invalidate()
    }

    private var content: Content { tracking { view.content(value) } }

    /// Replaces the nodes: a painter ends a repeating motion only when its node is removed.
    private func stop() {
        child?.unmount()
        child = makeChild(content)
        adoptNodes(of: child)
    }

    private func run() {
        guard !graph.isStepping else { return }
        let timeline = KeyframeTimeline(from: value, view.keyframes(value))
        let repeats = view.start.isRepeating
        let rest = repeats ? value : timeline.value(progress: 1)
        graph.steps.add(
            SteppedChange(
                element: self,
                timing: MotionTiming(
                    duration: min(timeline.duration, TreeLimits.durationMax), repeatCount: repeats ? 0 : nil),
                count: PendingSteps.count(timeline.duration),
                show: { [weak self] in self?.show(timeline.value(progress: $0)) },
                finish: { [weak self] in self?.show(rest) }))
        // Nothing without a duration is shown step by step.
        if timeline.duration <= 0, !repeats { show(rest) }
    }

    private func show(_ value: Value) {
        self.value = value
        evaluate()
    }
}

extension View {
    /// Modifies this view by a value animated through keyframes, for ever or once.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:repeating:content:keyframes:)
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }

    /// Modifies this view by a value animated through keyframes whenever `trigger` changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:trigger:content:keyframes:)
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
}
