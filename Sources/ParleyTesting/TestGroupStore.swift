import AppProtocol
import DeviceHost
public import Foundation

/// The store of a `World`'s people (`GroupStore`), with the limits of the server's.
///
///     let world = try World(app: …, name: "Score", people: ["Kate", "John"])
///     try await world.device("Kate").tap("Add")
///     #expect(world.groupStore.value(forKey: "score") == Data("1".utf8))
@MainActor public final class TestGroupStore {
    /// Whether everything fails with `unavailable`, as on a server whose disk is full.
    public var isUnavailable = false
    /// Whether the change is made but its answer is lost: the app is told `unavailable`.
    public var losesAnswers = false

    weak var world: World?
    private var entries: [String: GroupStoreEntry] = [:]
    private var lastTag = 0

    /// Returns what is stored; nil for nothing.
    public func value(forKey key: String) -> Data? { entries[key]?.value }

    /// Stores a value as somebody does whose device the test does not have, and tells every app.
    public func setValue(_ value: Data, forKey key: String) async throws {
        let query = GroupStoreQuery(.save, key: key, value: value, tag: entries[key]?.tag)
        do throws(GroupStoreFailure) {
            _ = try carryOut(query)
        } catch {
            throw TestFailure("\(error.message) (\(error.code.rawValue))")
        }
        try await world?.settle()
    }

    func answer(_ query: GroupStoreQuery, process: ProcessID, request: Int, for device: Device) {
        let result: Result<GroupStoreReply, GroupStoreFailure>
        do throws(GroupStoreFailure) {
            let away = GroupStoreFailure(.unavailable, "The test says that it fails.")
            if isUnavailable { throw away }
            let reply = try carryOut(query)
            if losesAnswers { throw away }
            result = .success(reply)
        } catch {
            result = .failure(error)
        }
        device.handle(.fetched(process: process, id: request, .success(.group(result))))
    }

    private func carryOut(_ query: GroupStoreQuery) throws(GroupStoreFailure) -> GroupStoreReply {
        try GroupStoreRules.check(query)
        let key = query.key ?? ""
        switch query.kind {
        case .record: return GroupStoreReply(entries[key].map { [$0] } ?? [])
        case .list:
            let keys = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return GroupStoreReply(keys.map { GroupStoreEntry(key: $0, tag: entries[$0]?.tag ?? 0) })
        case .save, .remove:
            try GroupStoreRules.check(
                query, current: entries[key], count: entries.count,
                byteCount: entries.values.reduce(0) { $0 + ($1.value?.count ?? 0) })
            lastTag += 1
            entries[key] = query.kind == .save ? GroupStoreEntry(key: key, tag: lastTag, value: query.value) : nil
            tell(GroupStoreEvent(key: key, tag: lastTag, isRemoved: query.kind == .remove))
            return GroupStoreReply([GroupStoreEntry(key: key, tag: lastTag)])
        }
    }

    private func tell(_ event: GroupStoreEvent) {
        guard let world else { return }
        for device in world.devices { device.handle(.groupChanged(world.summary.id, event)) }
    }
}
