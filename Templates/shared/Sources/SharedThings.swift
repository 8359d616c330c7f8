import Foundation
import GroupStore
import Observation

/// The list of the group. It is kept in the group's store and not in a message, so that what several people add at once all stays.
@MainActor @Observable final class SharedThings {
    /// Nil until it was read.
    private(set) var names: [String]?
    /// Says why the last change was not made.
    private(set) var problem: String?
    private let store: GroupStore

    static let key = "things"
    static let countMax = 200
    static let lengthMax = 60

    init(store: GroupStore = .default) { self.store = store }

    /// Reads the list now and whenever somebody changes it, until the task is cancelled.
    func follow() async {
        // Before the first read: what is changed meanwhile must not be missed.
        let changes = store.changes
        await read()
        for await change in changes where change.key == Self.key { await read() }
    }

    func read() async {
        _ = await perform { names = Self.names(in: try await store.record(forKey: Self.key)?.value) }
    }

    /// Adds a name at the end.
    /// - Returns: Whether it is in the list now; else `problem` says why.
    func add(_ name: String) async -> Bool {
        let name = String(name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.lengthMax))
        guard !name.isEmpty else { return true }
        guard names?.count ?? 0 < Self.countMax else {
            problem = "A list has at most \(Self.countMax) things."
            return false
        }
        return await change { if !$0.contains(name) { $0.append(name) } }
    }

    func remove(_ name: String) async {
        _ = await change { $0.removeAll { $0 == name } }
    }

    /// Changes the list as it is in the store then, which somebody may have changed since it was read here.
    private func change(_ change: (inout [String]) -> Void) async -> Bool {
        await perform {
            let record = try await store.update(Self.key) { value in
                var names = Self.names(in: value)
                change(&names)
                return try JSONEncoder().encode(names)
            }
            names = Self.names(in: record.value)
        }
    }

    private func perform(_ work: () async throws -> Void) async -> Bool {
        do {
            try await work()
            problem = nil
            return true
        } catch is CancellationError {
            return false
        } catch {
            problem = (error as? GroupStoreError)?.message ?? error.localizedDescription
            return false
        }
    }

    private static func names(in value: Data?) -> [String] {
        value.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
    }
}
