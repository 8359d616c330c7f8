import Foundation

/// Kept values of a model, from which it is made again.
public struct _StoredValues {
    /// JSON by the variable's name.
    let values: [String: String]
    /// Returns a model of the same store by its key.
    let model: (UUID, any PersistentModel.Type) throws -> (any PersistentModel)?

    public func has(_ name: String) -> Bool { values[name] != nil }

    @_disfavoredOverload public func value<V: Decodable>(_ name: String) throws -> V {
        guard let text = values[name] else { throw SwiftDataError.missingValue(name) }
        return try JSONDecoder().decode(V.self, from: Data(text.utf8))
    }

    public func value<D: PersistentModel>(_ name: String) throws -> D {
        guard let target = try models(name, D.self).first else { throw SwiftDataError.missingValue(name) }
        return target
    }
    // References that may be empty are filled in when all models are there.
    public func value<D: PersistentModel>(_ name: String) throws -> D? { nil }
    public func value<D: PersistentModel>(_ name: String) throws -> [D] { [] }
    public func value<D: PersistentModel>(_ name: String) throws -> [D]? { nil }

    /// Returns the models that a variable refers to.
    func models<D: PersistentModel>(_ name: String, _ type: D.Type) throws -> [D] {
        try keys(name).compactMap { try model($0, D.self) as? D }
    }

    /// Returns the keys of the models that a variable refers to.
    func keys(_ name: String) throws -> [UUID] {
        guard let text = values[name] else { return [] }
        return try JSONDecoder().decode([UUID].self, from: Data(text.utf8))
    }
}

/// Reason why a store cannot be read or written.
///
/// Source: developer.apple.com/documentation/swiftdata/swiftdataerror
public struct SwiftDataError: LocalizedError, Equatable, Sendable {
    public let errorDescription: String?

    /// The store lacks a value that a model needs: its class has changed since.
    static func missingValue(_ name: String) -> Self { Self(errorDescription: "The store has no value for '\(name)'.") }
    static func unknownModel(_ name: String) -> Self {
        Self(errorDescription: "'\(name)' is no model of this container: name it in modelContainer(for:).")
    }
    static func ambiguous(_ name: String) -> Self {
        Self(errorDescription: "Two models of one store have the name '\(name)': rename one of them.")
    }
    static func wrongInverse(_ variable: String, _ inverse: String) -> Self {
        Self(errorDescription: "'\(inverse)' cannot be the inverse of '\(variable)': it does not refer to its type.")
    }
    static func noStage(from version: Schema.Version, to target: Schema.Version) -> Self {
        Self(errorDescription: "The plan has no stage that leads from version \(version) to \(target).")
    }
    static func denied(_ name: String) -> Self {
        Self(errorDescription: "A '\(name)' that refers to others cannot be deleted.")
    }

    /// Writes a reason to the standard error, where there is no caller to throw it to.
    static func report(_ reason: any Error) { report(reason.localizedDescription) }
    static func report(_ text: String) { FileHandle.standardError.write(Data("SwiftData: \(text)\n".utf8)) }
}
