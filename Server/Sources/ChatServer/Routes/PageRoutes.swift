import ChatModels
import ChatStore
import Hummingbird

/// A device's own page, which signs the browser in as that device; static files and fonts, and the description of the interface.
struct PageRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("devices/:device", use: device)
        addFiles(to: router)
    }

    /// Registers the static files and fonts alone.
    func addFiles(to router: Router<ChatRequestContext>) {
        router.get("web/**", use: webFile)
        router.get("openapi.json", use: description)
        router.get("fonts/:font", use: font)
    }

    @Sendable private func device(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let devices = try await chat.world.database.devices(in: chat.conversation.id)
        guard let member = devices.first(where: { $0.device.rawValue == context.parameters.get("device") }) else {
            throw ChatError(.unknownDevice, "There is no such device.")
        }
        var response = try await chat.files.web(["device.html"], for: request, context)
        response.setCookie(chat.cookie.cookie(for: member.device, on: request))
        return response
    }

    @Sendable private func webFile(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.files.web(context.parameters.getCatchAll().map(String.init), for: request, context)
    }

    /// The description of this interface, which `Scripts/openapi` writes.
    @Sendable private func description(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.files.web(["openapi.json"], for: request, context)
    }

    @Sendable private func font(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let name = context.parameters.get("font") ?? ""
        guard let bundled = chat.world.apps.fonts[name] else {
            return try await chat.files.font(name, for: request, context)
        }
        return try await chat.files.font(bundled, for: request, context)
    }
}
