import ChatModels
import DeviceHost
import Hummingbird

/// `PUT …/screen`: sizes of the app panel on the device, compact and expanded.
struct ScreenRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("screen", use: set)
    }

    @Sendable private func set(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.setScreen(try await request.json(ScreenBody.self), of: try request.page())
        return .noContent
    }
}
