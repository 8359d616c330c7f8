package import Foundation
import Hashing

/// Exclusive access to a server's folder: other users cannot read it, and only one server uses it at a time. `deinit`
/// releases it.
package final class StoreFolder: Sendable {
    private static let lockName = "lock"
    private static let secretName = "secret"
    private static let databaseName = "chat.sqlite"
    /// Folders of `parley install`, which may come before the server's first start.
    private static let appFolderNames: Set = ["apps", "apps-before", "apps-incoming", "apps-uploads"]
    /// Length of the server's secret.
    static let secretByteCount = 32

    private let folder: URL
    private let lock: FileHandle

    /// Creates the folder if needed and locks it.
    /// - Throws: `ChatStoreError`: `cannotOpen`, `inUse`.
    package init(_ folder: URL) throws {
        self.folder = folder
        do {
            try Self.make(folder)
        } catch {
            throw ChatStoreError(
                .cannotOpen,
                "The folder \(folder.path) cannot be made or written to: name another, or run this as its owner.")
        }
        lock = try Self.acquireLock(folder.appendingPathComponent(Self.lockName))
    }

    deinit { release() }

    /// Unlocks the folder for the next server. An explicit unlock is needed, because a child process that is just being
    /// started holds a copy of the descriptor until it executes its program. Source: flock(2).
    package func release() {
        _ = flock(lock.fileDescriptor, LOCK_UN)
        try? lock.close()
    }

    /// Creates the folder and restricts its permissions, unless it contains something else: then it is not Parley's
    /// alone.
    private static func make(_ folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let names = try manager.contentsOfDirectory(atPath: folder.path)
        if isOwn(names) {
            try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        }
        for name in names where name.hasPrefix(databaseName) {
            let path = folder.appendingPathComponent(name).path
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
    }

    /// Returns whether a folder has nothing in it but what Parley has put there.
    private static func isOwn(_ names: [String]) -> Bool {
        names.contains(databaseName) || names.allSatisfy(appFolderNames.contains)
    }

    /// Returns whether a folder is a server's, or may become one, because it is empty or not there.
    package static func mayBeServers(_ folder: URL) -> Bool {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.path) else { return true }
        return (try? manager.contentsOfDirectory(atPath: folder.path)).map(isOwn) ?? false
    }

    /// Locks the folder. The lock ends with the process, however that ends; the process ID in the file is only for the
    /// error message.
    private static func acquireLock(_ file: URL) throws -> FileHandle {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ChatStoreError(
                .cannotOpen, "The file \(file.path) cannot be written: \(String(cString: strerror(errno))).")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let owner = (try? handle.readToEnd()).flatMap { String(data: $0, encoding: .utf8) } ?? ""
            let folder = file.deletingLastPathComponent().path
            throw ChatStoreError(
                .inUse,
                """
                The folder \(folder) is in use by another Parley server, process \(owner.isEmpty ? "unknown" : owner). Stop that \
                one, or name another folder.
                """)
        }
        try? handle.truncate(atOffset: 0)
        try? handle.write(contentsOf: Data("\(getpid())".utf8))
        return handle
    }
}

extension StoreFolder {
    /// Deletes the server's own files and the containers; other files stay.
    /// - Throws: `ChatStoreError`: `cannotOpen` where something cannot be removed.
    package func empty(with containers: URL) throws {
        let files = ["", "-wal", "-shm"].map { Self.databaseName + $0 } + [Self.secretName]
        for item in files.map(folder.appendingPathComponent) + [containers]
        where FileManager.default.fileExists(atPath: item.path) {
            do {
                try FileManager.default.removeItem(at: item)
            } catch {
                throw ChatStoreError(.cannotOpen, "\(item.path) cannot be removed: \(error.localizedDescription)")
            }
        }
    }

    /// Returns 32 random bytes from a file of their own, created on first use; sign-in and the identifiers that apps
    /// see are derived from them. The database does not contain them, because people copy and share it.
    /// - Throws: `ChatStoreError`: `cannotOpen`, also where the file exists but is damaged: with other bytes everybody
    ///   would be signed out, and no app would find its container.
    package func secret(movingFrom database: ChatDatabase) throws -> Data {
        let file = folder.appendingPathComponent(Self.secretName)
        if let known = try? Data(contentsOf: file), known.count == Self.secretByteCount {
            try database.removeSecret()
            return known
        }
        let secret = try database.storedSecret() ?? Self.newSecret(for: file)
        do {
            try write(secret, to: file)
        } catch {
            throw ChatStoreError(.cannotOpen, "The file \(file.path) cannot be written.")
        }
        // Removed only now, so that at every moment one of the two places has the secret.
        try database.removeSecret()
        return secret
    }

    private static func newSecret(for file: URL) throws(ChatStoreError) -> Data {
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw ChatStoreError(
                .cannotOpen,
                """
                The file \(file.path) cannot be read or is damaged. Put it back from a copy; without it all are signed out, \
                and apps begin with nothing.
                """)
        }
        return Data(randomByteCount: secretByteCount)
    }

    /// Writes the file atomically and durably; at no moment can other users read it.
    private func write(_ secret: Data, to file: URL) throws {
        let new = file.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: new)
        let descriptor = open(new.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: secret)
        try handle.synchronize()
        try handle.close()
        guard rename(new.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        try synchronizeFolder()
    }

    /// Flushes the folder's entries to disk. Source: fsync(2).
    private func synchronizeFolder() throws {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
