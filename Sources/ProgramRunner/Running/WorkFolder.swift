public import Foundation

/// The folder of one job of outside programs, which nobody else may read; to be removed with `remove`.
public struct WorkFolder: Sendable {
    public let url: URL

    /// - Parameter folder: where it is made; nil for the folder of temporary files.
    /// - Throws: where there is no room.
    public init(for purpose: String, in folder: URL? = nil) throws {
        let place = folder ?? FileManager.default.temporaryDirectory
        url = place.appendingPathComponent("parley-\(purpose)-\(UUID().uuidString)")
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

    public func remove() { Self.remove(url) }

    /// Removes a folder with all that is in it, also from folders that a program has made read-only.
    public static func remove(_ folder: URL) {
        let files = FileManager.default
        guard (try? files.removeItem(at: folder)) == nil else { return }
        makeWritable(folder.path)
        try? files.removeItem(at: folder)
    }

    private static func makeWritable(_ folder: String) {
        let files = FileManager.default
        guard (try? files.attributesOfItem(atPath: folder)[.type]) as? FileAttributeType == .typeDirectory else {
            return
        }
        try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] { makeWritable("\(folder)/\(name)") }
    }
}
