import Foundation
import Observation

/// Models of a container, in memory, and the file that they are saved to.
///
/// Contexts of a container, and containers of one file, share it, and so see each other's changes before they are saved.
final class ModelStore: @unchecked Sendable {  // guarded by `lock`
    private let lock = NSRecursiveLock()
    private let observers = StoreObservers()
    private let file: StoreFile?
    /// Types by entity.
    private var types: [String: any PersistentModel.Type] = [:]
    /// Models by entity and key, in the order in which they were inserted.
    private var models: [String: [any PersistentModel]] = [:]
    private var byKey: [UUID: any PersistentModel] = [:]
    /// Values as they were last saved or read.
    private var saved: [UUID: StoreFile.Record] = [:]
    /// Records of unknown types, and those that no model can be made of; they stay in the file as they are.
    private var kept: [StoreFile.Record]
    private var changed: Set<UUID> = []
    private var deleted: [UUID: any PersistentModel] = [:]
    private var isReading = false
    /// Keys of the models that are being made: each waits for those that it needs.
    private var making: Set<UUID> = []
    /// Reasons why models could not be made.
    private var failures: [String] = []
    private var autosave: Task<Void, Never>?
    var autosaves = false

    /// - Parameter url: file of the store; nil keeps the models in memory only.
    init(types: [any PersistentModel.Type], url: URL?) throws {
        file = url.map(StoreFile.init)
        kept = try file?.records() ?? []
        try learn(types)
    }

    // MARK: Reading

    /// Adds the types that the store does not know yet, and makes their models. Throws if a type has the name of another.
    func learn(_ more: [any PersistentModel.Type]) throws {
        try lock.withLock {
            var all = types
            for type in more {
                if let other = all.updateValue(type, forKey: String(describing: type)), other != type {
                    throw SwiftDataError.ambiguous(String(describing: type))
                }
                for property in type._$properties { try property.checkInverse(of: type) }
            }
            let new = Set(all.keys).subtracting(types.keys)
            let records = kept.filter { new.contains($0.entity) }
            kept.removeAll { new.contains($0.entity) }
            types = all
            try read(records)
        }
    }

    /// Makes the models of records. Those that cannot be made are left out, which is said on the standard error.
    private func read(_ records: [StoreFile.Record]) throws {
        isReading = true
        defer { isReading = false }
        for record in records { saved[record.key] = record }
        // The order of the file is that of insertion.
        for record in records { if let model = model(record.key) { models[record.entity, default: []].append(model) } }
        for record in records { try restoreReferences(of: record) }
        if let first = failures.first {
            SwiftDataError.report("Saved models that cannot be read are left out (\(failures.count)). \(first)")
        }
        failures = []
    }

    /// Returns a saved model, which is made if it is not there yet; nil if it cannot be, as when it needs itself.
    private func model(_ key: UUID) -> (any PersistentModel)? {
        if let model = byKey[key] { return model }
        guard deleted[key] == nil, let record = saved[key], let type = types[record.entity] else { return nil }
        guard making.insert(key).inserted else { return nil }
        defer { making.remove(key) }
        do {
            let model = try make(type, record)
            model._$persistence.key = key
            model._$persistence.store = self
            byKey[key] = model
            return model
        } catch {
            saved[key] = nil
            kept.append(record)
            failures.append("\(record.entity): \(error.localizedDescription)")
            return nil
        }
    }

    private func make(_ type: any PersistentModel.Type, _ record: StoreFile.Record) throws -> any PersistentModel {
        let values = self.values(of: record)
        for property in type._$properties where property.destination != nil { _ = try values.keys(property.name) }
        return try type.init(_$restoring: values)
    }

    private func values(of record: StoreFile.Record) -> _StoredValues {
        _StoredValues(values: record.values) { [unowned self] key, _ in model(key) }
    }

    private func restoreReferences(of record: StoreFile.Record) throws {
        guard let model = byKey[record.key] else { return }
        for property in type(of: model)._$properties where property.destination != nil {
            guard record.values[property.name] != nil else { continue }
            try property.restore(model, values(of: record))
        }
    }

    // MARK: Changes

    func insert(_ model: any PersistentModel) {
        lock.withLock {
            let record = model._$persistence
            guard record.store !== self, !isReading else { return }
            record.store = self
            record.isDeleted = false
            deleted[record.key] = nil
            byKey[record.key] = model
            models[name(of: model), default: []].append(model)
            for property in type(of: model)._$properties { property.targets(model).forEach(insert) }
            didChange(model)
        }
    }

