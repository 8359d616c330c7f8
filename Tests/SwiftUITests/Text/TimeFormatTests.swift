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
