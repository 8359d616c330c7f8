import Foundation

/// Writes the models to the file.
extension ModelStore {
    func save() throws {
        try lock.withLock {
            guard !changed.isEmpty else { return }
            let records = try records()
            try file?.write(records + kept)
            saved = Dictionary(records.map { ($0.key, $0) }) { first, _ in first }
            (changed, deleted) = ([], [:])
        }
        NotificationCenter.default.post(name: ModelContext.didSave, object: nil)
    }

    /// Returns all records as they would be saved, also those of which no models can be made.
    func finished() throws -> [StoreFile.Record] { try lock.withLock { try records() + kept } }

    /// Returns the records of the models, once what would break a rule is refused or deleted.
    private func records() throws -> [StoreFile.Record] {
        try checkDenied()
        if let history { history.saving(replaceTwins) } else { replaceTwins() }
        var records: [StoreFile.Record] = []
        for entity in models.keys.sorted() {
            guard types[entity] != nil else { throw SwiftDataError.unknownModel(entity) }
            for model in models[entity] ?? [] { records.append(try record(of: model, entity)) }
        }
        return records
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
        return try written(model, entity)
    }

    /// Returns the values of a model as they are now; nil where one cannot be written.
    func currentRecord(of model: any PersistentModel) -> StoreFile.Record? { try? written(model, name(of: model)) }

    private func written(_ model: any PersistentModel, _ entity: String) throws -> StoreFile.Record {
        var values: [String: String] = [:]
        for property in type(of: model)._$properties { values[property.name] = try property.written(model) }
        return StoreFile.Record(entity: entity, key: model._$persistence.key, values: values)
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
}
