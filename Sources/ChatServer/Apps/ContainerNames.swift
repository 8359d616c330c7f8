import ChatModels
import Crypto
import Foundation

/// What the folders are called in which apps keep their files. An app sees the name of its own, as `HOME`, and learns nothing
/// of its person or device by it.
struct ContainerNames: Sendable {
    private let key: SymmetricKey

    init(secret: Data) {
        // A key of its own: the same secret also derives the identifiers that apps see.
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret), info: Data("parley-container".utf8), outputByteCount: 32)
    }

    /// 32 hexadecimal digits, always the same for an install of an app on a device.
    func name(of app: AppID, _ install: Int, _ device: DeviceID) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data(Self.oldName(of: app, install, device).utf8), using: key)
        return Data(code.prefix(16)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The name that named the device, which folders of older servers still have until their app is opened.
    static func oldName(of app: AppID, _ install: Int, _ device: DeviceID) -> String {
        (install == 0 ? "" : "\(install)_") + "\(device)_\(app)"
    }
}
