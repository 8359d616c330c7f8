import ChatModels
import ChatStore
import Hummingbird

/// The pages, and what they are made of. Opening a page signs the browser in: the simulator's as every device, a
/// device's own as that one.
struct PageRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("/", use: simulator)
        router.get("simulator", use: devices)
        router.get("devices/:device", use: device)
        router.get("web/**", use: webFile)
        router.get("fonts/:font", use: font)
    }

    @Sendable private func simulator(_ request: Request, context: ChatRequestContext) async throws -> Response {
        var response = try await chat.files.web(["simulator.html"], context)
        for member in chat.members { response.setCookie(chat.cookie.cookie(for: member.device, on: request)) }
        return response
    }

    @Sendable private func devices(_ request: Request, context: ChatRequestContext) async throws -> Response {
        var listing = SimulatedDevices(devices: [])
        for member in chat.members {
            listing.devices.append(
                .init(
                    member, in: chat.conversation.id, setup: try await chat.world.database.setup(of: member.device),
                    apps: chat.world.apps.installed.summaries))
        }
        return try .json(listing)
    }

    @Sendable private func device(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let member = chat.members.first(where: { $0.device.rawValue == context.parameters.get("device") }) else {
            throw ChatError(.unknownDevice, "There is no such device.")
        }
        var response = try await chat.files.web(["device.html"], context)
        response.setCookie(chat.cookie.cookie(for: member.device, on: request))
        return response
    }

    @Sendable private func webFile(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.files.web(context.parameters.getCatchAll().map(String.init), context)
    }

    @Sendable private func font(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.files.font(context.parameters.get("font") ?? "", context)
    }
}
