import ChatModels
import ChatStore
import DeviceHost
import Hummingbird
import Logging

/// `…/notices/{app}`: notices of an app. `PUT …/permission` says whether they are shown to the person, `POST …/open` opens the app by one.
struct NoticeRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .put("notices/:app/permission", use: setPermission)
            .post("notices/:app/open", use: open)
    }

    @Sendable private func setPermission(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkParticipant()
        let isAllowed = try await request.json(NoticePermissionBody.self).isAllowed
        let app = try app(context)
        let person = session.context.person
        try await chat.world.database.setNoticePermission(isAllowed, of: app, for: person)
        for each in chat.registry.sessions(of: person) {
            await each.tell(app, isAllowed: isAllowed)
        }
        return .noContent
    }

    @Sendable private func open(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkParticipant()
        try await session.openNotice(try await request.json(OpenNoticeBody.self).identifier, of: try app(context))
        return .noContent
    }

    private func app(_ context: ChatRequestContext) throws(ChatError) -> AppID {
        guard let app = context.parameters.get("app").flatMap(AppID.init(rawValue:)),
            chat.world.apps.installed.bundles[app] != nil
        else { throw ChatError(.unknownApp, "There is no such app.") }
        return app
    }
}

extension DeviceSession {
    fileprivate nonisolated func checkParticipant() async throws {
        try await serially { try $0.host.checkMembership() }
    }

    /// Tells the app of the person's answer, which is stored: that a session fails concerns no other.
    fileprivate nonisolated func tell(_ app: AppID, isAllowed: Bool) async {
        do {
            try await seriallyAlways { session in
                _ = try await session.handle(.noticePermission(app, isAllowed: isAllowed))
            }
        } catch {
            logger.error("cannot tell an app that notices are allowed or not", metadata: ["error": "\(error)"])
        }
    }
}
