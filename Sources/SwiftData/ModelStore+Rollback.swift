import Foundation

/// Takes changes back.
extension ModelStore {
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
}
