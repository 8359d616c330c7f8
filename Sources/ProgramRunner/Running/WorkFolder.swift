package import Foundation

/// The folder of one job of outside programs, which nobody else may read; to be removed with `remove`.
package struct WorkFolder: Sendable {
    package let url: URL

    /// - Throws: where there is no room.
    package init(for purpose: String) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("parley-\(purpose)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// The same with one file in it.
    package init(for purpose: String, holding bytes: Data, as name: String) throws {
        try self.init(for: purpose)
        do {
            try write(bytes, as: name)
        } catch {
            remove()
            throw error
        }
    }

    package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    package func write(_ bytes: Data, as name: String) throws { try bytes.write(to: url.appendingPathComponent(name)) }

    /// Nil where there is no such file.
    package func read(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

    package func remove() { try? FileManager.default.removeItem(at: url) }
}
