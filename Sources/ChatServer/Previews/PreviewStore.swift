import AppHost
import ChatModels
import Foundation

/// The previews of the installed apps, drawn when they are first asked for, and again when the executable is another.
actor PreviewStore {
    private struct Drawing {
        var executableDate: Date?
        var task: Task<[AppPreview], any Error>
    }
    private let apps: InstalledApps
    private let host: AppHost
    private var drawings: [AppID: Drawing] = [:]

    init(apps: InstalledApps, host: AppHost) {
        self.apps = apps
        self.host = host
    }

    /// - Throws: `unknown_app`; `previews_failed` where the app's process did not draw any.
    func previews(of app: AppID) async throws -> [AppPreview] {
        guard let bundle = apps.bundles[app] else { throw ChatError(.unknownApp, "There is no such app.") }
        do {
            return try await drawing(of: app, bundle).value
        } catch let error as AppHostError {
            drawings[app] = nil
            throw ChatError(.previewsFailed, "\(bundle.displayName) could not draw its previews. \(error.description)")
        }
    }

    private func drawing(of app: AppID, _ bundle: AppBundle) -> Task<[AppPreview], any Error> {
        let date = try? FileManager.default.attributesOfItem(atPath: bundle.executable.path)[.modificationDate] as? Date
        if let known = drawings[app], known.executableDate == date { return known.task }
        let host = host
        let task = Task { try await host.previews(of: bundle) }
        drawings[app] = Drawing(executableDate: date, task: task)
        return task
    }
}
