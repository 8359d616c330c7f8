import Foundation

/// Makes models of the records of the file.
extension ModelStore {
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
            let records = kept.filter { new.contains($0.entity) }.map { record in
                all[record.entity].map { record.renamed(for: $0) } ?? record
            }
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

    func values(of record: StoreFile.Record) -> _StoredValues {
        _StoredValues(values: record.values) { [unowned self] key, _ in model(key) }
    }

    private func restoreReferences(of record: StoreFile.Record) throws {
        guard let model = byKey[record.key] else { return }
        for property in type(of: model)._$properties where property.destination != nil {
            guard record.values[property.name] != nil else { continue }
            try property.restore(model, values(of: record))
        }
    }
}

extension StoreFile.Record {
    /// Gives values the names that variables have now, where they state the original ones.
    fileprivate func renamed(for type: any PersistentModel.Type) -> StoreFile.Record {
        var record = self
        for property in type._$properties {
            guard let old = property.originalName, record.values[property.name] == nil else { continue }
            record.values[property.name] = record.values.removeValue(forKey: old)
        }
        return record
    }
}
