/// A sequence of dates at which a timeline view is evaluated.
///
/// Source: developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Returns the dates in ascending order; the sequence may be infinite.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Minimum seconds between two updates of a timeline view: at most sixty a second.
let timelineIntervalMin = 1.0 / 60

/// An infinite sequence of dates at even intervals; only the first if paused.
public struct _EvenDates: Sequence, IteratorProtocol {
    private var date: Date?
    private let interval: Double

    init(from first: Date, by interval: Double, isPaused: Bool = false) {
        date = first
        self.interval = isPaused || !interval.isFinite ? .infinity : Swift.max(interval, timelineIntervalMin)
    }

    public mutating func next() -> Date? {
        guard let current = date else { return nil }
        date = interval.isFinite ? current.addingTimeInterval(interval) : nil
        return current
    }

    /// Returns the last of the dates at even intervals from `first` on that is not after `start`.
    static func last(from first: Date, by interval: Double, before start: Date) -> Date {
        let interval = interval.isFinite ? Swift.max(interval, timelineIntervalMin) : 1
        let count = (start.timeIntervalSince(first) / interval).rounded(.down)
        return count > 0 ? first.addingTimeInterval(count * interval) : first
    }
}

/// A schedule that updates as often as a screen draws, or less.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval ?? timelineIntervalMin
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> _EvenDates {
        _EvenDates(from: start, by: interval, isPaused: isPaused)
    }
}

/// A schedule of even intervals, in seconds, from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let first: Date
    private let interval: Double

    public init(from startDate: Date, by interval: TimeInterval) {
        first = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
        _EvenDates(from: _EvenDates.last(from: first, by: interval, before: startDate), by: interval)
    }
}

/// A schedule that updates at each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return _EvenDates(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
