import AppHost
import ChatModels
import CodedErrors
import Foundation
import ProgramRunner

/// Cache of the installed apps' rendered previews. They are rendered on first request, and again when the executable's
/// modification date has changed.
actor PreviewStore {
    /// How much is kept, on a server whose people are strangers to each other.
    struct Limits: Sendable {
        var previewsPerAppMax = Int.max
        var appsMax = Int.max
        /// Whether an app that could not render is asked again at the next request, as its author wants it.
        var retriesFailures = true

        /// For the directory of apps: the first previews that have a picture.
        static let directory = Limits(
            previewsPerAppMax: ChatLimits.picturesPerAppMax, appsMax: ChatLimits.picturedAppsMax,
            retriesFailures: false)
    }

    private struct Drawing {
        var executableDate: Date?
        var task: Task<[AppPreview], any Error>
    }
    private let apps: InstalledApps
    private let host: AppHost
    private let limits: Limits
    private let turns = ConcurrencyLimiter(countMax: 1, waitingCountMax: ChatLimits.picturesWaitingMax)
    private var drawings: [AppID: Drawing] = [:]
    /// Apps that have been drawn, the oldest drawing first.
    private var order: [AppID] = []

    init(apps: InstalledApps, host: AppHost, limits: Limits = Limits()) {
        self.apps = apps
        self.host = host
        self.limits = limits
    }

    /// Returns the app's previews.
    /// - Throws: `unknown_app`; `previews_failed` where the app's process could not render them; `too_many_requests` where too many
    ///   others wait.
    func previews(of app: AppID) async throws -> [AppPreview] {
        guard let bundle = apps.bundles[app] else { throw ChatError(.unknownApp, "There is no such app.") }
        let drawing = drawing(of: app, bundle)
        do {
            return try await drawing.task.value
        } catch let error as ChatError {
            forget(app)
            throw error
        } catch let error as any CodedError {
            // What is short now may be there in a moment.
            if limits.retriesFailures || error is ProgramError { forget(app) }
            throw ChatError(.previewsFailed, "\(bundle.displayName) could not draw its previews. \(error.message)")
        }
    }

    private func drawing(of app: AppID, _ bundle: AppBundle) -> Drawing {
        let date = try? FileManager.default.attributesOfItem(atPath: bundle.executable.path)[.modificationDate] as? Date
        if let known = drawings[app], known.executableDate == date { return known }
        let (host, limits, turns) = (host, limits, turns)
        let drawing = Drawing(
            executableDate: date,
            task: Task {
                guard await turns.acquire() else {
                    throw ChatError(.tooManyRequests, "Too many apps are being drawn. Please try again in a moment.")
                }
                let drawn: Result<[AppPreview], any Error>
                do { drawn = .success(try await host.previews(of: bundle)) } catch { drawn = .failure(error) }
                await turns.release()
                return limits.kept(try drawn.get())
            })
        forget(app)
        if order.count >= limits.appsMax { forget(order[0]) }
        drawings[app] = drawing
        order.append(app)
        return drawing
    }

    private func forget(_ app: AppID) {
        drawings[app] = nil
        order.removeAll { $0 == app }
    }
}

extension PreviewStore.Limits {
    fileprivate func kept(_ previews: [AppPreview]) -> [AppPreview] {
        previewsPerAppMax == .max ? previews : Array(previews.filter { $0.picture != nil }.prefix(previewsPerAppMax))
    }
}
