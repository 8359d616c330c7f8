import ArgumentParser
import Foundation

/// Where a simulator keeps its conversation and its apps' own files.
struct SimulatorFolder {
    let folder: URL
    let isTemporary: Bool

    init(kept path: String?) throws {
        isTemporary = path == nil
        folder =
            path.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("parley-\(UUID().uuidString)")
        do {
            // Only the person who runs the simulator may read what is said in it.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ValidationError("The folder \(folder.path) cannot be made: \(error.localizedDescription)")
        }
    }

    var databasePath: String { folder.appendingPathComponent("chat.sqlite").path }
    var containers: URL { folder.appendingPathComponent("containers", isDirectory: true) }

    func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(at: folder) }
    }
}
