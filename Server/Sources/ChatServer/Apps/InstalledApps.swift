import AppHost
import ChatModels
package import Foundation

/// The app bundles in a folder. Every simulated device has all of them.
package struct InstalledApps: Sendable {
    let bundles: [AppID: AppBundle]
    /// Summaries of the usable apps, in the order of the app drawer.
    let summaries: [AppSummary]
    /// Bundles that were found but cannot be used, one sentence each.
    package let problems: [String]

    /// Loads every bundle of the folder.
    /// - Parameter folder: nil for no apps at all.
    package init(folder: URL?) {
        let found = folder.map(AppBundle.loadAll(in:))
        var bundles: [AppID: AppBundle] = [:]
        var summaries: [AppSummary] = []
        var problems = (found?.problems ?? []).map { "\($0.folder.lastPathComponent): \($0.error.message)" }
        for bundle in found?.bundles ?? [] {
            guard let id = AppID(rawValue: bundle.identifier) else {
                problems.append("\(bundle.folder.lastPathComponent): its CFBundleIdentifier is too long.")
                continue
            }
            bundles[id] = bundle
            summaries.append(
                AppSummary(
                    id: id, name: bundle.displayName, isForMedia: bundle.contexts.contains(.media) ? true : nil))
        }
        self.bundles = bundles
        self.summaries = summaries
        self.problems = problems
    }

    /// Display names of all apps.
    var names: [AppID: String] { bundles.mapValues(\.displayName) }

    func name(of app: AppID) -> String { bundles[app]?.displayName ?? app.rawValue }
}
