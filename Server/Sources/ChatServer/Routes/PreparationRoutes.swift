import ChatModels
import DeviceHost
import Hummingbird

/// `DELETE …/preparations/{id}`: cancels the preparation of media for the draft.
struct PreparationRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).delete("preparations/:id", use: cancel)
    }

    @Sendable private func cancel(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let number = context.parameters.get("id").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "Media that is being made ready is counted from 1.")
        }
        try await chat.session(context).perform(.cancelPreparation(number))
        return .noContent
    }
}
