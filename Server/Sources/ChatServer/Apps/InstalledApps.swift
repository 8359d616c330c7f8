import AppHost
import ChatModels
package import Foundation

/// The app bundles in some folders. Every simulated device has all of them; real people have those that they choose.
package struct InstalledApps: Sendable {
    let bundles: [AppID: AppBundle]
    /// Bytes of the bundles' files, as they were loaded.
    let byteCounts: [AppID: Int]
    /// Summaries of the usable apps, in the order of the app drawer.
    let summaries: [AppSummary]
    /// Bundles that were found but cannot be used, one sentence each.
    package let problems: [String]
    private let folder: URL?
    private let installedFolder: URL?

    /// Loads every bundle of the folders. An app that is in both counts as it was installed.
    /// - Parameters:
    ///   - folder: what came along; nil for nothing.
    ///   - installed: what `parley install` has put into the server's own folder; need not be there.
    package init(folder: URL?, installed: URL? = nil) {
        (self.folder, installedFolder) = (folder, installed)
        let own = installed.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
        let found = [own, folder].compactMap { $0 }.map(AppBundle.loadAll(in:))
        var bundles: [AppID: AppBundle] = [:]
        var problems = found.flatMap(\.problems).map { "\($0.folder.lastPathComponent): \($0.error.message)" }
        for bundle in found.flatMap(\.bundles) {
            guard let id = AppID(rawValue: bundle.identifier) else {
                problems.append("\(bundle.folder.lastPathComponent): its CFBundleIdentifier is too long.")
                continue
            }
            if bundles[id] == nil { bundles[id] = bundle }
        }
        self.bundles = bundles
        byteCounts = bundles.mapValues { BundleContents(of: $0.folder).byteCount }
        self.problems = problems
        summaries = bundles.sorted { AppBundle.stands($0.value, before: $1.value) }.map { id, bundle in
            AppSummary(id: id, name: bundle.displayName, isForMedia: bundle.contexts.contains(.media) ? true : nil)
        }
    }

    /// Returns what is in the folders now.
    func readAgain() -> InstalledApps { InstalledApps(folder: folder, installed: installedFolder) }

    /// Display names of all apps.
    var names: [AppID: String] { bundles.mapValues(\.displayName) }

    func name(of app: AppID) -> String { bundles[app]?.displayName ?? app.rawValue }
}
