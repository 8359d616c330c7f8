import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Dates and colours` {
    private func input(_ screen: Screen, _ label: String) -> ValueInputContent? {
        if case .valueInput(let content) = screen.node(label)?.content { content } else { nil }
    }

    private func pick(_ screen: Screen, _ value: String, in label: String) {
        guard let id = screen.node(label)?.id else { return screen.fail("no \(label)") }
        screen.send(.pick(id, value: value))
    }

    private static func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
        let parts = DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar.date(from: parts) ?? .distantPast
    }

    private struct Party: View {
        @State private var date = date(21, 9, 30)
        var body: some View {
            DatePicker("Party", selection: $date, in: date(20, 0, 0)...date(25, 18, 0))
            Text("is \(date == date(24, 9, 30)) \(date == date(25, 18, 0))")
        }
        private func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
            `Dates and colours`.date(day, hour, minute)
        }
        private static func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
            `Dates and colours`.date(day, hour, minute)
        }
    }

    @Test func `show day and time as inputs hold them`() {
        let screen = Screen(Party())
        #expect(input(screen, "Party, date")?.value == "2026-11-21")
        #expect(input(screen, "Party, date")?.minimum == "2026-11-20")
        #expect(input(screen, "Party, date")?.maximum == "2026-11-25")
        #expect(input(screen, "Party, time")?.value == "09:30")
    }

    @Test func `keep the time when another day is picked, and the range`() {
        let screen = Screen(Party())
        pick(screen, "2026-11-24", in: "Party, date")
        #expect(screen.texts.contains("is true false"))
        pick(screen, "2026-11-25", in: "Party, date")
        pick(screen, "23:15", in: "Party, time")
        #expect(screen.texts.contains("is false true"))
    }

    @Test(arguments: ["", "tomorrow", "2026-13-40", "2026-11", "--", "999999-1-1"])
    func `ignore what is no day`(value: String) {
        let screen = Screen(Party())
        pick(screen, value, in: "Party, date")
        #expect(input(screen, "Party, date")?.value == "2026-11-21")
    }

    @Test func `keep a colour's opacity`() {
        struct Well: View {
            @State private var color = Color.red.opacity(0.5)
            var body: some View {
                ColorPicker("Paint", selection: $color)
                Text(color == Color(red: 0, green: 1, blue: 0, opacity: 0.5) ? "green" : "other")
            }
        }
        let screen = Screen(Well())
        #expect(input(screen, "Paint") == ValueInputContent(valueKind: .color, value: "#ff3b30"))
        pick(screen, "#00ff00", in: "Paint")
        #expect(screen.texts.contains("green"))
        pick(screen, "red", in: "Paint")
        #expect(screen.texts.contains("green"))
    }
}
