/// Types of the models of a store. Source: developer.apple.com/documentation/swiftdata/schema
public final class Schema: @unchecked Sendable {  // a constant list of types
    public let types: [any PersistentModel.Type]
    public let version: Version
    /// Whether the version is one of an app's, and not that of types alone.
    private let isVersioned: Bool

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version, isVersioned) = (types, version, version != Version(1, 0, 0))
    }
    @_disfavoredOverload
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// Creates the schema of one version of an app.
    ///
    /// Source: developer.apple.com/documentation/swiftdata/schema/init(versionedschema:)
    public init(versionedSchema: any VersionedSchema.Type) {
        (types, version, isVersioned) = (versionedSchema.models, versionedSchema.versionIdentifier, true)
    }

    /// Returns the version that a store is to have: types alone are those of the plan's newest.
    func targetVersion(in plan: any SchemaMigrationPlan.Type) -> Version {
        isVersioned ? version : plan.schemas.last?.versionIdentifier ?? version
    }

    /// How a value is kept. Source: developer.apple.com/documentation/swiftdata/schema/attribute
    public enum Attribute {
        /// Source: developer.apple.com/documentation/swiftdata/schema/attribute/option
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two models of a store have the same value.
            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let spotlight = Option(name: "spotlight")
        }
    }

    /// How models refer to others. Source: developer.apple.com/documentation/swiftdata/schema/relationship
    public struct Relationship {
        /// Source: developer.apple.com/documentation/swiftdata/schema/relationship/option
        public struct Option: Hashable, Sendable {
            let name: String
            public static let unique = Option(name: "unique")
        }

        /// States what becomes of the others when a model is deleted.
        /// Source: developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum
        public enum DeleteRule: String, Codable, Hashable, Sendable {
            /// Nothing: their references lead nowhere.
            case noAction
            /// Their references are removed.
            case nullify
            /// They are deleted too.
            case cascade
            /// A model that refers to others cannot be deleted.
            case deny
        }

        let deleteRule: DeleteRule
        let inverse: AnyKeyPath?
        /// Name that the variable had in an older version.
        let originalName: String?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            (self.deleteRule, self.inverse, self.originalName) = (deleteRule, inverse, originalName)
        }
    }
}
