import AppHost
import ChatModels
import CodedErrors
import Foundation
import ProgramRunner

/// Cache of the installed apps' rendered previews. They are rendered on first request, and again when the bundle is
/// another one, or was built anew.
actor PreviewStore {
    /// Bounds on what is drawn and kept. The default has none, for authors who look at their own apps.
    struct Limits: Sendable {
        var previewsPerAppMax = Int.max
        var appsMax = Int.max
        /// Bytes of the pictures of all apps.
        var byteCountMax = Int.max
        /// Previews that may end an app's process before the rest is left undrawn; nil for as many as the host lets.
        var failureCountMax: Int?
        /// Time after which an app that could not render is asked again: at the next request, as its author wants it.
        var failureTime = Duration.zero

        /// For the directory of apps: the first previews that have a picture.
        static let directory = Limits(
            previewsPerAppMax: ChatLimits.picturesPerAppMax, appsMax: ChatLimits.picturedAppsMax,
            byteCountMax: ChatLimits.picturesByteCountMax, failureCountMax: ChatLimits.pictureFailuresMax,
            failureTime: ChatLimits.pictureFailureTime)
    }

    private struct Drawing {
        var stamp: BundleStamp
        var task: Rendering
        /// Bytes of the pictures; 0 until they are drawn.
        var byteCount = 0
        /// When the app is asked again; nil unless it could not render.
        var retryTime: ContinuousClock.Instant?

        var isStillGood: Bool { retryTime.map { $0 > .now } ?? true }
    }
    private typealias Rendering = Task<[AppPreview], any Error>
    private let apps: AppShelf
    private let host: AppHost
    private let limits: Limits
    private let turns = ConcurrencyLimiter(countMax: 1, waitingCountMax: ChatLimits.picturesWaitingMax)
    private var drawings: [AppID: Drawing] = [:]
    /// Apps that have been drawn, the oldest drawing first.
    private var order: [AppID] = []

    init(apps: AppShelf, host: AppHost, limits: Limits = Limits()) {
        self.apps = apps
        self.host = host
        self.limits = limits
    }

    /// Returns the app's previews.
    /// - Throws: `unknown_app`; `previews_failed` where the app's process could not render them; `too_many_requests` where too many
    ///   others wait.
    func previews(of app: AppID) async throws -> [AppPreview] {
        guard let bundle = apps.installed.bundles[app] else { throw ChatError(.unknownApp, "There is no such app.") }
        let task = drawing(of: app, bundle).task
        do {
            let previews = try await task.value
            count(previews, of: app, task)
            return previews
        } catch let error as ChatError {
            forget(app, task)
            throw error
        } catch let error as any CodedError {
            // A shortage of processes, memory or disk passes: the next request tries again.
            let isShortage = error is ProgramError || (error as? AppHostError)?.code == .containerUnusable
            if isShortage { forget(app, task) } else { noteFailure(of: app, task) }
            throw ChatError(.previewsFailed, "\(bundle.displayName) could not draw its previews. \(error.message)")
        }
    }

    private func drawing(of app: AppID, _ bundle: AppBundle) -> Drawing {
        let stamp = BundleStamp(bundle)
        if let known = drawings[app], known.stamp == stamp, known.isStillGood { return known }
        let (host, limits, turns) = (host, limits, turns)
        let drawing = Drawing(
            stamp: stamp,
            task: Task {
                guard await turns.acquire() else {
                    throw ChatError(.tooManyRequests, "Too many apps are being drawn. Please try again in a moment.")
                }
                let drawn: Result<[AppPreview], any Error>
                do { drawn = .success(try await limits.previews(of: bundle, by: host)) } catch {
                    drawn = .failure(error)
                }
                await turns.release()
                return try drawn.get()
            })
        forget(app)
        if order.count >= limits.appsMax { forget(order[0]) }
        drawings[app] = drawing
        order.append(app)
        return drawing
    }

    /// Notes the bytes of an app's pictures, and forgets the oldest drawings until all fit into `byteCountMax`.
    private func count(_ previews: [AppPreview], of app: AppID, _ task: Rendering) {
        guard drawings[app]?.task == task else { return }
        drawings[app]?.byteCount = previews.reduce(0) { $0 + ($1.picture?.byteCount ?? 0) }
        while drawings.values.reduce(0, { $0 + $1.byteCount }) > limits.byteCountMax,
            let oldest = order.first(where: { (drawings[$0]?.byteCount ?? 0) > 0 })
        {
            forget(oldest)
        }
    }

    /// Sets when a failed app is asked again, once: later requests for the same failure do not put it off.
    private func noteFailure(of app: AppID, _ task: Rendering) {
        guard drawings[app]?.task == task, drawings[app]?.retryTime == nil else { return }
        drawings[app]?.retryTime = ContinuousClock.now + limits.failureTime
    }

    /// Forgets a drawing, unless another one has come in its place meanwhile.
    private func forget(_ app: AppID, _ task: Rendering) {
        if drawings[app]?.task == task { forget(app) }
    }

    private func forget(_ app: AppID) {
        drawings[app] = nil
        order.removeAll { $0 == app }
    }
}

extension PreviewStore.Limits {
    /// Returns all previews; with a limit of failures, the first that have a picture.
    fileprivate func previews(of bundle: AppBundle, by host: AppHost) async throws -> [AppPreview] {
        guard let failureCountMax else { return try await host.previews(of: bundle) }
        let drawn = try await host.previews(
            of: bundle, countMax: previewsPerAppMax, failureCountMax: failureCountMax)
        return Array(drawn.filter { $0.picture != nil }.prefix(previewsPerAppMax))
    }
}
