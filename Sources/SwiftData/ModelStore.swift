import Foundation

/// Models of a container, in memory, and the file that they are saved to.
///
/// Contexts of a container, and containers of one file, share it, and so see each other's changes before they are saved.
final class ModelStore: @unchecked Sendable {  // guarded by `lock`
    let lock = NSRecursiveLock()
    let observers = StoreObservers()
    let file: StoreFile?
    /// Types by entity.
    var types: [String: any PersistentModel.Type] = [:]
    /// Models by entity and key, in the order in which they were inserted.
    var models: [String: [any PersistentModel]] = [:]
    var byKey: [UUID: any PersistentModel] = [:]
    /// Values as they were last saved or read.
    var saved: [UUID: StoreFile.Record] = [:]
    /// Records of unknown types, and those that no model can be made of; they stay in the file as they are.
    var kept: [StoreFile.Record]
    var changed: Set<UUID> = []
    var deleted: [UUID: any PersistentModel] = [:]
    /// Steps that can be taken back; nil without an undo manager.
    var history: ChangeHistory?
    var isReading = false
    /// Keys of the models that are being made: each waits for those that it needs.
    var making: Set<UUID> = []
    /// Reasons why models could not be made.
    var failures: [String] = []
    var autosave: Task<Void, Never>?
    var autosaves = false

    /// - Parameters:
    ///   - url: file of the store; nil keeps the models in memory only.
    ///   - version: version to be saved with the models; nil for the one that the file has.
    init(types: [any PersistentModel.Type], url: URL?, version: Schema.Version? = nil) throws {
        let contents = try url.map { try StoreFile(url: $0).contents() } ?? nil
        file = url.map { StoreFile(url: $0, schemaVersion: version ?? contents?.schemaVersion) }
        kept = contents?.records ?? []
        try learn(types)
    }

    /// Creates a store in memory that begins with records.
    init(types: [any PersistentModel.Type], records: [StoreFile.Record]) throws {
        (file, kept) = (nil, records)
        try learn(types)
    }

    /// Returns the models of a type in the order of insertion; whoever is watched while calling it, is told of changes.
    func all<M: PersistentModel>(_ type: M.Type) -> [M] {
        observers.access()
        return lock.withLock { models[M.entityName, default: []].compactMap { $0 as? M } }
    }

    func model(for id: PersistentIdentifier) -> (any PersistentModel)? { lock.withLock { byKey[id.key] } }

    /// Returns the changed models that are not new, the new ones, and the deleted ones.
    var pending: (changed: [any PersistentModel], inserted: [any PersistentModel], deleted: [any PersistentModel]) {
        lock.withLock {
            let known = changed.compactMap { byKey[$0] }
            return (
                known.filter { saved[$0._$persistence.key] != nil },
                known.filter { saved[$0._$persistence.key] == nil },
                Array(deleted.values)
            )
        }
    }

    func name(of model: any PersistentModel) -> String { String(describing: type(of: model)) }
}
