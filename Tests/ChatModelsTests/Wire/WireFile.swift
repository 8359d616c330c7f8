import Foundation
import Testing

/// A file of `Tests/Fixtures/wire`: examples by name, each as it crosses the wire.
struct WireFile {
    typealias Value = any (Codable & Equatable)

    let name: String

    /// Every example is written as the file has it, and read from the file as it was; the file has no others.
    func expect(_ examples: KeyValuePairs<String, Value>) throws {
        try expect(examples.map { ($0.key, $0.value) })
    }

    func expect(_ examples: [(String, Value)]) throws {
        let written = try encode(examples)
        if ProcessInfo.processInfo.environment["PARLEY_ACCEPT"] == "1" { try written.write(to: url) }
        let stored = (try? Data(contentsOf: url)) ?? Data()
        guard written == stored else {
            Issue.record(Comment(rawValue: Self.difference(of: written, from: stored, in: name)))
            return
        }
        for (name, value) in examples { try expect(value, named: name, in: stored) }
    }

    static func difference(of written: Data, from stored: Data, in name: String) -> String {
        let new = String(decoding: written, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let old = String(decoding: stored, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(new, old).prefix { $0 == $1 }.count
        return """
            \(name).json is not what is written now. First difference, line \(place + 1):
            - \(place < old.count ? old[place] : "(end)")
            + \(place < new.count ? new[place] : "(end)")
            If the wire was meant to change: PARLEY_ACCEPT=1 swift test --filter Wire
            """
    }

    private func encode(_ examples: [(String, Value)]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let object = Dictionary(uniqueKeysWithValues: examples.map { ($0, AnyValue(value: $1)) })
        return try encoder.encode(object) + Data("\n".utf8)
    }

    private func expect<Example: Codable & Equatable>(_ value: Example, named name: String, in file: Data) throws {
        let read = try JSONDecoder().decode(Named<Example>.self, from: file, configuration: name)
        #expect(read.value == value, "\(name) in \(self.name).json")
    }

    private var url: URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/wire/\(name).json")
    }
}

private struct AnyValue: Encodable {
    let value: WireFile.Value
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// One value out of an object of values of many types.
private struct Named<Example: Decodable>: DecodableWithConfiguration {
    let value: Example

    init(from decoder: any Decoder, configuration name: String) throws {
        value = try decoder.container(keyedBy: Key.self).decode(Example.self, forKey: Key(stringValue: name))
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
