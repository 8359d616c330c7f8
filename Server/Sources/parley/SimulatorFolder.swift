import ArgumentParser
import ChatServer
import Foundation

/// Folder in which a simulator keeps its conversation and the apps' containers.
struct SimulatorFolder {
    let folder: URL
    private let isTemporary: Bool

    /// Creates the folder if needed.
    /// - Parameter path: nil for the default folder.
    init(path: String?) throws {
        self = try SimulatorFolder(
            folder: path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.usual, isTemporary: false)
    }

    /// Creates a temporary folder, which `removeIfTemporary` deletes.
    static func temporary() throws -> SimulatorFolder {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parley-\(UUID().uuidString)")
        return try SimulatorFolder(folder: folder, isTemporary: true)
    }

    private init(folder: URL, isTemporary: Bool) throws {
        (self.folder, self.isTemporary) = (folder, isTemporary)
        do {
            // Only the person who runs the simulator may read its conversation.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ValidationError("The folder \(folder.path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// Default folder. Source: XDG Base Directory Specification, `XDG_DATA_HOME`.
    private static var usual: URL {
        let named = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data = named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share").path
        return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("parley/simulator")
    }

    var databasePath: String { folder.appendingPathComponent("chat.sqlite").path }
    var containers: URL { folder.appendingPathComponent("containers", isDirectory: true) }

    /// Deletes the conversation and the apps' containers; other files in the folder stay.
    func empty() throws { try emptyStore(in: folder, containers: containers) }

    func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(at: folder) }
    }
}
