/// The models of one version of an app.
///
/// Source: developer.apple.com/documentation/swiftdata/versionedschema
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

extension Schema {
    /// Version of a schema, which its store keeps.
    ///
    /// Source: developer.apple.com/documentation/swiftdata/schema/version-swift.struct
    public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }
    }
}

/// How a store of an older version becomes one of the newest: version by version.
///
/// Source: developer.apple.com/documentation/swiftdata/schemamigrationplan
public protocol SchemaMigrationPlan {
    /// All versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// Step from one version to another.
///
/// Source: developer.apple.com/documentation/swiftdata/migrationstage
public enum MigrationStage: @unchecked Sendable {  // its closures are called by one thread
    /// Values whose variable is still there are kept, also under a new name that states the original one; new variables have
    /// their initial values.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// The same, between two closures: the first has the models of the old version, the second those of the new one.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}
