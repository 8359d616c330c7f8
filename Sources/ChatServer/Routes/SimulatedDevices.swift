import ChatModels

/// `GET /simulator`.
struct SimulatedDevices: Encodable {
    struct Device: Encodable {
        var device: DeviceID
        /// The name that the phone is labelled with.
        var person: String
        var conversation: ConversationID
        var isOld: Bool
        /// All that the server has.
        var apps: [App]
    }

    struct App: Encodable {
        var id: AppID
        var name: String
        var isInstalled: Bool
    }

    var devices: [Device]
}

extension SimulatedDevices.Device {
    init(_ member: SimulatedMember, in conversation: ConversationID, setup: DeviceSetup, apps: [AppSummary]) {
        self.init(
            device: member.device, person: member.label, conversation: conversation, isOld: setup.isOld,
            apps: apps.map {
                SimulatedDevices.App(id: $0.id, name: $0.name, isInstalled: !setup.removedApps.contains($0.id))
            })
    }
}
