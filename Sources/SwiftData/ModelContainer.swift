public import Foundation

/// Names the place where a container keeps its models. Source: developer.apple.com/documentation/swiftdata/modelconfiguration
public struct ModelConfiguration: Hashable, Sendable {
    /// There is no cloud here: the database is always this app's own.
    /// Source: developer.apple.com/documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ name: String) -> Self { CloudKitDatabase(name: name) }
    }

    public let name: String
    public let isStoredInMemoryOnly: Bool
    /// File of the store.
    public let url: URL

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        url = Self.folder.appendingPathComponent("\(self.name).store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.url, isStoredInMemoryOnly) = (name ?? "default", url, false)
    }

    @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private static var folder: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }
}

/// A store of models. Source: developer.apple.com/documentation/swiftdata/modelcontainer
///
/// Partly: all contexts of a container share their models, as do all containers of one file. A saved model that cannot be made
/// anew is left out and stays in the file as it is.
public final class ModelContainer: Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    // A type of functions that do not change.
    public nonisolated(unsafe) let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: ModelStore

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(Schema(types), migrationPlan, configurations) }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(schema, migrationPlan, configurations) }

    /// - Parameter migrationPlan: how a store of an older version becomes one of the schema's.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws { try self.init(schema, migrationPlan, configurations) }

    init(
        _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]
    ) throws {
        let configuration = configurations.first ?? ModelConfiguration()
        (self.schema, migrationPlan) = (schema, plan)
        self.configurations = Set(configurations.isEmpty ? [configuration] : configurations)
        let types = schema.reachableTypes
        let migration = plan.map { Migration(plan: $0, target: schema.targetVersion(in: $0)) }
        store =
            try configuration.isStoredInMemoryOnly
            ? ModelStore(types: types, url: nil) : OpenStores.store(of: types, at: configuration.url, migration)
    }

    /// Creates a further container of a store that is open.
    init(of store: ModelStore) {
        (self.store, migrationPlan) = (store, nil)
        schema = Schema(store.lock.withLock { Array(store.types.values) })
        configurations = [
            store.file.map { ModelConfiguration(url: $0.url) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        ]
    }

    /// Context of the app's views; it saves by itself.
    @MainActor public var mainContext: ModelContext {
        store.autosaves = true
        return ModelContext(store)
    }

    /// Deletes all models of the store, in memory and in its file. A failure is said on the standard error.
    public func deleteAllData() {
        do { try store.deleteAll() } catch { SwiftDataError.report(error) }
    }
}

extension Schema {
    /// Types of the schema and those that they refer to.
    var reachableTypes: [any PersistentModel.Type] {
        var found: [any PersistentModel.Type] = []
        var rest = types
        while let type = rest.popLast() {
            if found.contains(where: { $0 == type }) { continue }
            found.append(type)
            rest += type._$properties.compactMap(\.destination)
        }
        return found
    }
}
