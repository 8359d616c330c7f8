import AppHost
import ChatModels
import Hummingbird

/// SwiftUI previews for app authors: `GET /previews` is the page, `/simulator/previews/{app}` lists the previews of one
/// app, and `…/{index}/light` or `…/{index}/dark` is a picture.
struct PreviewRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("previews", use: page)
        router.get("simulator/previews", use: apps)
        router.get("simulator/previews/:app", use: previews)
        router.get("simulator/previews/:app/:index/:scheme", use: picture)
    }

    @Sendable private func page(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.files.web(["previews.html"], for: request, context)
    }

    @Sendable private func apps(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(PreviewedApps(apps: chat.world.apps.installed.summaries))
    }

    @Sendable private func previews(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let previews = try await chat.previews.previews(of: app(context))
        return try .json(
            PreviewList(
                previews: previews.map { .init(name: $0.name, place: $0.place, hasPicture: $0.picture != nil) }))
    }

    @Sendable private func picture(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let previews = try await chat.previews.previews(of: app(context))
        guard let index = context.parameters.get("index").flatMap({ Int($0) }), previews.indices.contains(index),
            let picture = previews[index].picture, let scheme = context.parameters.get("scheme"),
            ["light", "dark"].contains(scheme)
        else { throw ChatError(.unknownPicture, "There is no such preview.") }
        return .picture(scheme == "dark" ? picture.dark : picture.light, mediaType: "image/png", cache: "no-store")
    }

    private func app(_ context: ChatRequestContext) throws -> AppID {
        guard let app = context.parameters.get("app").flatMap(AppID.init(rawValue:)) else {
            throw ChatError(.unknownApp, "There is no such app.")
        }
        return app
    }
}

/// Body of `GET /simulator/previews`.
private struct PreviewedApps: Encodable {
    var apps: [AppSummary]
}

/// Body of `GET /simulator/previews/{app}`.
private struct PreviewList: Encodable {
    struct Entry: Encodable {
        var name: String
        var place: String?
        var hasPicture: Bool
    }
    var previews: [Entry]
}
