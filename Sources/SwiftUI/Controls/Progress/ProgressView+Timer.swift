public import Foundation

extension ProgressView {
    /// Creates a progress view that fills, or empties, by itself while the time of an interval goes by.
    ///
    /// Source: developer.apple.com/documentation/swiftui/progressview/init(timerinterval:countsdown:label:currentvaluelabel:)
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            clock: ProgressClock(timerInterval, countsDown: countsDown), label: label(),
            valueLabel: currentValueLabel())
    }

    /// Creates a progress view of an interval, with the time that is left or has gone by below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// Time that is left of a progress view's interval, or has gone by.
///
/// Source: developer.apple.com/documentation/swiftui/defaultdateprogresslabel
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// Value of a progress view that is looked at from time to time.
struct ProgressClock {
    /// Seconds between two looks.
    static let step: TimeInterval = 0.5
    let start: Date
    /// Returns the fraction, 0…1, at a time; nil where it is not known.
    let fraction: (Date) -> Double?

    /// Takes the time of an interval that has gone by, or is left.
    init(_ interval: ClosedRange<Date>, countsDown: Bool) {
        start = interval.lowerBound
        fraction = { now in
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let gone = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
            return countsDown ? 1 - gone : gone
        }
    }

    init(_ progress: Progress) {
        start = Date(timeIntervalSinceReferenceDate: 0)
        fraction = { _ in progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1) }
    }
}
