package import Foundation

extension StoreBackup {
    /// Folder inside of the new one in which a backup is unpacked, so that nothing half restored looks like a store.
    private static let unpackingName = ".restoring"

    /// Makes a server's folder of a backup. Looks it over before anything is at its place; the database comes last.
    /// - Parameter folder: is made, or is empty.
    /// - Throws: `ChatStoreError`: `folderNotEmpty`, `badBackup`, `fromTheFuture`, `cannotOpen`.
    package static func restore(_ file: URL, to folder: URL) async throws {
        guard FileManager.default.isReadableFile(atPath: file.path) else {
            throw ChatStoreError(.badBackup, "There is no file \(file.path), or it cannot be read.")
        }
        try makeEmpty(folder)
        let unpacked = folder.appendingPathComponent(unpackingName)
        do {
            try FileManager.default.createDirectory(at: unpacked, withIntermediateDirectories: false)
            try await Tar.extract(file, into: unpacked)
            try check(unpacked, of: file)
            try moveInto(folder, from: unpacked)
        } catch {
            try? FileManager.default.removeItem(at: unpacked)
            throw error
        }
    }

    private static func makeEmpty(_ folder: URL) throws {
        let manager = FileManager.default
        do {
            try manager.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            guard try manager.contentsOfDirectory(atPath: folder.path).isEmpty else {
                throw ChatStoreError(
                    .folderNotEmpty, "The folder \(folder.path) is not empty: name another, or move what is in it away."
                )
            }
            try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        } catch let error as CocoaError {
            throw ChatStoreError(
                .cannotOpen, "The folder \(folder.path) cannot be made or written to: \(error.localizedDescription)")
        }
    }

    private static func check(_ unpacked: URL, of file: URL) throws {
        let manifestFile = unpacked.appendingPathComponent(BackupManifest.name)
        guard let bytes = try? Data(contentsOf: manifestFile),
            let manifest = try? JSONDecoder().decode(BackupManifest.self, from: bytes)
        else { throw ChatStoreError(.badBackup, "\(file.path) is no backup of Parley’s.") }
        guard manifest.format <= BackupManifest.currentFormat else {
            throw ChatStoreError(.fromTheFuture, "\(file.path) was made by a newer version of Parley: update Parley.")
        }
        guard try digests(in: unpacked) == manifest.digests else {
            throw ChatStoreError(.badBackup, "\(file.path) is damaged: use another backup.")
        }
        try FileManager.default.removeItem(at: manifestFile)
        try ChatDatabase.refuseNewer(unpacked.appendingPathComponent(databaseName).path)
    }

    /// Moves all, the database last: without it, the folder is no store to anybody.
    private static func moveInto(_ folder: URL, from unpacked: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: unpacked.path).filter { $0 != databaseName }
        for name in names.sorted() + [databaseName] {
            let (from, to) = (unpacked.appendingPathComponent(name), folder.appendingPathComponent(name))
            guard synchronize(from), rename(from.path, to.path) == 0 else {
                throw ChatStoreError(
                    .cannotOpen, "\(to.path) cannot be written: \(String(cString: strerror(errno))).")
            }
        }
        try FileManager.default.removeItem(at: unpacked)
        _ = synchronize(folder)
    }
}
