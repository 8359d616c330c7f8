import ChatModels
import DeviceHost
import Hummingbird

/// `…/live`: which live bubbles are visible on the page, and retrying a failed one.
struct LiveRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("live", use: see).post("live/:place/retry", use: retry)
    }

    @Sendable private func see(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let body = try await request.json(LiveBody.self)
        guard body.entries.count <= ChatLimits.liveEntryCountMax else {
            throw ChatError(.badNumber, "At most \(ChatLimits.liveEntryCountMax) live bubbles are in sight.")
        }
        try await session.see(body, on: try request.page())
        return .noContent
    }

    @Sendable private func retry(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let place = context.parameters.get("place")
        guard
            let place = place == "draft"
                ? LiveBubbleLocation.draft : place.flatMap({ Int($0) }).map(LiveBubbleLocation.entry)
        else {
            throw ChatError(.badNumber, "A bubble is named by its entry, or is the draft.")
        }
        try await session.perform(.retryLive(place))
        return .noContent
    }
}
