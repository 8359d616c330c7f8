import AppProtocol
public import Foundation

/// The values that the people of this conversation share in this app. They outlive messages and app, and nobody else sees them.
///
///     let store = GroupStore.default
///     try await store.update("score") { Data("\(Int(String(decoding: $0 ?? Data("0".utf8), as: UTF8.self))! + 1)".utf8) }
///     for await change in store.changes { … }
///
/// A record is saved only if nobody has changed it since it was read; so two people who change it at once lose nothing.
///
/// Source: docs/decisions/0026-values-of-a-group.md; made after Apple's NSUbiquitousKeyValueStore and CloudKit.
public struct GroupStore: Sendable {
    private let line: GroupStoreLine?

    /// The store of the conversation whose scene is running, as `CKContainer.default()`. Outside of a conversation, as in a preview,
    /// everything throws `unavailable`.
    public static var `default`: GroupStore { GroupStore(line: GroupStoreLine.running) }

    /// Changes from now on, by anybody, until the loop ends. Read a record after beginning to listen, and no change is missed. Of
    /// more than 256 that wait, the oldest are dropped.
    public var changes: AsyncStream<GroupStoreChange> { line?.changes() ?? AsyncStream { $0.finish() } }

    /// Returns the record of a key; nil where there is none.
    /// - Throws: `GroupStoreError`.
    public nonisolated(nonsending) func record(forKey key: String) async throws -> GroupRecord? {
        try await ask(GroupStoreQuery(.record, key: key)).first.map(GroupRecord.init)
    }

    /// Returns all keys in order.
    /// - Throws: `GroupStoreError`.
    public nonisolated(nonsending) func keys() async throws -> [String] {
        try await ask(GroupStoreQuery(.list)).map(\.key)
    }

    /// Saves a record that was made anew, or read and changed.
    /// - Returns: The record with its new tag, to be changed further.
    /// - Throws: `GroupStoreError`; `serverRecordChanged` if somebody was first, and nothing is saved then.
    @discardableResult
    public nonisolated(nonsending) func save(_ record: GroupRecord) async throws -> GroupRecord {
        let saved = try await ask(
            GroupStoreQuery(.save, key: record.key, value: record.value, tag: record.changeTag))
        var record = record
        record.changeTag = saved.first?.tag
        return record
    }

    /// Removes a record that was read.
    /// - Throws: `GroupStoreError`; `serverRecordChanged` if somebody was first.
    public nonisolated(nonsending) func delete(_ record: GroupRecord) async throws {
        _ = try await ask(GroupStoreQuery(.remove, key: record.key, tag: record.changeTag))
    }

    /// Reads a value, changes it, and saves it, anew if somebody was first.
    /// - Parameter change: Gets the value, nil where there is none, and returns the new one; may be called more than once.
    /// - Returns: What was saved.
    /// - Throws: `GroupStoreError`, and what `change` throws.
    @discardableResult
    public nonisolated(nonsending) func update(
        _ key: String, _ change: (Data?) throws -> Data
    ) async throws -> GroupRecord {
        var known = try await record(forKey: key)
        while true {
            var record = known ?? GroupRecord(key: key)
            record.value = try change(known?.value)
            do {
                return try await save(record)
            } catch let error as GroupStoreError where error.code == .serverRecordChanged {
                try Task.checkCancellation()
                known = error.serverRecord
            }
        }
    }

    private nonisolated(nonsending) func ask(_ query: GroupStoreQuery) async throws -> [GroupStoreEntry] {
        do throws(GroupStoreFailure) {
            try GroupStoreRules.check(query)
        } catch {
            throw GroupStoreError(error)
        }
        guard let line else { throw GroupStoreError(GroupStoreFailure(.unavailable, "No conversation is open.")) }
        let outcome = await line.send(query)
        try Task.checkCancellation()
        if let failure = GroupStoreFailure(outcome) { throw GroupStoreError(failure) }
        return outcome.group?.entries ?? []
    }
}
