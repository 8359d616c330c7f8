public import Foundation

/// The JSON from which a value was decoded, to be passed on in place of an encoding of the value. Plays no part in comparisons.
public struct CheckedJSON: Hashable, Sendable {
    public let bytes: Data

    /// - Parameter bytes: JSON without whitespace, in which no object has a key twice.
    public init(_ bytes: Data) { self.bytes = bytes }

    public static func == (left: CheckedJSON, right: CheckedJSON) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
