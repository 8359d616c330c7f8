import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor private final class Order: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let rows = [["Mussels", "Fries", "Waffle"], ["Small", "Large"]]
    var told: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        told.append(rows[component][row])
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Dish", "Size"][component]
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picker's wheels` {
    @Test func `are spun, and rest at a row`() {
        let order = Order()
        let picker = UIPickerView(frame: .zero)
        picker.dataSource = order
        picker.delegate = order
        let screen = Screen(views: picker)
        #expect(screen.scroll?.snap == .offsets([0, 32, 64]))
        #expect(screen.scroll?.contentSize.height == 280)
        screen.scroll(to: 20)
        #expect(order.told.isEmpty)
        screen.scroll(to: 64)
        #expect(order.told == ["Waffle"])
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(screen.node("Dish")?.accessibility.value == "Waffle")
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are turned by the keyboard and assistive technology`() throws {
        let order = Order()
        let picker = UIPickerView(frame: .zero)
        picker.dataSource = order
        picker.delegate = order
        let screen = Screen(views: picker)
        let size = try #require(screen.node("Size"))
        #expect(size.accessibility.isAdjustable == true)
        screen.send(.adjust(size.id, isIncrement: true))
        screen.send(.adjust(size.id, isIncrement: true))
        #expect(order.told == ["Large"])
        screen.send(.adjust(size.id, isIncrement: false))
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func `go where the app says without publishing it`() {
        let order = Order()
        let picker = UIPickerView(frame: .zero)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.dataSource = order
        picker.delegate = order
        picker.selectRow(99, inComponent: 0, animated: true)
        let screen = Screen(views: picker)
        #expect(screen.scroll?.target?.y == 64)
        #expect(order.told.isEmpty)
        picker.selectRow(0, inComponent: 7, animated: false)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A date picker` {
    private static func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar.date(from: DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute)) ?? .now
    }

    private func pick(_ screen: Screen, _ value: String, in label: String) {
        guard let id = screen.node(label)?.id else { return screen.fail("no \(label)") }
        screen.send(.pick(id, value: value))
    }

    private func value(_ screen: Screen, _ label: String) -> String? {
        if case .valueInput(let input) = screen.content(label) { input.value } else { nil }
    }

    @Test func `shows a day and a time, and keeps within its bounds`() {
        let picker = UIDatePicker(frame: .zero)
        picker.date = Self.date(21, 9, 30)
        picker.maximumDate = Self.date(25, 18, 0)
        var count = 0
        picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let screen = Screen(views: picker)
        #expect(value(screen, "date") == "2026-11-21")
        #expect(value(screen, "time") == "09:30")
        pick(screen, "2026-11-24", in: "date")
        #expect(picker.date == Self.date(24, 9, 30))
        pick(screen, "2026-11-30", in: "date")
        #expect(picker.date == Self.date(25, 18, 0))
        pick(screen, "nonsense", in: "time")
        #expect(count == 2)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `follows its language and its calendar, and takes the last day of a long month`() {
        let picker = UIDatePicker(frame: .zero)
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14, 22:13:20 in Greenwich
        picker.locale = Locale(identifier: "en_GB")
        let screen = Screen(views: picker)
        let english = screen.texts
        picker.locale = Locale(identifier: "de_DE")
        screen.render()
        #expect(screen.texts != english)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 5 * 3600) ?? .current
        picker.calendar = calendar
        screen.render()
        #expect(value(screen, "time") == "03:13")
        pick(screen, "2023-12-31", in: "date")
        #expect(value(screen, "date") == "2023-12-31")
    }

    @Test func `shows and takes dates in its time zone`() {
        let picker = UIDatePicker(frame: .zero)
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14, 22:13:20 in Greenwich
        picker.timeZone = TimeZone(secondsFromGMT: 5 * 3600)
        picker.locale = Locale(identifier: "en_GB")
        let screen = Screen(views: picker)
        #expect(value(screen, "date") == "2023-11-15")
        #expect(value(screen, "time") == "03:13")
        #expect(screen.texts.contains { $0.hasSuffix("3:13") })
        pick(screen, "04:00", in: "time")
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 47 * 60))
        picker.timeZone = TimeZone(secondsFromGMT: -3600)
        screen.render()
        #expect(value(screen, "time") == "22:00")
        #expect(picker.countDownDuration == 22 * 3600)
    }

    @Test func `is a day, a time or a length of time`() {
        let picker = UIDatePicker(frame: .zero)
        picker.date = Self.date(21, 9, 30)
        picker.datePickerMode = .date
        let screen = Screen(views: picker)
        #expect(screen.node("time") == nil)
        picker.datePickerMode = .time
        picker.minuteInterval = 15
        screen.render()
        #expect(screen.node("date") == nil)
        pick(screen, "10:44", in: "time")
        #expect(picker.date == Self.date(21, 10, 30))
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 5_430
        #expect(picker.countDownDuration == 5_400)
        picker.countDownDuration = .infinity
        #expect(picker.countDownDuration == 0)
    }
}
