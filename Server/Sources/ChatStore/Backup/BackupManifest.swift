import Foundation

/// First file of a backup: what it is, and the digests by which damage is seen.
struct BackupManifest: Hashable, Codable {
    static let name = "backup.json"
    /// Raised when an older version could not restore a backup.
    static let currentFormat = 1

    var format = Self.currentFormat
    /// Milliseconds since 1970.
    var madeAt: Int64
    /// SHA-256 of the database and of the secret by name, in hexadecimal.
    var digests: [String: String]
}
