public import Foundation

extension AppBundle {
    /// - Throws: a code of the first group of `AppHostError.Code`.
    public static func load(at url: URL) throws(AppHostError) -> AppBundle {
        let folder = url.resolvingSymlinksInPath().absoluteURL
        guard kind(of: folder) == .typeDirectory else {
            throw AppHostError(.bundleMissing, "There is no folder \(url.path).")
        }
        let manifest = try AppManifest.read(folder.appendingPathComponent("Info.plist"))
        let principal = try manifest.checkedPrincipal()
        return AppBundle(
            folder: folder,
            identifier: try manifest.checkedIdentifier(),
            displayName: manifest.checkedDisplayName,
            version: manifest.checkedVersion,
            author: manifest.checkedAuthor,
            about: try manifest.checkedAbout(),
            executable: try executable(named: manifest.executable, in: folder),
            principalClass: principal.className,
            mainStoryboard: principal.storyboard,
            contexts: manifest.checkedContexts,
            networkHosts: try manifest.checkedNetworkHosts(),
            drawerPosition: manifest.drawerPosition ?? usualDrawerPosition,
            fonts: try manifest.checkedFonts(in: folder),
            icon: manifest.icon.flatMap { icon(named: $0, in: folder) })
    }

    /// Between those that are to stand out and those that are not.
    private static let usualDrawerPosition = 100

    /// Every bundle among the entries of a folder, in the order of the drawer, and what is wrong with the others. Files and
    /// folders without `Info.plist` whose name does not end in `.app` are passed over.
    public static func loadAll(in folder: URL) -> (bundles: [AppBundle], problems: [Problem]) {
        var bundles: [AppBundle] = []
        var problems: [Problem] = []
        for entry in candidates(in: folder, &problems) {
            do throws(AppHostError) {
                let bundle = try load(at: entry)
                try checkIsNew(bundle, among: bundles)
                bundles.append(bundle)
            } catch {
                problems.append(Problem(folder: entry, error: error))
            }
        }
        bundles.sort(by: stands)
        return (bundles, problems)
    }

    /// Whether one app stands before another in the drawer.
    public static func stands(_ one: AppBundle, before other: AppBundle) -> Bool {
        (one.drawerPosition, one.displayName, one.identifier) < (
            other.drawerPosition, other.displayName, other.identifier
        )
    }

    public struct Problem: Hashable, Sendable {
        public var folder: URL
        public var error: AppHostError
    }

    private static func candidates(in folder: URL, _ problems: inout [Problem]) -> [URL] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            problems.append(
                Problem(folder: folder, error: AppHostError(.bundleMissing, "There is no folder \(folder.path).")))
            return []
        }
        let limit = AppBundleLimits.bundleCountMax
        if names.count > limit {
            problems.append(
                Problem(folder: folder, error: AppHostError(.tooManyBundles, "Only \(limit) bundles are looked at.")))
        }
        return names.sorted().prefix(limit).map { folder.appendingPathComponent($0) }.filter { entry in
            entry.pathExtension == "app"
                || FileManager.default.fileExists(atPath: entry.appendingPathComponent("Info.plist").path)
        }
    }

    private static func checkIsNew(_ bundle: AppBundle, among others: [AppBundle]) throws(AppHostError) {
        guard let other = others.first(where: { $0.identifier == bundle.identifier }) else { return }
        throw AppHostError(
            .identifierTaken, "\(bundle.identifier) is the identifier of \(other.folder.lastPathComponent) already.")
    }

    private static func executable(named name: String?, in folder: URL) throws(AppHostError) -> URL {
        guard let name, isFileName(name) else {
            throw AppHostError(.executableMissing, "Info.plist names no file in CFBundleExecutable.")
        }
        let file = folder.appendingPathComponent(name)
        guard let found = kind(of: file) else {
            throw AppHostError(.executableMissing, "The executable \(name) is not in the bundle.")
        }
        let target = found == .typeSymbolicLink ? file.resolvingSymlinksInPath() : file
        guard target.path.hasPrefix(folder.path + "/") else {
            throw AppHostError(
                .executableOutsideBundle, "The executable \(name) is a link to a file outside the bundle.")
        }
        guard kind(of: target) == .typeRegular, FileManager.default.isExecutableFile(atPath: target.path) else {
            throw AppHostError(.executableNotExecutable, "\(name) is no file that can be executed.")
        }
        return target
    }

    private static func icon(named name: String, in folder: URL) -> URL? {
        guard isFileName(name) else { return nil }
        let file = folder.appendingPathComponent(name)
        return kind(of: file) == .typeRegular ? file : nil
    }

    private static func isFileName(_ name: String) -> Bool {
        (1...AppBundleLimits.textByteCountMax).contains(name.utf8.count) && name != "." && name != ".."
            && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    /// Returns the type of the file at the path, without following a symbolic link; nil if there is none.
    private static func kind(of url: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType
    }
}
