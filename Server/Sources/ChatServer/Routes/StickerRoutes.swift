import ChatModels
import ChatStore
import DeviceHost
import Hummingbird
import Transcript

/// `…/stickers`: places and removes stickers on bubbles.
struct StickerRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .post("stickers", use: place)
            .delete("stickers/:placement", use: remove)
    }

    @Sendable private func place(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let body = try await request.json(PlaceStickerBody.self)
        return .json(try await session.place(body), status: .created)
    }

    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let placement = context.parameters.get("placement").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "A sticker on a bubble has the number of its entry.")
        }
        try await chat.session(context).removeSticker(placement)
        return .noContent
    }
}
