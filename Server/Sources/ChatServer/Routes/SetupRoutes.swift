import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// Apps and system of the device: `PUT …/apps/{app}` installs an app, `DELETE` uninstalls it and deletes its container,
/// and `PUT …/system` switches between an old system and a current one. Of real people an app is on all devices or on none.
struct SetupRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .put("apps/:app", use: install)
            .delete("apps/:app", use: uninstall)
            .put("system", use: setSystem)
    }

    @Sendable private func install(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (session, app) = try await sessionAndApp(context)
        if let access = chat.people {
            try access.rates.count(.newThings(session.context.person), upTo: ChatLimits.newThingsPerMinuteMax)
            try await chat.add(app, for: session.context.person)
        } else {
            try await chat.world.database.install(app, on: session.context.device)
            await chat.readSetup(of: session.context.device)
        }
        return .noContent
    }

    @Sendable private func uninstall(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (session, app) = try await sessionAndApp(context)
        if let access = chat.people {
            try access.rates.count(.newThings(session.context.person), upTo: ChatLimits.newThingsPerMinuteMax)
            try await chat.remove(app, of: session.context.person)
            return .noContent
        }
        let device = session.context.device
        try await chat.world.database.uninstall(app, from: device)
        await chat.readSetup(of: device)
        let install = try await chat.world.database.setup(of: device).install(of: app)
        chat.world.removeContainer(of: RemovedInstall(device: device, app: app, install: install))
        return .noContent
    }

    @Sendable private func setSystem(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let isOld = try await request.json(SystemBody.self).isOld
        try await chat.world.database.setOld(isOld, session.context.device)
        await chat.readSetup(of: session.context.device)
        return .noContent
    }

    private func sessionAndApp(_ context: ChatRequestContext) async throws -> (DeviceSession, AppID) {
        (try await chat.session(context), try chat.app(context).id)
    }
}

extension DeviceSession {
    /// Reloads the setup and hands it to the host. Runs in the session's queue, so that of two changes the later one
    /// wins.
    nonisolated func readSetup() async throws {
        try await serially { session in
            let setup = try await session.world.database.setup(of: session.context.device)
            let wasOld = session.host.context.setup.isOld
            try await session.handle(.setUp(setup))
            if setup.isOld != wasOld { try await session.publishTranscript() }
        }
    }
}
