import Foundation
import Testing

@testable import UIKit

@MainActor private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var chosen: [Int?] = []
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { dateComponents.day == 24 ? .default(color: .red, size: .large) : nil }
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 25 }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A calendar view` {
    private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    private let listener = Listener()

    init() {
        view.calendar = Calendar(identifier: .gregorian)
        view.timeZone = .gmt
        view.locale = Locale(identifier: "en_US")
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 12, day: 1), animated: false)
        view.delegate = listener
    }

    private func day(_ number: Int) throws -> DayButton {
        try #require(
            view.subviews.flatMap(\.subviews).compactMap { $0 as? DayButton }.first {
                $0.accessibilityLabel?.hasSuffix("December \(number)") == true
            })
    }

    @Test func `has one day chosen, of those that may be`() throws {
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        try day(23).sendActions(for: .primaryActionTriggered)
        #expect(listener.chosen == [23] && selection.selectedDate?.day == 23)
        #expect(try day(23).accessibilityTraits.contains(.selected))
        #expect(try !day(22).accessibilityTraits.contains(.selected))
        #expect(try !day(25).isEnabled)
    }

    @Test func `has several days chosen, and gives one up that is chosen again`() throws {
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        view.selectionBehavior = selection
        for number in [3, 4, 3] { try day(number).sendActions(for: .primaryActionTriggered) }
        #expect(selection.selectedDates.map(\.day) == [4])
    }

    @Test func `marks the days for which its delegate has a mark`() throws {
        #expect(try day(24).subviews.contains { $0.backgroundColor == .red && $0.frame.width == 8 })
        #expect(try day(23).subviews.count == day(24).subviews.count - 1)
    }
}
