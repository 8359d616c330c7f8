import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pictures of effects` {
    private var url: URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/effects.json")
    }

    @Test func `are those that the browser's tests compare with`() throws {
        let pictures = try EffectPictures.make()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if ProcessInfo.processInfo.environment["PARLEY_ACCEPT"] == "1" {
            try (encoder.encode(pictures) + Data("\n".utf8)).write(to: url)
        }
        let stored = try JSONDecoder().decode(EffectPictures.self, from: Data(contentsOf: url))
        #expect(Set(stored.examples.keys) == Set(pictures.examples.keys))
        for (name, example) in stored.examples {
            let new = try #require(pictures.examples[name])
            let isSame = try encoder.encode(new.patch) == encoder.encode(example.patch)
            #expect(isSame, "\(name) is another tree: PARLEY_ACCEPT=1 swift test --filter Pictures")
            let difference = Self.difference(example.colors, new.colors)
            #expect(difference <= 3, "\(name): a colour differs by \(difference); PARLEY_ACCEPT=1 accepts it")
        }
    }

    /// The largest between any two components; other versions of Cairo may round otherwise.
    private static func difference(_ one: [String], _ other: [String]) -> Int {
        func bytes(_ rows: [String]) -> [Int] {
            rows.joined(separator: " ").split(separator: " ").flatMap { color in
                stride(from: 0, to: 6, by: 2).compactMap { Int(color.dropFirst($0).prefix(2), radix: 16) }
            }
        }
        let (left, right) = (bytes(one), bytes(other))
        return left.count == right.count ? zip(left, right).map { abs($0 - $1) }.max() ?? 0 : 255
    }
}
