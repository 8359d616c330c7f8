import ChatModels
import ChatStore

/// `GET /simulator`.
struct SimulatedDevices: Encodable {
    struct Device: Encodable {
        var device: DeviceID
        /// The name that the phone is labelled with.
        var person: String
        var name: String
        var conversation: ConversationID
        /// False for somebody who has left.
        var takesPart: Bool
        var isOld: Bool
        /// All that the server has.
        var apps: [App]
    }

    struct App: Encodable {
        var id: AppID
        var name: String
        var isInstalled: Bool
    }

    /// How a device of the same network comes in.
    struct Guests: Encodable {
        /// Works once.
        var address: String
        var code: QRCode

        init?(address: String) {
            guard let code = QRCode(address) else { return nil }
            self.address = address
            self.code = code
        }
    }

    var devices: [Device]
    /// Nil where only this computer may talk to the server.
    var guests: Guests?
}

extension SimulatedDevices.Device {
    init(
        _ device: ConversationDevice, label: String, in conversation: ConversationID, setup: DeviceSetup,
        apps: [AppSummary]
    ) {
        self.init(
            device: device.device, person: label, name: device.person.name, conversation: conversation,
            takesPart: device.takesPart, isOld: setup.isOld,
            apps: apps.map {
                SimulatedDevices.App(id: $0.id, name: $0.name, isInstalled: !setup.removedApps.contains($0.id))
            })
    }
}
