import AppHost
import ChatModels
import CodedErrors
import Foundation

/// Cache of the installed apps' rendered previews. They are rendered on first request, and again when the executable's
/// modification date has changed.
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

    /// Returns the app's previews.
    /// - Throws: `unknown_app`; `previews_failed` where the app's process could not render them.
    func previews(of app: AppID) async throws -> [AppPreview] {
        guard let bundle = apps.bundles[app] else { throw ChatError(.unknownApp, "There is no such app.") }
        do {
            return try await drawing(of: app, bundle).value
        } catch let error as any CodedError {
            drawings[app] = nil
            throw ChatError(.previewsFailed, "\(bundle.displayName) could not draw its previews. \(error.message)")
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
