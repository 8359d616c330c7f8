/// A view that builds its content for one phase after another and animates between them: for ever, or one cycle
/// whenever a trigger changes.
///
/// Source: developer.apple.com/documentation/swiftui/phaseanimator
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    public typealias Body = Never
    let phases: [Phase]
    /// Value whose change starts a cycle; nil cycles for ever.
    let trigger: Trigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates an animator that cycles while it is visible. `animation` returns the animation that leads to the given
    /// phase; nil switches to it at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
    }

    /// Creates an animator that runs one cycle, back to the first phase, whenever `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: Trigger(trigger), content: content, animation: animation)
    }

    private init(
        phases: [Phase], trigger: Trigger?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { PhaseElement(self, context) }
}

private final class PhaseElement<Phase: Equatable, Content: SwiftUICore.View>: ViewElement<
    PhaseAnimator<Phase, Content>
>
{
    /// Minimum seconds that a phase lasts: phases without an animation must not keep the app busy.
    private static var durationMin: Double { 1 / 30 }
    private var child: ViewElement<Content>?
    private var place = 0
    private var ticket: FrameTicket?

    override func mount() {
        child = content.map { makeChild($0) }
        adoptNodes(of: child)
        if view.trigger == nil { begin() }
    }

    override func update(from old: View) {
        evaluate()
        switch (old.trigger, view.trigger) {
        case (let before?, let now?): if now.differs(from: before) { begin() }
        case (.some, nil): begin()
        default: break
        }
    }

    override func evaluate() {
        guard let content else { return }
        if let child { child.update(content, environment: environment) } else { child = makeChild(content) }
        adoptNodes(of: child)
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { ticket?.cancel() }

    override func didChangeVisibility(to isVisible: Bool) {
        ticket?.cancel()
        if isVisible, view.trigger == nil || place > 0 { begin() }
    }

    /// The content of the current phase; nil if there are no phases.
    private var content: Content? {
        guard !view.phases.isEmpty else { return nil }
        let phase = view.phases[min(place, view.phases.count - 1)]
        return tracking { view.content(phase) }
    }

    private func begin() {
        ticket?.cancel()
        // The current phase is shown first.
        if view.phases.count > 1 { ticket = schedule(after: 0) }
    }

    private func schedule(after seconds: Double) -> FrameTicket {
        graph.clock.schedule(at: graph.clock.now.addingTimeInterval(seconds)) { [weak self] in self?.advance() }
    }

    private func advance() {
        guard isMounted, view.phases.count > 1 else { return }
        place = (place + 1) % view.phases.count
        let animation = view.animation(view.phases[place])
        withTransaction(Transaction(animation: animation)) { persistentReader.invalidate() }
        // An animation that repeats for ever never leads to a next phase.
        guard let duration = animation.map(\.totalDuration) ?? 0, view.trigger == nil || place > 0 else { return }
        ticket = schedule(after: max(duration, Self.durationMin))
    }
}

extension View {
    /// Modifies this view by one phase after another, for ever.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:)
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Modifies this view by all phases once whenever `trigger` changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/phaseanimator(_:trigger:content:animation:)
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
