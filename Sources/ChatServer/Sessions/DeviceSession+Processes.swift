import AppHost
import ChatModels
import DeviceHost
import Logging
import RenderTree

// App processes of the device.
extension DeviceSession {
    func launch(_ app: AppID, instance: Int) async throws {
        do {
            let process = try await world.apps.launch(
                app, install: host.context.setup.install(of: app), for: context.device)
            // Each output waits for its turn: an app that talks faster than it is served fills its own pipe.
            try world.background.start {
                for await output in process.output { await self.takeSerially(output, instance) }
            }
            processes[instance] = process
        } catch {
            logger.error("cannot start an app", metadata: ["app": "\(app)", "error": "\(error)"])
            let failure = PanelFailure(error, atStartOf: world.apps.installed.name(of: app))
            try await handle(.ended(instance: instance, failure))
        }
    }

    private nonisolated func takeSerially(_ output: AppProcessOutput, _ instance: Int) async {
        do {
            try await seriallyAlways { try await $0.take(output, instance) }
        } catch {
            // The app is read on: only so does its end come, by which the person is told.
            logger.error("cannot take what an app says", metadata: ["process": "\(instance)", "error": "\(error)"])
        }
    }

    /// What the tree of an app on screen plays.
    func openedFile(_ id: AssetID, instance: Int) -> OpenedFile? {
        host.file(id, instance: instance).flatMap { app, file in
            world.apps.open(file, of: app, install: host.context.setup.install(of: app), for: context.device)
        }
    }

    private func take(_ output: AppProcessOutput, _ instance: Int) async throws {
        switch output {
        case .request(let id, let request):
            try await handle(.requested(instance: instance, id: id, request))
        case .notification(let notification):
            try await handle(.notified(instance: instance, notification))
        case .ended(let end):
            processes[instance] = nil
            let app = host.app(ofProcess: instance).map(world.apps.installed.name(of:)) ?? "The app"
            logger.info("app process ended", metadata: ["end": "\(end)"])
            try await handle(.ended(instance: instance, PanelFailure(end, of: app)))
        }
    }
}
