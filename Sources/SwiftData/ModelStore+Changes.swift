import Foundation

/// Inserts, changes and deletes models.
extension ModelStore {
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
            history?.note(model)
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
}
