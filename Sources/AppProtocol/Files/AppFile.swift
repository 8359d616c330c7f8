/// A file of an app, named so that the host finds it without being led elsewhere.
public struct AppFile: Hashable, Sendable, Codable {
    public enum Folder: String, Hashable, Sendable, Codable { case bundle, container }

    public var folder: Folder
    /// Below the folder, as in `Documents/party.mp4`.
    public var path: String

    /// UTF-8 bytes of a path.
    public static let pathByteCountMax = 1_024

    public init(folder: Folder, path: String) {
        self.folder = folder
        self.path = path
    }

    /// False for a path that is empty, too long, or has an empty part, `.` or `..` in it.
    public var isWellFormed: Bool {
        let parts = parts
        return path.utf8.count <= Self.pathByteCountMax && !path.utf8.contains(0)
            && parts.allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// The names of the folders, and last the file's.
    public var parts: [String] { path.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
}
