import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Texts of the time` {
    private let clock = TurnedClock()

    private func screen(_ text: Text) -> Screen {
        Screen(controller: UIHostingController(rootView: text), clock: clock)
    }

    @Test func `count down to the end of an interval and stay there`() {
        let screen = screen(
            Text(.currentDate, format: .timer(countingDownIn: clock.now..<clock.now.addingTimeInterval(65))))
        #expect(screen.texts == ["1:05"])
        clock.turn(by: 6)
        screen.render()
        #expect(screen.texts == ["0:59"])
        clock.turn(by: 100)
        screen.render()
        #expect(screen.texts == ["0:00"])
    }

    @Test func `count up since a date`() {
        let screen = screen(Text(.currentDate, format: .stopwatch(startingAt: clock.now.addingTimeInterval(-3600))))
        clock.turn(by: 61)
        screen.render()
        #expect(screen.texts == ["1:01:01"])
    }

    @Test func `count minutes beyond an hour where hours are not shown`() {
        let style = SystemFormatStyle.Stopwatch(startingAt: clock.now, showsHours: false, maxPrecision: .seconds(1))
        #expect(screen(Text(clock.now.addingTimeInterval(4530), format: style)).texts == ["75:30"])
    }

    @Test func `write the distance from a date in its largest fields, with a sign where one is asked for`() {
        let (now, english) = (clock.now, Locale(identifier: "en_US"))
        let later = now.addingTimeInterval(3600 * 5 + 60 * 7 + 9)
        let offset = SystemFormatStyle.DateOffset(to: now).locale(english)
        #expect(offset.format(later) == "5 hours, 7 minutes")
        #expect(SystemFormatStyle.DateOffset(to: later).locale(english).format(now) == "-5 hours, 7 minutes")
        let signed = SystemFormatStyle.DateOffset(
            to: now, allowedFields: [.minute], maxFieldCount: 1, sign: .always(includingZero: false)
        ).locale(english)
        #expect(signed.format(later) == "+307 minutes" && signed.format(now) == "0 minutes")
        let watch = SystemFormatStyle.DateOffset(to: now, allowedFields: [.minute, .second], sign: .never)
        #expect(watch.locale(english).format(now.addingTimeInterval(-65)) == "1:05")
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e30])
    func `write dates that are no dates, or beyond all time`(
        seconds: Double
    ) {
        let far = Date(timeIntervalSinceReferenceDate: seconds)
        for showsHours in [true, false] {
            #expect(
                SystemFormatStyle.Stopwatch(startingAt: clock.now, showsHours: showsHours).format(far).contains(":"))
        }
        #expect(!SystemFormatStyle.DateOffset(to: clock.now).format(far).isEmpty)
        #expect(!SystemFormatStyle.DateOffset(to: far, allowedFields: [.minute, .second]).format(clock.now).isEmpty)
        #expect(!SystemFormatStyle.DateReference(to: far).format(clock.now).isEmpty)
    }

    @Test func `refer to near dates by their distance, and to others by what differs`() throws {
        let english = Locale(identifier: "en_US")
        let calendar = Calendar.current
        let date = try #require(calendar.date(from: DateComponents(year: 2024, month: 6, day: 3, hour: 12)))
        let style = SystemFormatStyle.DateReference(to: date).locale(english)
        #expect(style.format(date.addingTimeInterval(-3600 * 3)) == "in 3 hours")
        #expect(style.format(date.addingTimeInterval(-86_400 * 40)) == "Monday, June 3")
        #expect(style.format(date.addingTimeInterval(-86_400 * 500)) == "June 2024")
        let strict = SystemFormatStyle.DateReference(to: date, maxFieldCount: 1, thresholdField: .hour)
        #expect(strict.locale(english).format(date.addingTimeInterval(-86_400 * 60)) == "June")
        #expect(strict.locale(english).format(date.addingTimeInterval(-60)) == "in 1 minute")
    }

    @Test func `write a duration in the format that is given`() {
        let screen = screen(
            Text(.durationOffset(to: clock.now.addingTimeInterval(-120)), format: .time(pattern: .minuteSecond)))
        clock.turn(by: 5)
        screen.render()
        #expect(screen.texts == ["2:05"])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Options of Markdown` {
    @Test func `keep white space only where they say so`() throws {
        let source = "one\n\n*two*   three"
        let whole = try AttributedString(
            markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(whole.characters) == "one\n\ntwo   three")
        let flat = try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(flat.characters) == "one two three")
    }

    @Test func `take addresses as relative to the base`() throws {
        let base = URL(string: "https://example.com/a/")
        let text = try AttributedString(markdown: "[help](b.html)", baseURL: base)
        #expect(text.runs.first?.link?.absoluteString == "https://example.com/a/b.html")
    }
}
