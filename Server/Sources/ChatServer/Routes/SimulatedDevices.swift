import ChatModels
import ChatStore

/// Body of `GET /simulator`.
struct SimulatedDevices: Encodable {
    struct Device: Encodable {
        var device: DeviceID
        /// Label of the phone in the simulator.
        var person: String
        var name: String
        var conversation: ConversationID
        /// Whether the person still takes part in the conversation.
        var takesPart: Bool
        var isOld: Bool
        /// All apps of the server, installed on the device or not.
        var apps: [App]
    }

    struct App: Encodable {
        var id: AppID
        var name: String
        var isInstalled: Bool
    }

    /// Access to the simulator for another device on the network.
    struct Guests: Encodable {
        /// One-time address for the browser.
        var address: String
        var code: QRCode

        init?(address: String) {
            guard let code = QRCode(address) else { return nil }
            self.address = address
            self.code = code
        }
    }

    var devices: [Device]
    /// Nil where only this computer may reach the server, and for guests.
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
