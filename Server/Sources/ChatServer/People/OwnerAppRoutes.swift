import AppHost
import ChatModels
import ChatStore
import Hummingbird

/// `/owner/apps`: the apps of the server and their versions, and which of them people begin with who join.
struct OwnerAppRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("apps", use: apps)
            .post("apps", use: install)
            .post("apps/:app/undo", use: undo)
            .put("apps/:app/given", use: give)
            .delete("apps/:app/given", use: withhold)
    }

    @Sendable private func apps(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let withheld = try await chat.world.database.withheldApps()
        let (installed, before) = (chat.world.apps.installed, chat.installer.kept.versionsBefore())
        let apps = installed.summaries.map { app in
            OwnedApps.App(
                id: app.id, name: app.name, version: installed.bundles[app.id]?.version ?? "0",
                isGiven: !withheld.contains(app.id), versionBefore: before[app.id.rawValue])
        }
        return try .json(OwnedApps(apps: apps, problems: installed.problems))
    }

    @Sendable private func install(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        return try await change(.installedApp, context) {
            try await chat.installer.install(
                request.body, byteCount: request.headers[.contentLength].flatMap { Int($0) },
                checkOwner: { try await access.checkOwner(caller) })
        }
    }

    @Sendable private func undo(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let app = context.parameters.get("app") ?? ""
        return try await change(.undidApp, context) { try await chat.installer.undo(app) }
    }

    private func change(
        _ action: AuditLine.Action, _ context: ChatRequestContext, _ body: () async throws -> AppInstaller.Change
    ) async throws -> Response {
        let owner = try context.signedIn().person.id
        try access.rates.count(.newThings(owner), upTo: ChatLimits.newThingsPerMinuteMax)
        let (new, old) = try await body()
        let app = AppID(unchecked: new.identifier)
        try await chat.world.database.noteApp(
            action, "\(new.displayName) \(new.version)", by: owner, at: chat.world.now())
        chat.useInstalledApps()
        return try .json(
            AppInstallation(app: app, name: new.displayName, version: new.version, replaced: old?.version),
            status: .created)
    }

    @Sendable private func give(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await setGiven(true, context)
    }

    @Sendable private func withhold(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await setGiven(false, context)
    }

    private func setGiven(_ isGiven: Bool, _ context: ChatRequestContext) async throws -> Response {
        try await chat.world.database.setGiven(
            isGiven, try chat.app(context).id, by: context.signedIn().person.id, at: chat.world.now())
        return .noContent
    }
}
