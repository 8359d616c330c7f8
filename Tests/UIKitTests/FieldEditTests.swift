import Testing
import UIKit

@Suite(.timeLimit(.minutes(5))) struct `Edits of a field` {
    /// Sends texts with the numbers of edits and their bases to an app that keeps what `allow` returns; returns what it has in the end.
    private func typed(
        _ sent: [(text: String, number: Int, base: Int?)], from start: String = "", allow: (String) -> String?
    ) -> String {
        var (edits, now) = (FieldEdits(), start)
        for edit in sent {
            for change in edits.receive(edit.text, edit.number, base: edit.base, now: now) {
                now = allow(change.applied(to: now)) ?? now
            }
        }
        return now
    }

    private func digits(_ text: String) -> String? { text.allSatisfy(\.isNumber) ? text : nil }

    @Test func `keep what was typed after a refused character, before the app's answer`() {
        #expect(typed([("1", 1, 0), ("1a", 2, 0), ("1a2", 3, 0)], allow: digits) == "12")
        #expect(typed([("1", 1, 0), ("1a", 2, 0), ("12", 3, 2)], allow: digits) == "12")
        // Hosts leave out all but the last of several edits.
        #expect(typed([("1", 1, 0), ("1a2", 3, 0)], allow: digits) == "12")
        #expect(typed([("1a2b3", 5, 0)], allow: digits) == "123")
        #expect(typed([("1a2", 4, 1)], from: "1", allow: digits) == "1")
    }

    @Test func `of several characters at once are one`() {
        #expect(typed([("1", 1, 0), ("1a2", 2, 1)], allow: digits) == "1")
        #expect(typed([("12", 1, nil), ("1a2", 3, nil)], allow: digits) == "12")
        let long = String(repeating: "1", count: 65)
        #expect(typed([(long + "a", 66, 0)], allow: digits) == "")
    }

    @Test(arguments: [
        ("ab", "AB", "abc", "ABc"), ("ab", "AB", "a", "A"), ("ab", "AB", "xab", "xAB"),
        ("5551", "555-1", "55512", "555-12"),
        ("hello", "", "hello!", "!"), ("1a", "1", "1", "1"), ("ab", "ab", "acb", "acb"), ("", "x", "a", "xa"),
        ("one two", "one 2", "one two three", "one 2 three"), ("one two", "1 two", "one to", "1 to"),
    ])
    func `are carried over to the text that the app has made of the last`(
        typed: String, now: String, next: String, expected: String
    ) {
        var edits = FieldEdits()
        _ = edits.receive(typed, 1, base: 0, now: "")
        #expect(edits.receive(next, 2, base: 0, now: now).map { $0.applied(to: now) } == [expected])
    }

    @Test func `are received once`() {
        var edits = FieldEdits()
        #expect(edits.receive("a", 2, base: 0, now: "").count == 1)
        #expect(edits.receive("b", 2, base: 0, now: "a").isEmpty)
        #expect(edits.number == 2)
    }
}
