import Foundation
import GroupStore
import SwiftUI

/// A number that the group shares, as the app has seen it.
@Observable @MainActor final class TraceGroup {
    private(set) var text = "Group: not read"
    /// The record as it was read first, which is not brought up to date.
    private var first: GroupRecord?

    /// Follows the number until the task ends.
    func follow() async {
        let store = GroupStore.default
        let changes = store.changes
        await read(store)
        for await _ in changes { await read(store) }
    }

    private func read(_ store: GroupStore) async {
        do {
            let record = try await store.record(forKey: "number")
            first = first ?? record ?? GroupRecord(key: "number")
            text = "Group: \(record.map { String(decoding: $0.value, as: UTF8.self) } ?? "nothing")"
        } catch {
            text = "Group: \(error)"
        }
    }

    func add() {
        let store = GroupStore.default
        Task {
            do {
                try await store.update("number") { old in
                    Data(String((old.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0) + 1).utf8)
                }
            } catch {
                text = "Group: \(error)"
            }
        }
    }

    /// Saves what was read first, as an app does that has missed a change.
    func saveOld() {
        let store = GroupStore.default
        Task {
            do {
                var record = first ?? GroupRecord(key: "number")
                record.value = Data("old".utf8)
                try await store.save(record)
            } catch let error as GroupStoreError {
                text = "Refused: \(error.code.rawValue)"
            }
        }
    }
}
