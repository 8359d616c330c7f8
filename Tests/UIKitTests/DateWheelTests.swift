import Foundation
import RenderTree
import Testing

@testable import UIKit

/// 21 November 2026, a Saturday, 9:05 in the morning at Greenwich.
private let morning = Date(timeIntervalSince1970: 1_795_251_900)

private func rules(_ mode: UIDatePicker.Mode, _ locale: String) throws -> DateRules {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: locale)
    return DateRules(mode: mode, calendar: calendar, locale: Locale(identifier: locale))
}

@Suite(.timeLimit(.minutes(5))) struct `The wheels of a date` {
    @Test(
        arguments: [
            ("en_US", [.month, .day, .year]), ("de_DE", [.day, .month, .year]), ("ja_JP", [.year, .month, .day]),
        ] as [(String, [DateColumn.Unit])])
    func `stand in the order of the locale`(_ locale: String, _ units: [DateColumn.Unit]) throws {
        let columns = DateColumn.columns(for: morning, around: morning, try rules(.date, locale))
        #expect(columns.map(\.unit) == units)
        let day = try #require(columns.first { $0.unit == .day })
        #expect(day.titles.count == 30 && day.selected == 20)
    }

    @Test func `have halves of the day where the locale counts to twelve`() throws {
        let english = DateColumn.columns(for: morning, around: morning, try rules(.time, "en_US"))
        #expect(english.map { $0.titles[$0.selected] } == ["9", "05", "AM"])
        let german = DateColumn.columns(for: morning, around: morning, try rules(.time, "de_DE"))
        #expect(german.map { $0.titles[$0.selected] } == ["9", "05"])
    }

    @Test(
        arguments: [
            (.year, 1, 1_826_787_900), (.month, -9, 1_771_664_700), (.day, -20, 1_793_523_900),
            (.hour, 2, 1_795_259_100), (.dayPeriod, 1, 1_795_295_100),
        ] as [(DateColumn.Unit, Int, TimeInterval)])
    func `make a date of a row`(_ unit: DateColumn.Unit, _ shift: Int, _ seconds: TimeInterval) throws {
        let isTime = unit == .hour || unit == .dayPeriod
        let rules = try rules(isTime ? .time : .date, "en_US")
        let columns = DateColumn.columns(for: morning, around: morning, rules)
        let column = try #require(columns.first { $0.unit == unit })
        #expect(column.date(morning, at: column.selected + shift, rules)?.timeIntervalSince1970 == seconds)
    }

    @Test func `give a month that is too short its last day`() throws {
        let rules = try rules(.date, "en_US")
        let last = try #require(rules.calendar.date(from: DateComponents(year: 2026, month: 1, day: 31)))
        let month = try #require(DateColumn.columns(for: last, around: last, rules).first { $0.unit == .month })
        let february = try #require(month.date(last, at: 1, rules))
        #expect(rules.calendar.dateComponents([.month, .day], from: february) == DateComponents(month: 2, day: 28))
    }

    @Test func `reach on around a date near their end`() throws {
        let rules = try rules(.date, "en_US")
        let far = try #require(rules.calendar.date(byAdding: .year, value: 40, to: morning))
        let year = try #require(DateColumn.columns(for: far, around: morning, rules).first { $0.unit == .year })
        #expect(year.isNearItsEnd && year.titles[year.selected] == "2066")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A date picker that shows all of it` {
    private let picker = UIDatePicker()

    init() {
        (picker.timeZone, picker.locale) = (TimeZone(secondsFromGMT: 0), Locale(identifier: "en_US"))
        (picker.datePickerMode, picker.date) = (.date, morning)
    }

    private func show(_ style: UIDatePickerStyle) {
        picker.preferredDatePickerStyle = style
        picker.frame.size = picker.intrinsicContentSize
        picker.layoutIfNeeded()
    }

    private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
        view.subviews.flatMap { [$0 as? Found].compactMap(\.self) + find(type, in: $0) }
    }

    @Test func `has wheels, which are spun by the person`() throws {
        show(.wheels)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let wheels = find(Wheel.self, in: picker)
        #expect(wheels.map(\.ownAccessibility.value) == ["November", "21", "2026"])
        wheels[1].accessibilityIncrement()
        #expect(picker.date.timeIntervalSince1970 == morning.timeIntervalSince1970 + 86_400 && told == 1)
        #expect(wheels[1].ownAccessibility.value == "22")
    }

    @Test func `keeps its wheels within the bounds`() throws {
        picker.maximumDate = morning
        show(.wheels)
        let year = try #require(find(Wheel.self, in: picker).last)
        year.accessibilityIncrement()
        #expect(picker.date == morning && year.ownAccessibility.value == "2026")
    }

    @Test func `has a calendar, in which a day is tapped`() throws {
        picker.minimumDate = morning.addingTimeInterval(-86_400)
        show(.inline)
        let days = find(DayButton.self, in: picker).filter { !$0.isHidden }
        #expect(days.count == 30)
        let chosen = days.filter { $0.accessibilityTraits.contains(.selected) }
        #expect(chosen.map(\.accessibilityLabel) == ["Saturday, November 21"])
        #expect(days.filter(\.isEnabled).count == 11)
        days[23].sendActions(for: .primaryActionTriggered)
        #expect(picker.date.timeIntervalSince1970 == morning.timeIntervalSince1970 + 3 * 86_400)
    }

    @Test func `turns the calendar's months`() throws {
        show(.inline)
        let next = try #require(find(UIButton.self, in: picker).first { $0.accessibilityLabel == "December 2026" })
        next.sendActions(for: .primaryActionTriggered)
        #expect(find(DayButton.self, in: picker).filter { !$0.isHidden }.count == 31)
        #expect(picker.date == morning)
    }

    @Test func `is compact unless it is asked for more, and has wheels for durations`() {
        #expect(picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A month of a calendar` {
    private let face = CalendarFace()

    private func names(_ locale: String, width: CGFloat) throws -> [String] {
        face.frame.size.width = width
        face.show(morning, try rules(.date, locale))
        face.layoutIfNeeded()
        let labels = face.subviews.compactMap { $0 as? UILabel }.filter { $0.textAlignment == .center }
        return labels.compactMap(\.text)
    }

    @Test func `names its days in short words and capitals, in one letter each where there is no room`() throws {
        let short = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
        #expect(try names("en_US", width: 320) == short)
        #expect(try names("en_US", width: 140) == ["S", "M", "T", "W", "T", "F", "S"])
        #expect(try names("en_US", width: 320) == short)
        #expect(try Set(names("de_DE", width: 320)) == ["SO", "MO", "DI", "MI", "DO", "FR", "SA"])
    }
}