    func delete(_ model: any PersistentModel) {
        lock.withLock {
            let record = model._$persistence
            guard record.store === self, !record.isDeleted else { return }
            record.isDeleted = true
            deleted[record.key] = model
            models[name(of: model)]?.removeAll { $0 === model }
            byKey[record.key] = nil
            for property in type(of: model)._$properties { release(property, of: model) }
            didChange(model)
            record.store = nil
        }
    }

    /// Carries out a relationship's rule for the models that a deleted one refers to.
    private func release(_ property: _ModelProperty, of model: any PersistentModel) {
        for target in property.targets(model) {
            switch property.relationship?.deleteRule {
            case .cascade: delete(target)
            case .nullify: property.inverse(of: model)?.remove(target, model)
            default: break
            }
        }
    }

    func didChange(_ model: any PersistentModel) {
        lock.withLock {
            guard !isReading else { return }
            changed.insert(model._$persistence.key)
            scheduleAutosave()
        }
        observers.announce()
    }

    /// Saves once the work that is going on is over, also if nothing else holds the store by then.
    private func scheduleAutosave() {
        guard autosaves, autosave == nil else { return }
        autosave = Task { @MainActor in
            lock.withLock { autosave = nil }
            do { try save() } catch { SwiftDataError.report(error) }
        }
    }

    func isChanged(_ model: any PersistentModel) -> Bool { lock.withLock { changed.contains(model._$persistence.key) } }
    var hasChanges: Bool { lock.withLock { !changed.isEmpty } }

    // MARK: Access

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

    // MARK: Saving

    func save() throws {
        try lock.withLock {
            guard !changed.isEmpty else { return }
            try checkDenied()
            replaceTwins()
            var records: [StoreFile.Record] = []
            for entity in models.keys.sorted() {
                guard types[entity] != nil else { throw SwiftDataError.unknownModel(entity) }
                for model in models[entity] ?? [] { records.append(try record(of: model, entity)) }
            }
            try file?.write(records + kept)
            saved = Dictionary(records.map { ($0.key, $0) }) { first, _ in first }
            (changed, deleted) = ([], [:])
        }
        NotificationCenter.default.post(name: ModelContext.didSave, object: nil)
    }

    /// Deletes all models, also those that could not be made or are of unknown types, and saves.
    func deleteAll() throws {
        try lock.withLock {
            for model in models.values.joined() { delete(model) }
            try checkDenied()
            try file?.write([])
            (saved, kept, changed, deleted) = ([:], [], [], [:])
        }
        NotificationCenter.default.post(name: ModelContext.didSave, object: nil)
    }

    private func record(of model: any PersistentModel, _ entity: String) throws -> StoreFile.Record {
        let key = model._$persistence.key
        if !changed.contains(key), let record = saved[key] { return record }
        var values: [String: String] = [:]
        for property in type(of: model)._$properties { values[property.name] = try property.written(model) }
        return StoreFile.Record(entity: entity, key: key, values: values)
    }

    private func checkDenied() throws {
        for model in deleted.values {
            for property in type(of: model)._$properties where property.relationship?.deleteRule == .deny {
                if !property.targets(model).isEmpty { throw SwiftDataError.denied(name(of: model)) }
            }
        }
    }

    /// Deletes the models whose unique value a later one has.
    private func replaceTwins() {
        for list in Array(models.values) {
            guard let first = list.first else { continue }
            for property in type(of: first)._$properties where property.isUnique {
                var seen: Set<String> = []
                for model in list.reversed() {
                    guard let value = try? property.written(model) else { continue }
                    if !seen.insert(value).inserted { delete(model) }
                }
            }
        }
    }

    /// Takes back all changes since the last time that the models were saved.
    func rollback() throws {
        try lock.withLock {
            for model in pending.inserted { delete(model) }
            for model in deleted.values where saved[model._$persistence.key] != nil { revive(model) }
            isReading = true
            defer { isReading = false }
            for key in changed {
                guard let model = byKey[key], let record = saved[key] else { continue }
                for property in type(of: model)._$properties { try property.restore(model, values(of: record)) }
            }
            (changed, deleted) = ([], [:])
        }
        observers.announce()
    }

    private func revive(_ model: any PersistentModel) {
        model._$persistence.isDeleted = false
        model._$persistence.store = self
        byKey[model._$persistence.key] = model
        models[name(of: model), default: []].append(model)
        changed.insert(model._$persistence.key)
    }

    private func name(of model: any PersistentModel) -> String { String(describing: type(of: model)) }
}

/// Those who want to know that a store's models have changed.
private final class StoreObservers: Observable {
    private let registrar = ObservationRegistrar()
    private var revision: Int { 0 }

    func access() { registrar.access(self, keyPath: \.revision) }
    func announce() { registrar.withMutation(of: self, keyPath: \.revision) {} }
}
