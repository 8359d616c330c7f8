import Foundation
import Glibc

/// A control group that this process has made, for as long as it holds a lock on it: by the lock another server knows
/// that the group is in use, whatever namespace of process numbers each is in.
final class ControlGroup: Sendable {
    static let prefix = "parley-"

    /// Names of the controllers whose limits are set.
    let controllers: Set<String>
    /// File into which a process writes itself to join.
    var memberFile: String { "\(path)/cgroup.procs" }
    private let path: String
    private let lock: Int32

    /// Makes a group with the limits that its controllers know; nil, leaving no group, where there is none.
    init?(in folder: ControlGroupFolder, _ limits: [SharedLimit]) {
        if folder.version == .two {
            for limit in limits { write("+\(limit.controller)", to: "\(folder.path)/cgroup.subtree_control") }
        }
        path = "\(folder.path)/\(Self.prefix)\(UUID().uuidString)"
        guard mkdir(path, 0o755) == 0 else { return nil }
        lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let path = path
        // Without the lock another server may be about to remove it.
        let isHeld = lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0
        controllers = isHeld ? Set(limits.filter { $0.set(in: path, of: folder) }.map(\.controller)) : []
        guard !controllers.isEmpty else {
            remove()
            return nil
        }
    }

    deinit { if lock >= 0 { close(lock) } }

    func remove() { rmdir(path) }

    /// Removes the groups that nobody holds, as those of servers that were killed; the kernel keeps those that still have
    /// processes.
    static func removeAbandoned(in folder: ControlGroupFolder) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix(prefix) {
            let path = "\(folder.path)/\(name)"
            let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard lock >= 0 else { continue }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { rmdir(path) }
            close(lock)
        }
    }
}

extension SharedLimit {
    /// Sets the limit of a group; false where its folder's controllers do not know it, or the kernel refuses.
    fileprivate func set(in group: String, of folder: ControlGroupFolder) -> Bool {
        switch folder.version {
        case .one: folder.controllers.contains(controller) && write("\(value.one)", to: "\(group)/\(file.one)")
        case .two: write("\(value.two)", to: "\(group)/\(file.two)")
        }
    }
}

/// Writes into a file of the kernel; false where there is none or it refuses.
@discardableResult private func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Glibc.write(file, text, text.utf8.count) == text.utf8.count
}
