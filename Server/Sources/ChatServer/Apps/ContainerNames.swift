import ChatModels
import Foundation
import Hashing

/// Derives the names of the folders in which apps keep their files. An app sees the name of its own folder in `HOME`,
/// so a name must reveal nothing about the person or the device.
struct ContainerNames: Sendable {
    private let key: AuthenticationKey

    init(secret: Data) {
        // A separate derived key, because the same secret also derives the identifiers that apps see.
        key = AuthenticationKey(derivedFrom: secret, for: "parley-container")
    }

    /// Returns 32 hexadecimal digits, always the same for one install of an app on a device.
    func name(of app: AppID, _ install: Int, _ device: DeviceID) -> String {
        key.code(for: Data(Self.oldName(of: app, install, device).utf8)).prefix(16).hexadecimal
    }

    /// Returns the name that older servers used, which contains the device's identifier. Folders keep it until their
    /// app is launched.
    static func oldName(of app: AppID, _ install: Int, _ device: DeviceID) -> String {
        (install == 0 ? "" : "\(install)_") + "\(device)_\(app)"
    }
}
