import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Transcript

// Reactions, answers, edits, and what is taken back.
extension DeviceSession {
    /// Changes an entry; returns once that is on disk, also where the entry is so already.
    /// - Throws: `ChatError`: `unknown_entry`, `not_yours`, `too_late`, `wrong_entry`, `too_many_changes`, `bad_reaction`, `expired`.
    nonisolated func change(_ sequence: Int, by change: EntryChange) async throws {
        try await serially { session in
            do {
                try await session.apply(change, to: sequence)
            } catch let error as ChatStoreError where error.code == .entryChanged {
                // Another device of the person was faster: what it has done may be what this one wants.
                try await session.apply(change, to: sequence)
            }
        }
    }

    private func apply(_ change: EntryChange, to sequence: Int) async throws {
        try host.checkMembership()
        _ = try await visibleEntry(sequence)
        let line = try await world.database.line(sequence, in: context.conversation)
        guard let line else { throw Self.unknown(sequence) }
        try await handle(.change(line, change, SendKey(unchecked: "change-\(UUID().uuidString)")))
    }

    /// Checks that the person can answer the entry.
    func checkAnswer(to sequence: Int) async throws {
        try host.checkMembership()
        let original = try await visibleEntry(sequence)
        let count = try await world.database.replyCount(of: sequence, in: context.conversation)
        try DeviceHost.checkAnswer(to: original, count: count)
    }

    private func visibleEntry(_ sequence: Int) async throws -> LogEntry {
        let entry = try await world.database.entry(sequence, of: context.conversation, for: context.person)
        guard let entry, entry.isItem else { throw Self.unknown(sequence) }
        return entry
    }

    private static func unknown(_ sequence: Int) -> ChatError {
        ChatError(.unknownEntry, "There is no entry \(sequence).")
    }
}
