import ChatModels
import ChatStore
import Hummingbird

/// `DELETE /simulator/devices/{device}/processes`: kills the processes of all apps that run on a simulated device, as a
/// crash would end them, so that an author sees what survives one.
struct SimulatedProcessRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.delete("simulator/devices/:device/processes", use: kill)
    }

    @Sendable private func kill(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let devices = try await chat.world.database.devices(in: chat.conversation.id).map(\.device)
        guard let device = context.parameters.get("device").flatMap(DeviceID.init(rawValue:)), devices.contains(device)
        else { throw ChatError(.unknownDevice, "There is no such device.") }
        var count = 0
        for session in chat.registry.sessions(of: device) { count += try await session.killApps() }
        guard count > 0 else { throw ChatError(.panelNotOpen, "No app runs on this phone.") }
        return .noContent
    }
}
