import Foundation
import ParleyPrograms

/// A folder that one run of the command writes into, in a place that runs share. It goes with `remove`; that of a run that was
/// killed goes when the next one makes its own.
final class RunFolder: Sendable {
    let url: URL
    /// Locked as long as the process lives, however it ends.
    private let descriptor: Int32

    private static let prefix = "parley-run-"
    /// Most folders of killed runs that are removed at once.
    private static let sweptMax = 100

    /// - Throws: `CommandFailure` where there is no room, or the place may not be written to.
    init(in place: URL) throws {
        let name = Self.prefix + UUID().uuidString
        // Hidden from other runs until it is locked.
        let hidden = place.appendingPathComponent("." + name, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: hidden, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure("The folder \(hidden.path) cannot be made: \(error.reason)")
        }
        url = place.appendingPathComponent(name, isDirectory: true)
        descriptor = Self.lock(hidden) ?? -1
        rename(hidden.path, url.path)
        Self.sweep(place)
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns a descriptor that holds the lock of a folder; nil where another process has it, or may not be looked at.
    private static func lock(_ folder: URL) -> Int32? {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Removes what killed runs have left.
    private static func sweep(_ place: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for name in names.filter({ $0.hasPrefix(prefix) }).prefix(sweptMax) {
            let folder = place.appendingPathComponent(name, isDirectory: true)
            guard let descriptor = lock(folder) else { continue }
            try? FileManager.default.removeItem(at: folder)
            close(descriptor)
        }
    }
}
