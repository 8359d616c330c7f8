public import Foundation

/// Finds, adds and deletes models of a container. Source: developer.apple.com/documentation/swiftdata/modelcontext
public final class ModelContext {
    /// Posted after a store was saved.
    public static let didSave = Notification.Name("_SwiftDataDidSaveNotification")
    let store: ModelStore

    public convenience init(_ container: ModelContainer) { self.init(container.store) }
    init(_ store: ModelStore) { self.store = store }

    /// Container of the context's models; not always the object that the context was made of, but one of the same store.
    public var container: ModelContainer { ModelContainer(of: store) }

    /// Whether changes are saved by themselves.
    public var autosaveEnabled: Bool {
        get { store.autosaves }
        set { store.autosaves = newValue }
    }
    public var hasChanges: Bool { store.hasChanges }
    public var insertedModelsArray: [any PersistentModel] { store.pending.inserted }
    public var changedModelsArray: [any PersistentModel] { store.pending.changed }
    public var deletedModelsArray: [any PersistentModel] { store.pending.deleted }

    public func insert<T: PersistentModel>(_ model: T) { store.insert(model) }
    public func delete<T: PersistentModel>(_ model: T) { store.delete(model) }

    /// Deletes the models that a predicate chooses; all without one.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { store.delete(found) }
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = store.all(T.self)
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Calls a closure with each model that a descriptor finds.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { try self.fetch(fetch).forEach(block) }

    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = store.model(for: persistentModelID) else {
            fatalError("There is no model \(persistentModelID.id)")
        }
        return model
    }

    /// Returns a model of a type by its identity; nil if there is none.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        store.model(for: persistentModelID) as? T
    }

    public func save() throws { try store.save() }
    /// Takes back what is not saved. What a value cannot be set back to is said on the standard error.
    public func rollback() {
        do { try store.rollback() } catch { SwiftDataError.report(error) }
    }
    /// Ends a step of the undo manager: what is changed from here on is taken back apart.
    public func processPendingChanges() { store.lock.withLock { store.history?.endStep() } }

    /// Saves what the closure changes.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}

/// Which models are asked for, and in which order. Source: developer.apple.com/documentation/swiftdata/fetchdescriptor
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    /// Changes that are not saved are always included.
    public var includePendingChanges = true
    /// Ignored: all values are there.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Ignored: all models are there.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
