import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import Logging
import RenderTree

// App processes of the device.
extension DeviceSession {
    func launch(_ app: AppID, as number: ProcessID) async throws {
        do {
            let (apps, device, install) = (world.apps, context.device, host.context.setup.install(of: app))
            let process = try await awayFromLoop {
                try await apps.launch(app, install: install, for: device, on: self.executor)
            }
            do {
                // Each output waits for its turn in the queue (backpressure): an app that sends faster than it is served
                // fills its own pipe.
                try world.background.start {
                    await withTaskExecutorPreference(self.executor) {
                        for await output in process.output { await self.handleSerially(output, of: number) }
                    }
                }
            } catch {
                // Nobody would read its output or end it.
                process.terminate()
                throw error
            }
            processes[number] = process
            inspectOutput(of: process)
        } catch {
            logger.error("cannot start an app", metadata: ["app": "\(app)", "error": "\(error)"])
            let failure = PanelFailure(error, atStartOf: world.apps.installed.name(of: app))
            try await handle(.ended(process: number, failure))
        }
    }

    /// Kills the processes of all apps of the device. The host hears of their ends as of crashes.
    /// - Returns: their number.
    nonisolated func killApps() async throws -> Int {
        try await serially { session in
            guard !session.processes.isEmpty else { return 0 }
            session.inspect(InspectedEvent(.person, "kills the app"))
            for process in session.processes.values { process.kill() }
            return session.processes.count
        }
    }

    private nonisolated func handleSerially(_ output: AppProcessOutput, of number: ProcessID) async {
        do {
            // Reading the executable takes a moment, in which the device's other events go on.
            let report =
                if case .ended(let end) = output {
                    await awayFromLoop { await self.report(of: number, end) }
                } else {
                    CrashReport?.none
                }
            try await seriallyAlways { try await $0.handle(output, of: number, report) }
        } catch {
            // Reading goes on after an error: only so is the end of the process seen and reported to the person.
            // A session that has ended, as at each stop of the server, has itself ended its apps, whose last words nobody waits for.
            guard !jobs.isClosed else { return }
            logger.error("cannot handle output of an app", metadata: ["process": "\(number)", "error": "\(error)"])
        }
    }

    /// Opens a media file that the visible tree of an app plays.
    func openedFile(_ id: AssetID, instance: InstanceID) -> OpenedFile? {
        host.file(id, instance: instance).flatMap { app, file in
            world.apps.open(file, of: app, install: host.context.setup.install(of: app), for: context.device)
        }
    }

    private func handle(
        _ output: AppProcessOutput, of number: ProcessID, _ report: CrashReport?
    ) async throws {
        switch output {
        case .request(let id, let request):
            try await handle(.requested(process: number, id: id, request))
        case .notification(let notification) where notification.isLarge:
            // Other people's sessions share the loop.
            _ = try await standingBack { try await self.handle(.notified(process: number, notification)) }
        case .notification(let notification):
            try await handle(.notified(process: number, notification))
        case .ended(let end):
            processes[number] = nil
            let app = host.app(ofProcess: number).map(world.apps.installed.name(of:)) ?? "The app"
            logger.info("app process ended", metadata: ["end": "\(end)"])
            if let report { tell(report, of: app) }
            try await handle(.ended(process: number, PanelFailure(end, of: app, report)))
        }
    }
}

extension AppNotification {
    /// Whether a change of a scene is as large as frames that are decoded away from the loops.
    fileprivate var isLarge: Bool {
        guard case .patch(_, let patch) = self else { return false }
        return patch.json.map { $0.bytes.count > AppHostLimits().loopFrameByteCountMax } ?? true
    }
}
