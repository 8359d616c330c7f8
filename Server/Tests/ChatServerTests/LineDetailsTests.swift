import ChatModels
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `What a line of the inspector holds` {
    private func lines(_ message: AppMessage.State, name: (UUID) -> String? = { _ in nil }) -> [String] {
        [LineDetails](message, name: name).flatMap { group in
            group.fields.map { "\(group.title) \($0.name): \($0.value)" }
        }
    }

    @Test func `a URL is its address and its decoded query items, in order`() {
        let url = "https://example.org/ice?flavour=mango%20%26%20mint&flavour=lemon&empty=&bare#top"
        #expect(
            lines(AppMessage.State(url: url)) == [
                "URL address: https://example.org/ice", "URL fragment: top", "URL flavour: mango & mint",
                "URL flavour: lemon", "URL empty: ", "URL bare: ",
            ])
        #expect(lines(AppMessage.State(url: "?n=1")) == ["URL n: 1"])
    }

    @Test func `a participant's identifier in a query is named`() {
        let (john, other) = (UUID(), UUID())
        let message = AppMessage.State(url: "?by=\(john)&move=\(other)")
        #expect(
            lines(message) { $0 == john ? "John" : nil } == ["URL by: John (\(john))", "URL move: \(other)"])
    }

    @Test func `what is not there is left out`() {
        #expect(lines(AppMessage.State()).isEmpty)
        let session = UUID()
        let message = AppMessage.State(
            session: session, layout: AppMessage.Layout(trailingCaption: "now"), isLive: true, shouldExpire: true)
        #expect(
            lines(message) == [
                "Message session: \(session.uuidString)", "Message layout: live",
                "Message expires: once it has been read", "Layout trailing caption: now",
            ])
    }

    @Test func `fields over the limit are counted, and long or unsafe texts cut`() throws {
        let count = LineLimits.fieldCountMax
        func groups(_ counts: Int...) -> [LineDetails] {
            counts.map {
                LineDetails("Group", fields: Array(repeating: LineDetails.Field(name: "a", value: "b"), count: $0))
            }
        }
        #expect(groups(count, 0).bounded.map(\.fields.count) == [count])
        #expect(groups(count - 1, 2).bounded.map(\.fields.count) == [count - 1, 1, 1])
        #expect(groups(count - 1, 2).bounded.last == LineDetails("Left out", ["fields": "1"]))
        #expect(groups(count, 3).bounded.last == LineDetails("Left out", ["fields": "3"]))
        let long = LineDetails.Field(
            name: String(repeating: "n", count: 200), value: "\u{1b}" + String(repeating: "v", count: 2_000))
        let cut = try #require([LineDetails("Long", fields: [long])].bounded.first?.fields.first)
        #expect(cut.name.count == LineLimits.nameScalarCountMax)
        #expect(cut.value.hasPrefix("\\u{1b}v"))
        #expect(cut.value.count == LineLimits.valueScalarCountMax)
    }

    @Test func `lines are written as the page reads them`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let written = String(decoding: try encoder.encode(Self.examples) + Data("\n".utf8), as: UTF8.self)
        #expect(written == (try String(contentsOf: Self.file, encoding: .utf8)))
    }

    private static let examples = [
        "output": InspectorLine(
            number: 1, at: 1_700_000_000_000, device: DeviceID(unchecked: "kate-phone"), kind: .output, words: "hello"),
        "entry": InspectorLine(
            number: 2, at: 1_700_000_000_500, device: DeviceID(unchecked: "kate-phone"), kind: .entry,
            words: "entry 1: message of Ice Cream",
            details: [LineDetails("URL", ["address": "https://example.org/ice", "flavour": "mango"])],
            picture: PictureID(unchecked: String(repeating: "ab", count: 32))),
    ]

    private static let file = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("Tests/Fixtures/wire/inspector-lines.json")
}
