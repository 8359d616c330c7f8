import Foundation

/// File of a store: JSON with one record for each model.
struct StoreFile {
    struct Record: Codable {
        let entity: String
        let key: UUID
        /// JSON by the variable's name.
        var values: [String: String]
    }

    struct Contents: Codable {
        var version = 1
        /// Version of the models; nil where the app has told none.
        var schemaVersion: Schema.Version?
        var records: [Record]
    }

    /// Greatest size of a file in bytes: a store is read and written as a whole.
    static let byteCountMax = 64 << 20
    let url: URL
    /// Version that is written with the records.
    var schemaVersion: Schema.Version?

    /// Returns nil if there is no file.
    func contents() throws -> Contents? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try JSONDecoder().decode(Contents.self, from: Data(contentsOf: url))
    }

    /// Returns the records; none if there is no file.
    func records() throws -> [Record] { try contents()?.records ?? [] }

    func write(_ records: [Record]) throws {
        let data = try JSONEncoder().encode(Contents(schemaVersion: schemaVersion, records: records))
        guard data.count <= Self.byteCountMax else {
            throw SwiftDataError(errorDescription: "The store would be larger than \(Self.byteCountMax >> 20) MB.")
        }
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
