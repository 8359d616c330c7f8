import ArgumentParser
import ChatServer
import Foundation

/// Where a simulator keeps its conversation and its apps' own files.
struct SimulatorFolder {
    let folder: URL
    private let isTemporary: Bool

    /// The folder itself is made where there is none.
    /// - Parameter path: nil for the usual place.
    init(path: String?) throws {
        self = try SimulatorFolder(
            folder: path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.usual, isTemporary: false)
    }

    /// One that is gone after `removeIfTemporary`.
    static func temporary() throws -> SimulatorFolder {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parley-\(UUID().uuidString)")
        return try SimulatorFolder(folder: folder, isTemporary: true)
    }

    private init(folder: URL, isTemporary: Bool) throws {
        (self.folder, self.isTemporary) = (folder, isTemporary)
        do {
            // Only the person who runs the simulator may read what is said in it.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ValidationError("The folder \(folder.path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// Source: XDG Base Directory Specification, `XDG_DATA_HOME`.
    private static var usual: URL {
        let named = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data = named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share").path
        return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("parley/simulator")
    }

    var databasePath: String { folder.appendingPathComponent("chat.sqlite").path }
    var containers: URL { folder.appendingPathComponent("containers", isDirectory: true) }

    /// Removes the conversation and what apps have kept; whatever else is in the folder stays.
    func empty() throws { try emptyStore(in: folder, containers: containers) }

    func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(at: folder) }
    }
}
