import AppProtocol
import ChatModels
import DeviceHost
import Hummingbird

/// `…/panel`: the app panel of the device.
struct PanelRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .put("panel", use: open)
            .delete("panel", use: close)
            .post("panel/ahead", use: startAhead)
            .put("panel/style", use: setStyle)
            .put("panel/height", use: drag)
            .post("panel/input", use: input)
    }

    @Sendable private func open(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.perform(.openApp(try await request.json(OpenPanelBody.self).app))
        return .noContent
    }

    @Sendable private func startAhead(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.startAhead(try await request.json(OpenPanelBody.self).app)
        return .noContent
    }

    @Sendable private func close(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.session(context).perform(.closePanel)
        return .noContent
    }

    @Sendable private func setStyle(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let style = try await request.json(StyleBody.self).style
        guard style != .transcript else { throw ChatError(.malformedBody, "A panel is compact or expanded.") }
        try await session.perform(.setStyle(style))
        return .noContent
    }

    @Sendable private func drag(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.perform(.dragPanel(height: try await request.json(PanelHeightBody.self).height))
        return .noContent
    }

    @Sendable private func input(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let body = try await request.json(InputBody.self)
        try await withCheckedThrowingContinuation { answer in session.take(body) { answer.resume(with: $0) } }
        return .noContent
    }
}
