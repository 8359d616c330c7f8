import ChatModels
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct NameSkeletonTests {
    @Test(arguments: [
        ("Kate", "K\u{430}te"), ("Kate", "\u{41A}ate"), ("John", "J\u{3BF}hn"), ("Ian", "lan"), ("Bob", "B\u{3BF}b"),
        ("Kate", "\u{FF2B}ate"), ("Ben", "B\u{435}n"), ("Mary", "Marу"), ("Kate", "kate"), ("Bob", "B0b"),
        ("Zoe\u{308}", "Zo\u{EB}"), ("Anna Lee", "Anna\u{A0}Lee"), ("Ольга", "Oльга"),
    ])
    func `names that look the same are told`(one: String, other: String) {
        #expect(NameSkeleton.areAlike(one, other))
        #expect(NameSkeleton.areAlike(other, one))
    }

    @Test(arguments: [
        ("Kate", "Kata"), ("Jose", "José"), ("Ian", "Lan"), ("Anna", "Ann"), ("Ольга", "Olga"), ("李", "王"),
        ("Guest 1", "Guest 2"), ("👩‍🚀", "👩"),
    ])
    func `names that differ to the eye are other names`(one: String, other: String) {
        #expect(!NameSkeleton.areAlike(one, other))
    }

    /// Names are looked at within the transaction by which somebody joins, for which all who write wait.
    @Test func `a server with many people does not look at all of their names anew for each who joins`() throws {
        let clock = ContinuousClock()
        // Reads the table.
        try ChatDatabase.checkName("Anybody", besides: ["Ann"])
        let names = (0..<2_000).map { "Person number \($0)" }
        let first = try clock.measure { try ChatDatabase.checkName("Somebody", besides: names) }
        let second =
            try (0..<5).map { round in
                try clock.measure { try ChatDatabase.checkName("Somebody else \(round)", besides: names) }
            }.min() ?? first
        #expect(second < first / 2, "\(second) after \(first)")
    }
}
