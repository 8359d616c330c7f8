import AppProtocol
import ChatModels
import DeviceHost
import Logging

// Processes that are started before the person opens their apps. Nothing that the device shows depends on them.
extension DeviceSession {
    /// Starts the app's process ahead: the person points at its icon. More than `ChatLimits.startsAheadPerMinuteMax` do nothing.
    /// - Throws: `ChatError`: `not_a_participant` for somebody who has left; `unknown_app` where the app is not installed on the device.
    nonisolated func startAhead(_ app: AppID) async throws {
        try await serially { session in
            try session.host.checkMembership()
            guard session.host.context.usableApps.contains(where: { $0.id == app }) else {
                throw ChatError(.unknownApp, "\(app) is not installed on this device.")
            }
            try session.start(app)
        }
    }

    /// Starts that of the app that the person has used last: a page of the device was opened.
    func startLastUsedAhead() {
        guard processes.isEmpty, host.context.takesPart, let app = world.apps.lastUsed[context.device],
            host.context.usableApps.contains(where: { $0.id == app })
        else { return }
        do {
            try start(app)
        } catch {
            logger.notice("cannot start an app ahead", metadata: ["app": "\(app)", "error": "\(error)"])
        }
    }

    private func start(_ app: AppID) throws {
        guard startsAhead.admit(at: world.now()) != nil else { return }
        try world.apps.startAhead(
            app, install: host.context.setup.install(of: app), for: context.device, on: executor)
    }
}
