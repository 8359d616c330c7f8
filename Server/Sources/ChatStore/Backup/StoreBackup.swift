package import Foundation
import GRDB
import Hashing

/// Backups of a server's folder while the server runs, as one file in the format of tar(1): the conversations with their
/// pictures and files as they were at one moment, the secret, the apps' containers, and whatever else is in the folder.
/// Containers are copied one file after the other: an app that writes meanwhile may be met between two of its files.
package enum StoreBackup {
    static let databaseName = "chat.sqlite"
    static let secretName = "secret"
    /// Files of a running server, and what a restore leaves when it is cut off.
    private static let leftOut = [
        "./lock", "./chat.sqlite", "./chat.sqlite-wal", "./chat.sqlite-shm", "./secret.new", "./apps-incoming",
        "./apps-uploads",
    ]

    /// Writes a backup. The file is there once it is complete and on disk; only its owner can read it.
    /// - Parameters:
    ///   - folder: the server's.
    ///   - file: is not there yet.
    ///   - now: milliseconds since 1970.
    /// - Throws: `ChatStoreError`: `cannotOpen`, `damaged`, `backupFailed`.
    package static func write(_ folder: URL, to file: URL, now: Int64) async throws {
        let database = folder.appendingPathComponent(databaseName)
        guard FileManager.default.fileExists(atPath: database.path) else {
            throw ChatStoreError(.cannotOpen, "There is no store in \(folder.path).")
        }
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw ChatStoreError(.backupFailed, "\(file.path) is there already: name another file, or remove it first.")
        }
        guard !file.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/") else {
            throw ChatStoreError(
                .backupFailed, "A backup inside of \(folder.path) would be part of the next one: name a file elsewhere."
            )
        }
        let parts = try temporaryFolder(beside: file)
        defer { try? FileManager.default.removeItem(at: parts) }
        let copy = parts.appendingPathComponent(databaseName)
        try copyDatabase(database, to: copy)
        try copySecret(of: folder, to: parts)
        for name in [databaseName, secretName] {
            // As the server leaves them; unpacked, they keep their modes.
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: parts.appendingPathComponent(name).path)
        }
        let manifest = BackupManifest(madeAt: now, digests: try digests(in: parts))
        try JSONEncoder().encode(manifest).write(to: parts.appendingPathComponent(BackupManifest.name))
        let new = parts.appendingPathComponent("new.tar")
        try await Tar.create(
            new,
            [
                (parts, [BackupManifest.name, databaseName, secretName]), (folder, ["."]),
            ], leavingOut: leftOut + ["./" + secretName])
        try moveDurably(new, to: file)
    }

    /// Copies the database as it is at one moment, and looks the copy over, so that no damage is kept for good copies' sake.
    private static func copyDatabase(_ file: URL, to copy: URL) throws {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(5)
            let source = try DatabaseQueue(path: file.path, configuration: configuration)
            let target = try DatabaseQueue(path: copy.path)
            try source.backup(to: target)
            try source.close()
            let problems = try target.read { StoreCheck.structureProblems($0) }
            // A copy of a database in WAL mode needs no journal of its own, and is whole in one file.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try target.close()
            guard problems.isEmpty else {
                throw ChatStoreError(
                    .damaged, "The store is damaged, so that no backup was made; “parley check” says more.")
            }
        } catch let error as DatabaseError {
            throw ChatStoreError(
                .backupFailed, "The store cannot be copied: \(error.message ?? "\(error.resultCode)").")
        }
    }

    private static func copySecret(of folder: URL, to parts: URL) throws {
        let secret = folder.appendingPathComponent(secretName)
        guard let bytes = try? Data(contentsOf: secret), bytes.count == StoreFolder.secretByteCount else {
            throw ChatStoreError(
                .cannotOpen, "The file \(secret.path) cannot be read or is damaged: run this as the server’s user.")
        }
        try bytes.write(to: parts.appendingPathComponent(secretName))
    }

    static func digests(in folder: URL) throws -> [String: String] {
        try [databaseName, secretName].reduce(into: [:]) { digests, name in
            let file = folder.appendingPathComponent(name)
            digests[name] = SHA256.hash(try Data(contentsOf: file, options: .mappedIfSafe)).hexadecimal
        }
    }

    /// Makes a folder that only its owner can read, on the same disk as the file.
    private static func temporaryFolder(beside file: URL) throws -> URL {
        let parent = file.deletingLastPathComponent()
        let folder = parent.appendingPathComponent(".parley-backup-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ChatStoreError(.backupFailed, "The folder \(parent.path) is not there or cannot be written to.")
        }
        return folder
    }

    private static func moveDurably(_ new: URL, to file: URL) throws {
        guard chmod(new.path, 0o600) == 0, synchronize(new), rename(new.path, file.path) == 0,
            synchronize(file.deletingLastPathComponent())
        else {
            throw ChatStoreError(
                .backupFailed, "\(file.path) cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    /// Flushes a file or a folder's entries to disk. Source: fsync(2).
    package static func synchronize(_ item: URL) -> Bool {
        let descriptor = open(item.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return fsync(descriptor) == 0
    }
}
