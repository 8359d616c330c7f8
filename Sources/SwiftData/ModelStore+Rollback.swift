import Foundation

/// Takes changes back.
extension ModelStore {
    /// Takes back all changes since the last time that the models were saved.
    func rollback() throws {
        try lock.withLock {
            defer { history?.clear() }
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

    /// Brings models into another state: of those without a record none is there afterwards. No relationship's rule is carried out: the
    /// records have all that it did.
    func restore(_ models: [UUID: any PersistentModel], to records: [UUID: StoreFile.Record]) throws {
        for (key, model) in models where records[key] != nil && byKey[key] == nil { revive(model) }
        for (key, model) in models where records[key] == nil && byKey[key] != nil { withdraw(model) }
        isReading = true
        defer {
            isReading = false
            models.values.forEach(didChange)
        }
        for (key, record) in records {
            guard let model = models[key] else { continue }
            for property in type(of: model)._$properties { try property.restore(model, values(of: record)) }
        }
    }

    private func withdraw(_ model: any PersistentModel) {
        let record = model._$persistence
        (record.isDeleted, record.store) = (true, nil)
        deleted[record.key] = saved[record.key] == nil ? nil : model
        models[name(of: model)]?.removeAll { $0 === model }
        byKey[record.key] = nil
    }

    private func revive(_ model: any PersistentModel) {
        model._$persistence.isDeleted = false
        model._$persistence.store = self
        byKey[model._$persistence.key] = model
        deleted[model._$persistence.key] = nil
        models[name(of: model), default: []].append(model)
        changed.insert(model._$persistence.key)
    }
}
