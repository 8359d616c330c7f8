public import Foundation

/// The folder of one job of outside programs, which nobody else may read; to be removed with `remove`.
public struct WorkFolder: Sendable {
    public let url: URL

    /// - Throws: where there is no room.
    public init(for purpose: String) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("parley-\(purpose)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// The same with one file in it.
    public init(for purpose: String, holding bytes: Data, as name: String) throws {
        try self.init(for: purpose)
        do {
            try write(bytes, as: name)
        } catch {
            remove()
            throw error
        }
    }

    public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    public func write(_ bytes: Data, as name: String) throws { try bytes.write(to: url.appendingPathComponent(name)) }

    /// Nil where there is no such file.
    public func read(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

    public func remove() { try? FileManager.default.removeItem(at: url) }
}
