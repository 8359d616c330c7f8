import Foundation

/// Writes a command's result for scripts.
package enum JSONWords {
    /// Returns the value as JSON with sorted keys, a line each.
    package static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
