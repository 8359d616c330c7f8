import AppProtocol
import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Tests the values that people share in an app, in real SQLite.
@Suite(.timeLimit(.minutes(5))) struct GroupValueTests {
    private func ask(
        _ query: GroupStoreQuery, _ store: StoreFixture, app: AppID = StoreFixture.app,
        as device: DeviceID = StoreFixture.kate
    ) async throws -> [GroupStoreEntry] {
        let person = try #require(try await store.database.owner(of: device)).id
        return try await store.database.answer(query, of: app, in: StoreFixture.kitchen, for: person).entries
    }

    private func save(
        _ value: String, at tag: Int?, _ store: StoreFixture, key: String = "score",
        as device: DeviceID = StoreFixture.kate
    ) async throws -> Int? {
        try await ask(GroupStoreQuery(.save, key: key, value: Data(value.utf8), tag: tag), store, as: device).first?.tag
    }

    private func failure(_ work: () async throws -> Void) async -> GroupStoreFailure? {
        do {
            try await work()
            return nil
        } catch {
            return error as? GroupStoreFailure
        }
    }

    @Test func `of two who save at once one is refused and told what is there`() async throws {
        try await withStore { store in
            let first = try await save("1", at: nil, store)
            let refused = await failure { _ = try await save("2", at: nil, store, as: StoreFixture.john) }
            #expect(refused?.code == .recordChanged)
            #expect(refused?.current == GroupStoreEntry(key: "score", tag: first ?? 0, value: Data("1".utf8)))
            let second = try await save("2", at: first, store, as: StoreFixture.john)
            #expect(
                try await ask(GroupStoreQuery(.record, key: "score"), store)
                    == [GroupStoreEntry(key: "score", tag: second ?? 0, value: Data("2".utf8))])
        }
    }

    @Test func `a tag is never used again, so that a removed record is not taken for a new one`() async throws {
        try await withStore { store in
            let first = try await save("1", at: nil, store)
            let removal = try await ask(GroupStoreQuery(.remove, key: "score", tag: first), store)
            #expect(try await ask(GroupStoreQuery(.record, key: "score"), store) == [])
            let again = try await save("1", at: nil, store)
            #expect([first, removal.first?.tag, again] == [1, 2, 3])
            #expect(await failure { _ = try await save("2", at: first, store) }?.code == .recordChanged)
        }
    }

    @Test func `apps have values of their own, and keys come in order`() async throws {
        try await withStore { store in
            for key in ["b", "a"] { _ = try await save("1", at: nil, store, key: key) }
            #expect(try await ask(GroupStoreQuery(.list), store).map(\.key) == ["a", "b"])
            #expect(try await ask(GroupStoreQuery(.list), store, app: AppID(unchecked: "org.other")) == [])
        }
    }

    @Test func `nobody but participants reads or writes`() async throws {
        try await withStore { store in
            _ = try await save("1", at: nil, store)
            for query in [GroupStoreQuery(.list), GroupStoreQuery(.save, key: "x", value: Data())] {
                let refused = await failure { _ = try await ask(query, store, as: StoreFixture.mary) }
                #expect(refused?.code == .notAParticipant)
            }
        }
    }

    @Test func `values, keys and all of them together have limits`() async throws {
        try await withStore { store in
            let large = Data(count: GroupStoreLimits.valueByteCountMax)
            let tooLarge = GroupStoreQuery(.save, key: "x", value: large + [0])
            #expect(await failure { _ = try await ask(tooLarge, store) }?.code == .valueTooLarge)
            #expect(await failure { _ = try await ask(GroupStoreQuery(.record, key: ""), store) }?.code == .badKey)
            #expect(
                await failure { _ = try await ask(GroupStoreQuery(.record, key: "a\u{0}b"), store) }?.code == .badKey)
            for number in 0..<GroupStoreLimits.byteCountMax / large.count {
                _ = try await ask(GroupStoreQuery(.save, key: "k\(number)", value: large), store)
            }
            let more = GroupStoreQuery(.save, key: "more", value: Data([1]))
            #expect(await failure { _ = try await ask(more, store) }?.code == .quotaReached)
            // A value that replaces another one takes its room.
            _ = try await ask(GroupStoreQuery(.save, key: "k0", value: large, tag: 1), store)
        }
    }

    @Test func `there are so many keys and no more`() async throws {
        try await withStore { store in
            _ = try await save("", at: nil, store, key: "0")
            // All others at once: each save by itself waits for the disk.
            try store.database.writeAtOnce { db in
                for number in 1..<GroupStoreLimits.keyCountMax {
                    try db.execute(
                        sql:
                            "INSERT INTO groupValue SELECT conversationId, appId, ?, tag, value FROM groupValue WHERE key = '0'",
                        arguments: [String(number)])
                }
            }
            #expect(await failure { _ = try await save("", at: nil, store, key: "more") }?.code == .tooManyKeys)
        }
    }
}
