import AppHost
import ChatStore
import Foundation

/// The folders between which versions of apps are renamed.
///
/// At each moment a version that was installed is complete in one of them. A run that is stopped, or a computer that loses power,
/// leaves the version that ran before in `incoming` at most, under its own name; the next run finds it there (`settle`).
struct VersionFolders {
    let current: URL
    let before: URL
    /// Holds what owners upload, while it is unpacked; on the disk on which it is installed.
    let uploads: URL
    private let data: URL
    private let incoming: URL

    init(data: URL) {
        self.data = data
        current = data.appendingPathComponent("apps", isDirectory: true)
        before = data.appendingPathComponent("apps-before", isDirectory: true)
        incoming = data.appendingPathComponent("apps-incoming", isDirectory: true)
        uploads = data.appendingPathComponent("apps-uploads", isDirectory: true)
    }

    /// A place for a copy, which the next run removes where this one does not come to its end.
    var newPlace: URL { incoming.appendingPathComponent(UUID().uuidString, isDirectory: true) }

    /// The place of the version that was replaced.
    func kept(_ identifier: String) -> URL { before.appendingPathComponent(Self.name(identifier), isDirectory: true) }

    private static func name(_ identifier: String) -> String { "\(identifier).app" }

    /// Whether a run has begun here that may have been stopped.
    var hasIncoming: Bool { Self.isThere(incoming) }

    /// Makes the folders, locks them, and tidies up behind a run that was stopped.
    /// - Throws: `cannot_install`, also where another run has the lock.
    func lock() throws(AppHostError) -> InstallLock {
        try Self.attempt("The folders of the apps cannot be made") {
            try FileManager.default.createDirectory(
                at: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for folder in [current, before, incoming] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
        }
        let lock = try InstallLock(incoming)
        do {
            try tidyUp()
            return lock
        } catch {
            lock.release()
            throw error
        }
    }

    private func tidyUp() throws(AppHostError) {
        try Self.attempt("What an earlier run has left cannot be tidied up") {
            for name in try FileManager.default.contentsOfDirectory(atPath: incoming.path) {
                if name.hasSuffix(".app") {
                    try settle(name)
                } else {
                    // A copy that cannot be removed stands in nobody's way: each has a name of its own.
                    try? FileManager.default.removeItem(at: incoming.appendingPathComponent(name))
                }
            }
        }
    }

    /// Copies a bundle's files and folders, and returns once all of it is on the disk. Whatever their owner and mode are in the source,
    /// whoever copies can rename and remove them. Leaves out what is neither file nor folder, such as a link.
    func copy(_ source: URL, to copy: URL) throws(AppHostError) {
        try Self.attempt("The bundle cannot be copied") { try Self.copyFolder(source, to: copy) }
    }

    private static func copyFolder(_ source: URL, to copy: URL) throws {
        let files = FileManager.default
        try files.createDirectory(
            at: copy, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        for name in try files.contentsOfDirectory(atPath: source.path) {
            let (item, place) = (source.appendingPathComponent(name), copy.appendingPathComponent(name))
            let attributes = try files.attributesOfItem(atPath: item.path)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: try copyFolder(item, to: place)
            case .typeRegular:
                try files.copyItem(at: item, to: place)
                let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
                try files.setAttributes([.posixPermissions: mode & 0o755 | 0o600], ofItemAtPath: place.path)
                guard StoreBackup.synchronize(place) else { throw CocoaError(.fileWriteUnknown) }
            default: continue
            }
        }
        guard StoreBackup.synchronize(copy) else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Puts a version in the place of the one that runs, which is kept; where that fails, the one that runs is put back.
    ///
    /// The one that runs is renamed first, because no folder can be renamed to where another one is. A server that starts the app just
    /// then does not find it.
    func put(_ new: URL, inPlaceOf identifier: String) throws(AppHostError) -> (new: AppBundle, old: AppBundle?) {
        let name = Self.name(identifier)
        let (place, aside) = (current.appendingPathComponent(name), incoming.appendingPathComponent(name))
        let old = try? AppBundle.load(at: place)
        let isFirst = !Self.isThere(place)
        if !isFirst { try Self.move(place, to: aside) }
        do {
            try Self.move(new, to: place)
        } catch {
            if !isFirst { try? Self.move(aside, to: place) }
            throw error
        }
        if !isFirst { try settle(name) }
        for folder in [current, before, incoming] { _ = StoreBackup.synchronize(folder) }
        return (try AppBundle.load(at: place), old)
    }

    /// Moves a version from `incoming` to `before`, or back to `current` where no other has come in its place.
    private func settle(_ name: String) throws(AppHostError) {
        let (aside, place) = (incoming.appendingPathComponent(name), current.appendingPathComponent(name))
        guard Self.isThere(place) else { return try Self.move(aside, to: place) }
        let kept = before.appendingPathComponent(name)
        try Self.attempt("The version that was kept before cannot be removed") {
            if Self.isThere(kept) { try FileManager.default.removeItem(at: kept) }
        }
        try Self.move(aside, to: kept)
    }

    private static func isThere(_ item: URL) -> Bool { FileManager.default.fileExists(atPath: item.path) }

    private static func move(_ item: URL, to place: URL) throws(AppHostError) {
        guard rename(item.path, place.path) == 0 else {
            throw AppHostError(
                .cannotInstall, "\(place.path) cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    private static func attempt(_ words: String, _ body: () throws -> Void) throws(AppHostError) {
        do { try body() } catch let error as AppHostError { throw error } catch {
            throw AppHostError(notInstalled: words, error)
        }
    }
}

/// The right to change a server's apps, which one run has at a time. It ends with the process, however that ends.
struct InstallLock {
    private let descriptor: Int32

    /// - Throws: `cannot_install` where another run has it. Nobody waits: that one may be copying a gibibyte.
    init(_ folder: URL) throws(AppHostError) {
        descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw AppHostError(
                .cannotInstall, "\(folder.path) cannot be opened: \(String(cString: strerror(errno))).")
        }
        // File systems that know no locks are used without one.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            close(descriptor)
            throw AppHostError(.cannotInstall, "Another parley install is at work there. Try again once it has ended.")
        }
    }

    func release() {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
