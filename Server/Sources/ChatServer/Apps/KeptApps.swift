package import AppHost
package import Foundation

/// The apps in a server's own folder: `apps` has those that run, `apps-before` the version that each has replaced.
///
/// A bundle is replaced by renaming folders: a process that runs keeps the old one, and the next one is started from the new one.
package struct KeptApps {
    private let current: URL
    private let before: URL
    private let incoming: URL

    /// - Parameter data: the server's folder.
    package init(data: URL) {
        current = Self.folder(in: data)
        before = data.appendingPathComponent("apps-before", isDirectory: true)
        incoming = data.appendingPathComponent("apps-incoming", isDirectory: true)
    }

    /// Returns the folder from which a server loads them.
    package static func folder(in data: URL) -> URL { data.appendingPathComponent("apps", isDirectory: true) }

    /// Copies a bundle into the server's folder, after checking all that is in it; the version that was there is kept for `undo`.
    /// - Returns: the bundle, and the version that it replaces.
    /// - Throws: `AppHostError`: what `AppBundle.load` and `BundleContents.check` throw, and `cannot_install`.
    package func install(_ source: URL) throws(AppHostError) -> (new: AppBundle, old: AppBundle?) {
        try BundleContents(of: source.resolvingSymlinksInPath()).check()
        let copy = incoming.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: copy) }
        try Self.attempt("The bundle cannot be copied") {
            try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: copy)
        }
        // Looks at the copy, which nobody else changes.
        try BundleContents(of: copy).check()
        let name = "\(try AppBundle.load(at: copy).identifier).app"
        let place = current.appendingPathComponent(name, isDirectory: true)
        let old = try? AppBundle.load(at: place)
        try replace(place, by: copy, keepingOldAt: before.appendingPathComponent(name, isDirectory: true))
        return (try AppBundle.load(at: place), old)
    }

    /// Puts the version back that the newest install has replaced; a second time it undoes the undoing.
    /// - Parameter name: the app's identifier, or the name that people see.
    /// - Returns: the bundle that runs from now on, and the one that was taken back.
    /// - Throws: `AppHostError`: `nothing_to_undo`, `cannot_install`.
    package func undo(_ name: String) throws(AppHostError) -> (new: AppBundle, old: AppBundle?) {
        let kept = AppBundle.loadAll(in: before).bundles
        guard let found = kept.first(where: { $0.identifier == name || $0.displayName == name }) else {
            throw AppHostError(.nothingToUndo, "No earlier version of \(name) is kept here.")
        }
        let place = current.appendingPathComponent("\(found.identifier).app", isDirectory: true)
        let old = try? AppBundle.load(at: place)
        let aside = incoming.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try Self.attempt("The version cannot be put back") {
            try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: found.folder, to: aside)
        }
        try replace(place, by: aside, keepingOldAt: found.folder)
        return (try AppBundle.load(at: place), old)
    }

    /// Renames twice. A computer that stops in between leaves the old version where `undo` finds it.
    private func replace(_ place: URL, by new: URL, keepingOldAt old: URL) throws(AppHostError) {
        let files = FileManager.default
        try Self.attempt("The version cannot be put in its place") {
            for folder in [current, before] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
            if files.fileExists(atPath: place.path) {
                if files.fileExists(atPath: old.path) { try files.removeItem(at: old) }
                try files.moveItem(at: place, to: old)
            }
            try files.moveItem(at: new, to: place)
        }
    }

    private static func attempt(_ words: String, _ body: () throws -> Void) throws(AppHostError) {
        do { try body() } catch {
            throw AppHostError(
                .cannotInstall, "\(words): \((error as? CocoaError)?.localizedDescription ?? "\(error)")")
        }
    }
}
