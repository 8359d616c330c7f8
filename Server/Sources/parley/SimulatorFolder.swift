import ArgumentParser
import ChatServer
import Foundation
import ParleyPrograms

/// Folder in which a simulator keeps its conversation and the apps' containers.
struct SimulatorFolder {
    let folder: URL
    /// The folder as one that goes at the end; nil where it is kept.
    private let temporary: RunFolder?

    /// Creates the folder if needed.
    /// - Parameter path: nil for the default folder.
    init(path: String?) throws {
        self = try SimulatorFolder(
            folder: path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.usual, temporary: nil)
    }

    /// Creates a temporary folder, which `removeIfTemporary` deletes.
    static func temporary() throws -> SimulatorFolder {
        let own = try RunFolder(in: FileManager.default.temporaryDirectory)
        return try SimulatorFolder(folder: own.url, temporary: own)
    }

    private init(folder: URL, temporary: RunFolder?) throws {
        (self.folder, self.temporary) = (folder, temporary)
        do {
            // Only the person who runs the simulator may read its conversation.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure("The folder \(folder.path) cannot be made: \(error.reason)")
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

    /// - Throws: `CommandFailure` where another server runs on it.
    func check() throws {
        if let words = reasonAgainstStore(in: folder) {
            throw CommandFailure("\(words) (--store FOLDER, or --temporary)")
        }
    }

    /// Deletes the conversation and the apps' containers; other files in the folder stay.
    func empty() throws { try emptyStore(in: folder, containers: containers) }

    func removeIfTemporary() { temporary?.remove() }
}
