import Foundation

/// File of a store: JSON with one record for each model.
struct StoreFile {
    struct Record: Codable {
        let entity: String
        let key: UUID
        /// JSON by the variable's name.
        let values: [String: String]
    }

    private struct Contents: Codable {
        var version = 1
        var records: [Record]
    }

    /// Greatest size of a file in bytes: a store is read and written as a whole.
    static let byteCountMax = 64 << 20
    let url: URL

    /// Returns the records; none if there is no file.
    func records() throws -> [Record] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try JSONDecoder().decode(Contents.self, from: Data(contentsOf: url)).records
    }

    func write(_ records: [Record]) throws {
        let data = try JSONEncoder().encode(Contents(records: records))
        guard data.count <= Self.byteCountMax else {
            throw SwiftDataError(errorDescription: "The store would be larger than \(Self.byteCountMax >> 20) MB.")
        }
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
