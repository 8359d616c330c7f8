import Foundation
public import Observation

/// A class whose values are kept in a store. `@Model` makes one.
///
/// Source: developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    static var _$properties: [_ModelProperty] { get }
    var _$persistence: _ModelRecord { get }
    init(_$restoring values: _StoredValues) throws
}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: Self.entityName, key: _$persistence.key)
    }
    public var id: PersistentIdentifier { persistentModelID }
    /// Context that the model was inserted into.
    public var modelContext: ModelContext? { _$persistence.store.map { ModelContext($0) } }
    public var isDeleted: Bool { _$persistence.isDeleted }
    /// Whether the model has changed since it was saved.
    public var hasChanges: Bool { _$persistence.store?.isChanged(self) ?? true }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    static var entityName: String { String(describing: Self.self) }
}

/// Identity of a model, which stays the same in every process.
///
/// Source: developer.apple.com/documentation/swiftdata/persistentidentifier
public struct PersistentIdentifier: Hashable, Codable, Comparable, Sendable, Identifiable {
    public let entityName: String
    let key: UUID
    public var id: String { "\(entityName)/\(key)" }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

/// Keeps what a model has besides its values: its identity, its store, and its observers.
public final class _ModelRecord {
    private let observers = ObservationRegistrar()
    var key = UUID()
    weak var store: ModelStore?
    var isDeleted = false

    public init() {}

    /// Notes that a value is read.
    public func access<M: PersistentModel, V>(_ model: M, _ keyPath: KeyPath<M, V>) {
        observers.access(model, keyPath: keyPath)
    }

    /// Carries out a change of a value, brings the other ends of its relationship up to date, and tells the store.
    public func mutate<M: PersistentModel, V>(
        _ model: M, _ keyPath: KeyPath<M, V>, _ name: String, _ change: () -> Void
    ) {
        let relationship = M._$properties.first { $0.name == name && $0.destination != nil }
        let before = relationship?.targets(model) ?? []
        observers.withMutation(of: model, keyPath: keyPath, change)
        if let relationship { relationship.follow(model, from: before) }
        store?.didChange(model)
    }
}
