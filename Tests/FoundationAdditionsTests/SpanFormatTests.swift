import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct SpanFormatTests {
    private func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: "en_US")
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        return formatter
    }

    @Test func `a span is written in each style`() {
        #expect(formatter(.positional).string(from: 3725) == "1:02:05")
        #expect(formatter(.abbreviated).string(from: 3725) == "1h 2m 5s")
        #expect(formatter(.full).string(from: 3725) == "1 hour, 2 minutes, 5 seconds")
    }

    @Test func `zeroes are dropped or padded`() {
        #expect(formatter(.positional).string(from: 65) == "1:05")
        #expect(formatter(.full).string(from: 3600) == "1 hour")
        let padded = formatter(.positional)
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 65) == "00:01:05")
        let short = formatter(.full)
        short.maximumUnitCount = 1
        #expect(short.string(from: 3725) == "1 hour")
    }

    @Test func `a past date is ago, a coming one is in`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
        formatter.dateTimeStyle = .named
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
    }

    @Test func `a range of dates is written by its length`() {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let style = Date.SpanFormatStyle(
            style: .wide, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
            fields: [.day, .hour])
        #expect(style.format(start..<start.addingTimeInterval(90_000)) == "1 day, 1 hour")
    }

    @Test func `a range of dates is written in hours, minutes and seconds by the style that Apple’s type has`() {
        let style: Date.ComponentsFormatStyle = .timeDuration
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let range = start..<start.addingTimeInterval(3725)
        #expect(range.formatted(style) == "1h 2m 5s")
    }

    @Test func `items are joined in the locale’s words`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }

    @Test func `a name is written short, long and as initials, family first where that is usual`() {
        let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Grace", familyName: "Hopper", nickname: "Amy")
        let american = Locale(identifier: "en_US")
        #expect(name.formatted(.name(style: .medium).locale(american)) == "Grace Hopper")
        #expect(name.formatted(.name(style: .long).locale(american)) == "Dr. Grace Hopper")
        #expect(name.formatted(.name(style: .short).locale(american)) == "Amy")
        #expect(name.formatted(.name(style: .abbreviated).locale(american)) == "GH")
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Hopper Grace")
    }

    @Test func `a name is read by its strategy`() throws {
        let name = try PersonNameComponents("Grace Brewster Hopper", strategy: .name)
        #expect(name.givenName == "Grace" && name.middleName == "Brewster" && name.familyName == "Hopper")
    }

    @Test func `parts of an address are left out, or shown, where it is as asked for`() throws {
        let home = try #require(URL(string: "https://a.b:8080/"))
        let page = try #require(URL(string: "ftp://a.b:21/c"))
        let style = URL.FormatStyle(scheme: .omitIfHTTPFamily, port: .displayWhen(.port, matches: ["8080"]))
            .path(.omitWhen(.path, matches: ["/"]))
        #expect(home.formatted(style) == "a.b:8080")
        #expect(page.formatted(style) == "ftp://a.b/c")
    }

    @Test func `an address is written without the parts that are left out, and read with a scheme only`() throws {
        let url = try #require(URL(string: "https://a.b/c?d=1#e"))
        #expect(url.formatted() == "https://a.b/c")
        #expect(url.formatted(.url.scheme(.never).query()) == "a.b/c?d=1")
        #expect(try URL.ParseStrategy().parse(" https://a.b ") == URL(string: "https://a.b"))
        #expect(throws: CocoaError.self) { try URL.ParseStrategy().parse("a.b") }
    }

    @Test func `numbers in texts are sorted by their value, and words in any case`() {
        let names = ["b10", "B9", "a"]
        #expect(names.sorted(using: .localizedStandard) == ["a", "B9", "b10"])
        var reverse = LocalizedStandardComparator.localizedStandard
        reverse.order = .reverse
        #expect(names.sorted(using: reverse) == ["b10", "B9", "a"])
    }
}
