import ChatModels
import Crypto
import Foundation
import Hummingbird
import Transcript

/// Signs a browser in as one device. The value cannot be made without the server's secret, and the browser sends it
/// only to that device's own paths, so that several devices are signed in side by side.
struct DeviceCookie: Sendable {
    private let key: SymmetricKey

    init(secret: Data) {
        // A key of its own: the same secret also derives the identifiers that apps see.
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret), info: Data("parley-device".utf8), outputByteCount: 32)
    }

    func cookie(for device: DeviceID, on request: Request) -> Cookie {
        Cookie(
            name: name(request), value: value(for: device), path: "/devices/\(device)", httpOnly: true,
            sameSite: .strict)
    }

    func signsIn(_ request: Request, as device: DeviceID) -> Bool {
        guard let value = request.cookies[name(request)]?.value, let code = Data(hexadecimal: value) else {
            return false
        }
        return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(device.rawValue.utf8), using: key)
    }

    /// Browsers do not tell ports apart, and two simulators on one computer have a `kate-phone` each.
    private func name(_ request: Request) -> String {
        let port = request.head.authority?.split(separator: ":").last.flatMap { UInt16($0) } ?? 80
        return "parley-device-\(port)"
    }

    private func value(for device: DeviceID) -> String {
        HMAC<SHA256>.authenticationCode(for: Data(device.rawValue.utf8), using: key).hexadecimal
    }
}
