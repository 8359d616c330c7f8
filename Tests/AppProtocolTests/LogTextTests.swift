import Testing

@testable import AppProtocol

@Suite(.timeLimit(.minutes(5))) struct LogTextTests {
    @Test(arguments: [
        ("plain, ünïcode, 👩‍👩‍👧 and a\ttab", "plain, ünïcode, 👩‍👩‍👧 and a\ttab"), ("a\nb\r\nc", "a\\u{a}b\\u{d}\\u{a}c"),
        ("\u{1b}]0;title\u{7}", "\\u{1b}]0;title\\u{7}"), ("\u{9b}31m\u{7f}", "\\u{9b}31m\\u{7f}"),
        ("\u{2028}\u{2029}\u{85}", "\\u{2028}\\u{2029}\\u{85}"),
        ("\u{202e}gnp.exe\u{2066}", "\\u{202e}gnp.exe\\u{2066}"),
        ("", ""),
    ]) func `a text fits on one line of a terminal`(text: String, line: String) {
        #expect(text.sanitizedForLog() == line)
    }

    @Test func `a line has a longest length, however it is written`() {
        let long = String(repeating: "e\u{301}", count: 1_000)
        #expect(long.sanitizedForLog(scalarCountMax: 10).unicodeScalars.count == 10)
        #expect(String(repeating: "\u{1b}", count: 1_000).sanitizedForLog(scalarCountMax: 10).unicodeScalars.count < 20)
    }
}
