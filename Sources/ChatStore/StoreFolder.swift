package import Foundation

/// The folder of one server: nobody else's to read, and of one server at a time. It is given back where this value goes.
package final class StoreFolder: Sendable {
    private static let lockName = "lock"
    private static let secretName = "secret"
    private static let databaseName = "chat.sqlite"
    /// Bytes of the server's secret.
    static let secretByteCount = 32

    private let folder: URL
    private let lock: FileHandle

    /// Makes the folder where there is none, and takes it.
    /// - Throws: `ChatStoreError`: `cannotOpen`, `inUse`.
    package init(_ folder: URL) throws {
        self.folder = folder
        do {
            try Self.make(folder)
        } catch {
            throw ChatStoreError(.cannotOpen, "The folder \(folder.path) cannot be made or written to.")
        }
        lock = try Self.take(folder.appendingPathComponent(Self.lockName))
    }

    deinit { release() }

    /// Gives the folder to the next server, also while a process that is just being started still has a copy of the descriptor,
    /// which it loses when it becomes its program. Source: flock(2).
    package func release() {
        _ = flock(lock.fileDescriptor, LOCK_UN)
        try? lock.close()
    }

    /// A folder that holds something else keeps its permissions: it is not ours alone.
    private static func make(_ folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let names = try manager.contentsOfDirectory(atPath: folder.path)
        if names.isEmpty || names.contains(databaseName) {
            try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        }
        for name in names where name.hasPrefix(databaseName) {
            let path = folder.appendingPathComponent(name).path
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
    }

    /// The lock ends with the process, however that ends; the number in the file is only for who is refused.
    private static func take(_ file: URL) throws -> FileHandle {
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
    /// Removes what a server puts into the folder, and a folder beside it; whatever else is there stays.
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

    /// 32 random bytes in a file of their own, made when first asked for and the same ever after: sign-in and the
    /// identifiers that apps see are derived from them. The database is copied and shared, and does not hold them.
    /// - Throws: `ChatStoreError`: `cannotOpen`, also where the file is there and is not what was written: with other bytes
    ///   nobody would be signed in any more, and no app would find what it has kept.
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
        // Only now: whenever the server ends, one of the two has it.
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
        var generator = SystemRandomNumberGenerator()
        return Data((0..<secretByteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// On disk, under its name, and readable by nobody else at any moment.
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

    /// The names in the folder are on disk, too. Source: fsync(2).
    private func synchronizeFolder() throws {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
