import AppHost
import ChatModels
import ChatStore
import Hummingbird
import Logging

// Adds and removes apps of people, and tells their devices.
extension Chat {
    /// Puts an app on all devices of somebody; where it is offered because they have tapped a message, it opens with that message.
    func add(_ app: AppID, for person: PersonID) async throws {
        try await world.database.addApp(app, for: person)
        try await readSetups(of: person)
    }

    /// Takes an app from all devices of somebody, with what it has kept there.
    func remove(_ app: AppID, of person: PersonID) async throws {
        let removed = try await world.database.removeApp(app, of: person)
        // Also where the devices cannot be told: the store says that nothing is kept.
        defer { for install in removed { world.removeContainer(of: install) } }
        try await readSetups(of: person)
    }

    private func readSetups(of person: PersonID) async throws {
        for device in try await world.database.signIns(of: person) { await readSetup(of: device.id) }
    }

    /// Has the device's sessions read anew which apps it has. One that has ended keeps no other from it.
    func readSetup(of device: DeviceID) async {
        for session in registry.sessions(of: device) {
            do {
                try await session.readSetup()
            } catch {
                world.logger.warning(
                    "cannot tell a device of its apps", metadata: ["device": "\(device)", "error": "\(error)"])
            }
        }
    }

    /// Returns the app that the address names.
    /// - Throws: `ChatError`: `unknown_app`.
    func app(_ context: ChatRequestContext) throws(ChatError) -> (id: AppID, bundle: AppBundle) {
        guard let id = context.parameters.get("app").flatMap(AppID.init(rawValue:)),
            let bundle = world.apps.installed.bundles[id]
        else { throw ChatError(.unknownApp, "There is no such app.") }
        return (id, bundle)
    }
}
