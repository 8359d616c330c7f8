import AppHost
import ChatModels
import ChatStore
import Hummingbird

/// `/account/apps`: the apps of the server, and which of them the caller has.
struct AppDirectoryRoutes {
    /// Pictures change with the app, which is seldom; a page asks for them anew after an hour.
    private static let cache = "private, max-age=3600"

    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account/apps", use: apps)
            .get("account/apps/:app", use: details)
            .put("account/apps/:app", use: get)
            .delete("account/apps/:app", use: remove)
            .get("account/apps/:app/icon", use: icon)
            .get("account/apps/:app/pictures", use: pictures)
            .get("account/apps/:app/pictures/:index/:scheme", use: picture)
    }

    @Sendable private func apps(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let lacked = try await chat.world.database.lackedApps(of: context.signedIn().person.id)
        let installed = chat.world.apps.installed
        let apps = installed.summaries.compactMap { app in
            installed.bundles[app.id].map { ListedApp(app.id, $0, isMine: !lacked.contains(app.id)) }
        }
        return try .json(AppDirectory(apps: apps))
    }

    @Sendable private func details(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let me = try context.signedIn().person.id
        let (app, bundle) = try chat.app(context)
        let isMine = try await !chat.world.database.lackedApps(of: me).contains(app)
        return try .json(
            AppDetails(
                app: ListedApp(app, bundle, isMine: isMine), author: bundle.author,
                hosts: bundle.networkHosts.map { "\($0)" }, isForMedia: bundle.contexts.contains(.media),
                byteCount: chat.world.apps.installed.byteCounts[app] ?? 0,
                users: try await chat.world.database.users(of: app, seenBy: me)))
    }

    @Sendable private func get(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (me, app) = try countedChange(context)
        try await chat.add(app, for: me)
        return .noContent
    }

    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (me, app) = try countedChange(context)
        try await chat.remove(app, of: me)
        return .noContent
    }

    private func countedChange(_ context: ChatRequestContext) throws -> (PersonID, AppID) {
        let me = try context.signedIn().person.id
        let app = try chat.app(context).id
        try access.rates.count(.newThings(me), upTo: ChatLimits.newThingsPerMinuteMax)
        return (me, app)
    }

    @Sendable private func icon(_ request: Request, context: ChatRequestContext) async throws -> Response {
        .icon(of: try chat.app(context).bundle)
    }

    @Sendable private func pictures(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(AppPictures(names: try await drawn(context).map(\.name)))
    }

    @Sendable private func picture(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let previews = try await drawn(context)
        guard let index = context.parameters.get("index").flatMap({ Int($0) }), previews.indices.contains(index),
            let picture = previews[index].picture, let scheme = context.parameters.get("scheme"),
            ["light", "dark"].contains(scheme)
        else { throw ChatError(.unknownPicture, "There is no such picture.") }
        return .picture(
            scheme == "dark" ? picture.dark : picture.light, mediaType: "image/png", cache: Self.cache)
    }

    private func drawn(_ context: ChatRequestContext) async throws -> [AppPreview] {
        try await chat.previews.previews(of: chat.app(context).id)
    }
}

extension ListedApp {
    fileprivate init(_ id: AppID, _ bundle: AppBundle, isMine: Bool) {
        self.init(id: id, name: bundle.displayName, version: bundle.version, about: bundle.about, isMine: isMine)
    }
}
