import Foundation

/// A kept variable of a model: how it is written, read and followed to other models. Its closures are called with models of
/// its class only, and so do not ask for their type.
public struct _ModelProperty {
    let name: String
    let isUnique: Bool
    /// Name that the variable had in an older version.
    let originalName: String?
    let keyPath: AnyKeyPath
    /// Type of the models that the variable refers to; nil if it is a value.
    private(set) var destination: (any PersistentModel.Type)?
    private(set) var relationship: Schema.Relationship?
    /// Returns the models that the variable refers to.
    private(set) var targets: (any PersistentModel) -> [any PersistentModel] = { _ in [] }
    /// Adds a model to those that the variable refers to, or replaces the one.
    private(set) var add: (any PersistentModel, any PersistentModel) -> Void = { _, _ in }
    private(set) var remove: (any PersistentModel, any PersistentModel) -> Void = { _, _ in }
    /// Returns the value in JSON, or the keys of the models.
    private(set) var written: (any PersistentModel) throws -> String
    /// Sets the variable to the kept value.
    private(set) var restore: (any PersistentModel, _StoredValues) throws -> Void

    /// Describes a variable with a value.
    @_disfavoredOverload public init<M: PersistentModel, V: Codable>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<M, V>, isUnique: Bool = false,
        originalName: String? = nil
    ) {
        (self.name, self.isUnique, self.keyPath, self.originalName) = (name, isUnique, keyPath, originalName)
        written = {
            String(decoding: try JSONEncoder().encode(unsafeDowncast($0, to: M.self)[keyPath: keyPath]), as: UTF8.self)
        }
        restore = { model, values in unsafeDowncast(model, to: M.self)[keyPath: keyPath] = try values.value(name) }
    }

    /// Describes a variable that refers to one model.
    public init<M: PersistentModel, D: PersistentModel>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<M, D>, relationship: Schema.Relationship? = nil
    ) {
        self.init(name, keyPath, D.self, relationship)
        targets = { [unsafeDowncast($0, to: M.self)[keyPath: keyPath]] }
        add = { unsafeDowncast($0, to: M.self)[keyPath: keyPath] = unsafeDowncast($1, to: D.self) }
        restore = { model, values in unsafeDowncast(model, to: M.self)[keyPath: keyPath] = try values.value(name) }
    }

    /// Describes a variable that refers to one model or none.
    public init<M: PersistentModel, D: PersistentModel>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<M, D?>, relationship: Schema.Relationship? = nil
    ) {
        self.init(name, keyPath, D.self, relationship)
        targets = { unsafeDowncast($0, to: M.self)[keyPath: keyPath].map { [$0] } ?? [] }
        add = { unsafeDowncast($0, to: M.self)[keyPath: keyPath] = unsafeDowncast($1, to: D.self) }
        remove = { model, target in
            if unsafeDowncast(model, to: M.self)[keyPath: keyPath] === target {
                unsafeDowncast(model, to: M.self)[keyPath: keyPath] = nil
            }
        }
        restore = { model, values in
            unsafeDowncast(model, to: M.self)[keyPath: keyPath] = try values.models(name, D.self).first
        }
    }

    /// Describes a variable that refers to several models.
    public init<M: PersistentModel, D: PersistentModel>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<M, [D]>, relationship: Schema.Relationship? = nil
    ) {
        self.init(name, keyPath, D.self, relationship)
        targets = { unsafeDowncast($0, to: M.self)[keyPath: keyPath] }
        add = { unsafeDowncast($0, to: M.self)[keyPath: keyPath].append(unsafeDowncast($1, to: D.self)) }
        remove = { model, target in unsafeDowncast(model, to: M.self)[keyPath: keyPath].removeAll { $0 === target } }
        restore = { model, values in
            unsafeDowncast(model, to: M.self)[keyPath: keyPath] = try values.models(name, D.self)
        }
    }

    /// Describes a variable that refers to several models or is nil.
    public init<M: PersistentModel, D: PersistentModel>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<M, [D]?>, relationship: Schema.Relationship? = nil
    ) {
        self.init(name, keyPath, D.self, relationship)
        targets = { unsafeDowncast($0, to: M.self)[keyPath: keyPath] ?? [] }
        add = {
            unsafeDowncast($0, to: M.self)[keyPath: keyPath] =
                (unsafeDowncast($0, to: M.self)[keyPath: keyPath] ?? []) + [unsafeDowncast($1, to: D.self)]
        }
        remove = { model, target in unsafeDowncast(model, to: M.self)[keyPath: keyPath]?.removeAll { $0 === target } }
        restore = { model, values in
            unsafeDowncast(model, to: M.self)[keyPath: keyPath] = try values.models(name, D.self)
        }
    }

    private init(
        _ name: String, _ keyPath: AnyKeyPath, _ destination: any PersistentModel.Type,
        _ relationship: Schema.Relationship?
    ) {
        (self.name, self.keyPath, isUnique, originalName) = (name, keyPath, false, relationship?.originalName)
        (self.destination, self.relationship) = (destination, relationship ?? Schema.Relationship())
        written = { _ in "" }
        restore = { _, _ in }
        let property = { (model: any PersistentModel) in
            type(of: model)._$properties.first { $0.name == name }?.targets(model) ?? []
        }
        written = { model in
            let keys = property(model).map(\._$persistence.key.uuidString)
            return String(decoding: try JSONEncoder().encode(keys), as: UTF8.self)
        }
    }

    /// Returns the variable of the destination that leads back to a model: the one named, or else the only one of its type.
    func inverse(of model: any PersistentModel) -> _ModelProperty? {
        guard let destination else { return nil }
        let owner = ObjectIdentifier(type(of: model))
        if relationship?.inverse != nil { return namedInverse.flatMap { $0.leads(to: owner) ? $0 : nil } }
        let back = destination._$properties.filter { $0.leads(to: owner) }
        if let naming = back.first(where: { $0.relationship?.inverse == keyPath }) { return naming }
        return back.count == 1 && back[0].relationship?.inverse == nil && back[0].keyPath != keyPath ? back[0] : nil
    }

    /// Throws if the named inverse does not refer to models of the owner's type, which it then cannot be set to.
    func checkInverse(of owner: any PersistentModel.Type) throws {
        guard let destination, let back = namedInverse, !back.leads(to: ObjectIdentifier(owner)) else { return }
        throw SwiftDataError.wrongInverse("\(owner).\(name)", "\(destination).\(back.name)")
    }

    private var namedInverse: _ModelProperty? {
        guard let named = relationship?.inverse else { return nil }
        return destination?._$properties.first { $0.keyPath == named }
    }

    private func leads(to type: ObjectIdentifier) -> Bool { destination.map { ObjectIdentifier($0) } == type }

    /// Brings the other ends up to date after the variable changed.
    func follow(_ model: any PersistentModel, from before: [any PersistentModel]) {
        let now = targets(model)
        let store = model._$persistence.store
        for target in now where !before.contains(where: { $0 === target }) {
            store?.insert(target)
            guard let back = inverse(of: model), !back.targets(target).contains(where: { $0 === model }) else {
                continue
            }
            back.add(target, model)
        }
        for target in before where !now.contains(where: { $0 === target }) {
            inverse(of: model)?.remove(target, model)
        }
    }
}
