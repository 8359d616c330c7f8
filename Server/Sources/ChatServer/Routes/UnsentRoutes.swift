import ChatModels
import DeviceHost
import Hummingbird

/// `…/unsent/{key}`: retries or discards a direct send of an app that could not be stored.
struct UnsentRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .post("unsent/:key", use: retry)
            .delete("unsent/:key", use: discard)
    }

    @Sendable private func retry(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.session(context).perform(.retryUnsent(try key(context)))
        return .noContent
    }

    @Sendable private func discard(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.session(context).perform(.discardUnsent(try key(context)))
        return .noContent
    }

    private func key(_ context: ChatRequestContext) throws(ChatError) -> SendKey {
        guard let key = context.parameters.get("key").flatMap(SendKey.init(rawValue:)) else {
            throw ChatError(.unknownEntry, "There is nothing unsent of that key.")
        }
        return key
    }
}
