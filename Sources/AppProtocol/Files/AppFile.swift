/// A file of an app, as a path relative to one of its folders, so that an app cannot direct the host to other files.
public struct AppFile: Hashable, Sendable, Codable {
    public enum Folder: String, Hashable, Sendable, Codable { case bundle, container }

    public var folder: Folder
    /// Path relative to the folder, such as `Documents/party.mp4`.
    public var path: String

    /// Maximum UTF-8 bytes of a path.
    public static let pathByteCountMax = 1_024

    public init(folder: Folder, path: String) {
        self.folder = folder
        self.path = path
    }

    /// Whether the path is neither empty nor too long, and has no empty component, `.` or `..`.
    public var isWellFormed: Bool {
        let parts = parts
        return path.utf8.count <= Self.pathByteCountMax && !path.utf8.contains(0)
            && parts.allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// The path's components, the file name last.
    public var parts: [String] { path.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
}
