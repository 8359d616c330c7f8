import ChatModels
import Foundation
import Hashing
import Hummingbird

/// Cookie that signs a browser in as one device. Its value is an HMAC with the server's secret. Its path is the
/// device's own, so that one browser can be signed in as several devices.
struct DeviceCookie: Sendable {
    private let key: AuthenticationKey

    init(secret: Data) {
        // A separate derived key, because the same secret also derives the identifiers that apps see.
        key = AuthenticationKey(derivedFrom: secret, for: "parley-device")
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
        return key.isCode(code, for: Data(device.rawValue.utf8))
    }

    /// Returns a cookie name that includes the port: cookies are shared across ports, and two simulators on one
    /// computer both have a `kate-phone`.
    private func name(_ request: Request) -> String {
        let port = request.head.authority?.split(separator: ":").last.flatMap { UInt16($0) } ?? 80
        return "parley-device-\(port)"
    }

    private func value(for device: DeviceID) -> String {
        key.code(for: Data(device.rawValue.utf8)).hexadecimal
    }
}
