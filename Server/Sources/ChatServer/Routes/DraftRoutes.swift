import ChatModels
import DeviceHost
import Hummingbird

/// `…/draft`: the text, message and files staged in the input field.
struct DraftRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("draft/text", use: setText).delete("draft", use: remove)
            .delete("draft/attachments/:place", use: removeAttachment)
    }

    @Sendable private func setText(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let text = try await request.json(DraftTextBody.self).text
        try await session.perform(.setDraftText(text, page: try request.page()))
        return .noContent
    }

    @Sendable private func removeAttachment(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let place = context.parameters.get("place").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "Files in the input field are counted from 0.")
        }
        try await chat.session(context).perform(.removeAttachment(place))
        return .noContent
    }

    /// Removes the staged message; the typed text stays.
    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.session(context).perform(.removeDraft)
        return .noContent
    }
}
