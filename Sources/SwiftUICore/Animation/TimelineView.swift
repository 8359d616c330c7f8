/// A view that rebuilds its content at the dates of a schedule, at most sixty times a second, while the scene is
/// visible.
///
/// Source: developer.apple.com/documentation/swiftui/timelineview
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date and cadence that the content is built for.
    public struct Context {
        /// Frequency at which the content changes.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: Cadence
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { TimelineElement(self, context) }
}

private final class TimelineElement<Schedule: TimelineSchedule, Content: SwiftUICore.View>: ViewElement<
    TimelineView<Schedule, Content>
>
{
    /// Maximum number of past dates to skip in one go: far more than a schedule accumulates while the scene is hidden.
    private static var skippedCountMax: Int { 100_000 }
    private var child: ViewElement<Content>?
    private var dates: Schedule.Entries.Iterator?
    private var date = Date()
    private var following: Date?
    private var ticket: FrameTicket?

    override func mount() {
        start()
        child = makeChild(content)
        adoptNodes(of: child)
    }

    override func update(from old: View) {
        start()
        evaluate()
    }

    override func evaluate() {
        child?.update(content, environment: environment)
        adoptNodes(of: child)
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { ticket?.cancel() }

    override func didChangeVisibility(to isVisible: Bool) {
        ticket?.cancel()
        guard isVisible else { return }
        start()
        persistentReader.invalidate()
    }

    private var content: Content { tracking { view.content(.init(date: date, cadence: .live)) } }

    private func start() {
        let now = graph.clock.now
        date = now
        var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
        following = iterator.next()
        // Before the first date of the schedule, the content is built for the current date.
        dates = iterator
        goOn(to: now)
    }

    /// Moves to the last date that has passed, and schedules an update for the next.
    private func goOn(to now: Date) {
        for _ in 0..<Self.skippedCountMax {
            guard let next = following, next <= now else { break }
            date = next
            following = dates?.next()
        }
        ticket?.cancel()
        guard let next = following else { return }
        let soonest = max(next, now.addingTimeInterval(timelineIntervalMin))
        ticket = graph.clock.schedule(at: soonest) { [weak self] in self?.tick() }
    }

    private func tick() {
        guard isMounted else { return }
        goOn(to: graph.clock.now)
        persistentReader.invalidate()
    }
}
