import Foundation
import Testing

@testable import FoundationAdditions

@Suite(.timeLimit(.minutes(5))) struct `A detector of data in a text` {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    /// Is a Wednesday.
    private let now = Date(timeIntervalSince1970: 1_715_774_400)  // 2024-05-15 12:00

    private func find(_ text: String, _ types: NSTextCheckingResult.CheckingType...) throws -> [NSTextCheckingResult] {
        let all = types.reduce(0) { $0 | $1.rawValue }
        let detector = try NSDataDetector(types: all, now: { now }, calendar: calendar)
        return detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
    }

    private func dates(_ text: String) throws -> [String] {
        try find(text, .aDate).compactMap { $0.date?.formatted(.iso8601) }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("", "a.", 60_000, 0), ("", "a-", 60_000, 0), ("", "a.de ", 40_000, 40_000), ("http://a", ")", 60_000, 1),
        ])
    func `takes no longer for each character of a long text`(
        beginning: String, repeated: String, times: Int, count: Int
    ) throws {
        let text = beginning + String(repeating: repeated, count: times)
        #expect(try find(text, .aLink, .aPhoneNumber, .anAddress).count == count)
    }

    @Test func `finds links with a scheme, names of hosts and e-mail, without a sentence’s end`() throws {
        let text =
            "See https://example.com/a?b=1, www.swift.org. (parley.dev/x) or mail kate@example.co.uk! Not e.g. v1.2"
        let links = try find(text, .aLink)
        let addresses = links.compactMap { $0.url?.absoluteString }
        #expect(addresses.prefix(2) == ["https://example.com/a?b=1", "http://www.swift.org"])
        #expect(addresses.dropFirst(2) == ["http://parley.dev/x", "mailto:kate@example.co.uk"])
        #expect(links.allSatisfy { $0.resultType == .aLink && $0.phoneNumber == nil && $0.numberOfRanges == 1 })
        #expect((text as NSString).substring(with: try #require(links.last).range) == "kate@example.co.uk")
    }

    @Test func `finds phone numbers, and no years, prices or long numbers`() throws {
        let text =
            "Call +49 30 1234567 or (408) 555-0123. In 2024 it cost 1250000 or 12,50; room 12 34 56; id 12345678901234567890."
        #expect(try find(text, .aPhoneNumber).compactMap(\.phoneNumber) == ["+49 30 1234567", "(408) 555-0123"])
    }

    @Test func `finds dates by numbers, names and words`() throws {
        #expect(try dates("on 2024-06-01 and 2024-02-30") == ["2024-06-01T12:00:00Z"])
        #expect(try dates("1.7.2024 or 7/4/2024") == ["2024-07-01T12:00:00Z", "2024-07-04T12:00:00Z"])
        #expect(try dates("June 3rd, 2025 at 5:30 pm") == ["2025-06-03T17:30:00Z"])
        #expect(try dates("Dinner on 3 June at 7pm") == ["2024-06-03T19:00:00Z"])
        #expect(
            try dates("tomorrow at 9, yesterday, next Friday") == [
                "2024-05-16T09:00:00Z", "2024-05-14T12:00:00Z", "2024-05-17T12:00:00Z",
            ])
        #expect(try dates("Maybe 12 may help, March on") == [])
    }

    @Test func `finds addresses with their parts`() throws {
        let text = "Meet at 1 Infinite Loop, Cupertino, CA 95014 or Lange Straße 12, 10115 Berlin."
        let found = try find(text, .anAddress)
        let parts: [[NSTextCheckingKey: String]] = found.compactMap { $0.addressComponents }
        let american: [NSTextCheckingKey: String] = [
            .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
        ]
        let german: [NSTextCheckingKey: String] = [.street: "Lange Straße 12", .zip: "10115", .city: "Berlin"]
        #expect(parts == [american, german])
    }

    @Test func `gives results of several kinds in their order, which do not overlap`() throws {
        let text = "Tomorrow 2024-06-01: +1 408 555 0123, https://example.com/2024-06-01"
        let kinds = try find(text, .aLink, .aDate, .aPhoneNumber).map(\.resultType)
        #expect(kinds == [.aDate, .aDate, .aPhoneNumber, .aLink])
    }

    @Test func `searches the range only, stops when it is told to, and refuses types that no text has`() throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.aLink.rawValue)
        let text = "a.com b.com c.com"
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 6, length: 11)) == 2)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 17)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
        #expect(throws: CocoaError.self) {
            try NSDataDetector(types: NSTextCheckingResult.CheckingType.regularExpression.rawValue)
        }
    }
}
