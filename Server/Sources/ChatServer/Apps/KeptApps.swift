package import AppHost
import ChatModels
import ChatStore
package import Foundation
import ProgramRunner

/// The apps in a server's own folder: `apps` has those that run, `apps-before` the version that each has replaced.
///
/// A bundle is replaced by renaming folders. A process that runs goes on with the executable that it was started from, and the next
/// one is started from the new version. Files of the bundle are opened by their path: those that the process or its page asks for
/// later are the new version's, and are gone where that has none of their name.
package struct KeptApps {
    private let data: URL
    private let folders: VersionFolders

    /// - Parameter data: the server's folder.
    package init(data: URL) {
        self.data = data
        folders = VersionFolders(data: data)
    }

    /// Returns the folder from which a server loads them.
    package static func folder(in data: URL) -> URL { VersionFolders(data: data).current }

    /// Refuses a folder that is no server's, as of a mistyped name; one that is not there, or is empty, may become one.
    /// - Throws: `AppHostError`: `cannot_install`.
    package func checkFolder() throws(AppHostError) {
        guard StoreFolder.mayBeServers(data) else {
            throw AppHostError(
                .cannotInstall, "\(data.path) is no server’s folder: there are files in it, and no chat.sqlite.")
        }
    }

    /// Puts back what a run that was stopped has left out of its place; does nothing while another run is at work.
    package func settle() {
        guard folders.hasIncoming, let lock = try? folders.lock() else { return }
        lock.release()
    }

    /// Copies a bundle into the server's folder, after checking all that is in it; the version that was there is kept for `undo`.
    /// - Parameter beforeRelease: looks at the folders while nobody else changes them, also where the install has failed halfway.
    /// - Returns: the bundle, and the version that it replaces.
    /// - Throws: `AppHostError`: what `AppBundle.load` and `BundleContents.check` throw, and `cannot_install`.
    package func install(
        _ source: URL, beforeRelease: () -> Void = {}
    ) throws(AppHostError) -> (new: AppBundle, old: AppBundle?) {
        let source = source.resolvingSymlinksInPath()
        // First, so that another folder is told from a bundle with something wrong in it.
        _ = try AppBundle.load(at: source)
        guard !(data.resolvingSymlinksInPath().path + "/").hasPrefix(source.path + "/") else {
            throw AppHostError(.cannotInstall, "The server’s folder is within the bundle: \(data.path).")
        }
        try BundleContents(of: source).check()
        let lock = try folders.lock()
        defer {
            beforeRelease()
            lock.release()
        }
        let copy = folders.newPlace
        defer { try? FileManager.default.removeItem(at: copy) }
        try folders.copy(source, to: copy)
        // Looks at the copy, which nobody else changes.
        try BundleContents(of: copy).check()
        let identifier = try AppBundle.load(at: copy).identifier
        guard AppID(rawValue: identifier) != nil else {
            throw AppHostError(
                .identifierMalformed,
                "CFBundleIdentifier has more than \(ChatLimits.identifierByteCountMax) bytes, which no server takes.")
        }
        return try folders.put(copy, inPlaceOf: identifier)
    }

    /// Puts the version back that the newest install has replaced; a second time it undoes the undoing.
    /// - Parameters:
    ///   - name: the app's identifier, or the name that people see of either version.
    ///   - beforeRelease: looks at the folders while nobody else changes them, also where it has failed halfway.
    /// - Returns: the bundle that runs from now on, and the one that was taken back.
    /// - Throws: `AppHostError`: `nothing_to_undo`, also where several apps have the name; `cannot_install`.
    package func undo(
        _ name: String, beforeRelease: () -> Void = {}
    ) throws(AppHostError) -> (new: AppBundle, old: AppBundle?) {
        let nothing = AppHostError(.nothingToUndo, "No earlier version of \(name) is kept here.")
        // Looked at first, since `lock` makes the folders.
        guard FileManager.default.fileExists(atPath: folders.before.path) else { throw nothing }
        let lock = try folders.lock()
        defer {
            beforeRelease()
            lock.release()
        }
        guard let identifier = try self.identifier(of: name) else { throw nothing }
        let kept = folders.kept(identifier)
        guard (try? AppBundle.load(at: kept)) != nil else { throw nothing }
        return try folders.put(kept, inPlaceOf: identifier)
    }

    /// Removes uploads that have not come to their end. Of a server that has the folder for itself.
    func removeUploads() { WorkFolder.remove(folders.uploads) }

    /// Makes a folder for one upload.
    /// - Throws: where there is no room.
    func makeUploadFolder() throws -> WorkFolder { try WorkFolder(for: "install", in: folders.uploads) }

    /// Returns the versions that `undo` puts back, by identifier.
    func versionsBefore() -> [String: String] {
        let bundles = AppBundle.loadAll(in: folders.before).bundles
        return Dictionary(bundles.map { ($0.identifier, $0.version) }) { first, _ in first }
    }

    private func identifier(of name: String) throws(AppHostError) -> String? {
        let known = [folders.current, folders.before].flatMap { AppBundle.loadAll(in: $0).bundles }
        let found = Set(known.filter { $0.identifier == name || $0.displayName == name }.map(\.identifier))
        guard found.count > 1, !found.contains(name) else { return found.contains(name) ? name : found.first }
        throw AppHostError(
            .nothingToUndo,
            "Several apps are called \(name). Say which by its identifier: \(found.sorted().joined(separator: ", ")).")
    }
}
