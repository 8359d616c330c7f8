import RenderTree
import Testing
import TreePainter

@testable import UIKit

private let utc = TimeZone(secondsFromGMT: 0) ?? .current
/// 21 November 2026, 9:05 in the morning at Greenwich.
private let morning = Date(timeIntervalSince1970: 1_795_251_900)

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A date picker` {
    private let picker = UIDatePicker()

    init() {
        (picker.timeZone, picker.date) = (utc, morning)
        picker.frame.size = CGSize(width: 300, height: 34)
    }

    private var inputs: [ValueInputContent] {
        picker.draft().children.compactMap {
            if case .valueInput(let content) = $0.node.content { content } else { nil }
        }
    }

    private var words: [String] { picker.draft().children.compactMap(\.node.accessibility.value) }

    private func pick(_ value: String, _ part: Int) throws {
        let view = try #require(picker.draft().children[part].responder as? UIView)
        view.send(.pick(NodeID(rawValue: 1), value: value))
    }

    @Test func `speaks the language that it is given, and shows the time of its zone`() throws {
        picker.locale = Locale(identifier: "en_US")
        let english = words
        picker.locale = Locale(identifier: "de_DE")
        #expect(english.count == 2 && words.count == 2 && words[0] != english[0])
        #expect(words[1].contains("9:05") && words[0].contains("21.") && words[0].contains("2026"))
        picker.timeZone = TimeZone(secondsFromGMT: 7200)
        #expect(inputs.map(\.value) == ["2026-11-21", "11:05"])
        picker.timeZone = nil
        picker.calendar.timeZone = try #require(TimeZone(secondsFromGMT: -36_000))
        #expect(inputs.map(\.value) == ["2026-11-20", "23:05"])
    }

    @Test(
        arguments: [
            (.time, ["09:05"]), (.date, ["2026-11-21"]), (.dateAndTime, ["2026-11-21", "09:05"]),
        ] as [(UIDatePicker.Mode, [String])])
    func `shows the parts of its mode`(_ mode: UIDatePicker.Mode, _ values: [String]) {
        let both = picker.intrinsicContentSize.width
        picker.datePickerMode = mode
        #expect(inputs.map(\.value) == values)
        #expect(picker.intrinsicContentSize.height == 34)
        #expect((picker.intrinsicContentSize.width == both) == (mode == .dateAndTime))
    }

    @Test func `has its parts beside each other, 8 points apart`() {
        picker.layoutIfNeeded()
        let frames = picker.subviews.map(\.frame)
        #expect(frames[0].minX == 0 && frames[1].minX == frames[0].maxX + 8)
        #expect(picker.intrinsicContentSize.width == frames[1].maxX)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.layoutIfNeeded()
        #expect(picker.subviews[0].frame.maxX == 300 && picker.subviews[1].frame.maxX < picker.subviews[0].frame.minX)
    }

    @Test(arguments: [
        (15, "10:44", "10:30"), (60, "10:44", "10:00"), (61, "10:44", "10:44"), (0, "10:44", "10:44"),
        (1, "10:44", "10:44"), (7, "00:06", "00:00"), (7, "00:07", "00:07"),
    ])
    func `rounds a time down to its interval`(minutes: Int, value: String, expected: String) throws {
        picker.minuteInterval = minutes
        var count = 0
        picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        try pick(value, 1)
        #expect(inputs.last?.value == expected && count == 1)
        picker.isEnabled = false
        try pick("23:00", 1)
        #expect(inputs.last?.value == expected && count == 1)
    }

    @Test func `keeps within bounds that make sense`() {
        picker.minimumDate = morning.addingTimeInterval(60)
        #expect(picker.date == morning.addingTimeInterval(60))
        picker.maximumDate = morning.addingTimeInterval(120)
        picker.date = morning.addingTimeInterval(500)
        #expect(picker.date == morning.addingTimeInterval(120))
        #expect(inputs.first?.minimum == "2026-11-21" && inputs.first?.maximum == "2026-11-21")
        #expect(inputs.last?.minimum == nil && inputs.last?.maximum == nil)
        picker.maximumDate = morning
        picker.date = morning.addingTimeInterval(500)
        #expect(picker.date == morning.addingTimeInterval(500))
    }

    @Test func `takes a length of time in whole minutes within a day`() {
        let durations: [(TimeInterval, TimeInterval)] = [
            (3_725, 3_720), (59, 0), (60, 60), (-5, 0), (86_340, 86_340), (100_000, 86_340), (.nan, 0), (.infinity, 0),
        ]
        for (duration, expected) in durations {
            picker.countDownDuration = duration
            #expect(picker.countDownDuration == expected)
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Dates of inputs` {
    private func read(_ value: String, _ part: DateWords.Part) -> String? {
        DateWords.date(value, part, keeping: morning, in: utc).map { DateWords.value($0, part, in: utc) }
    }

    @Test func `have two digits, and years four`() {
        #expect(DateWords.value(morning, .date, in: utc) == "2026-11-21")
        #expect(DateWords.value(morning, .time, in: utc) == "09:05")
        #expect(DateWords.value(Date(timeIntervalSince1970: -60_000_000_000), .date, in: utc).hasPrefix("0068-"))
    }

    @Test(arguments: ["2026-12-31", "0001-01-01", "9999-12-31", "2026-02-28"])
    func `are read`(_ value: String) { #expect(read(value, .date) == value) }

    @Test(arguments: [
        "2026-13-01", "2026-00-10", "2026-01-32", "2026-01-00", "0000-01-01", "10000-01-01", "2026-01", "",
    ])
    func `are refused where there is no such day`(_ value: String) { #expect(read(value, .date) == nil) }

    @Test func `are times of a day`() {
        for value in ["00:00", "23:59"] { #expect(read(value, .time) == value) }
        #expect(read("12:30:15", .time) == "12:30")
        for value in ["24:00", "12:60", "-1:00", "12", "ab:cd"] { #expect(read(value, .time) == nil) }
    }

    @Test func `keep what they do not say`() throws {
        let day = try #require(DateWords.date("2020-01-02", .date, keeping: morning, in: utc))
        #expect(DateWords.value(day, .time, in: utc) == "09:05")
        let time = try #require(DateWords.date("20:15", .time, keeping: morning, in: utc))
        #expect(DateWords.value(time, .date, in: utc) == "2026-11-21")
    }
}
