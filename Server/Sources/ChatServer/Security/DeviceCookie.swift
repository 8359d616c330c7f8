import ChatModels
import Foundation
import Hashing
import Hummingbird
import Synchronization

/// Cookie that signs a browser in as one device. Its value is an HMAC with the server's secret. Its path is the
/// device's own, so that one browser can be signed in as several devices.
final class DeviceCookie: Sendable {
    /// Most values that are remembered; with one more all are forgotten.
    private static let valueCountMax = 16_384

    private let key: AuthenticationKey
    /// Values that have been computed, by device.
    private let values = Mutex<[DeviceID: String]>([:])

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
        guard let given = request.cookies[name(request)]?.value else { return false }
        return Data(given.utf8).isEqualInConstantTime(to: Data(value(for: device).utf8))
    }

    /// Returns a cookie name that includes the port: cookies are shared across ports, and two simulators on one
    /// computer both have a `kate-phone`.
    private func name(_ request: Request) -> String {
        let port = request.head.authority?.split(separator: ":").last.flatMap { UInt16($0) } ?? 80
        return "parley-device-\(port)"
    }

    private func value(for device: DeviceID) -> String {
        if let known = values.withLock({ $0[device] }) { return known }
        let value = key.code(for: Data(device.rawValue.utf8)).hexadecimal
        values.withLock { values in
            if values.count >= Self.valueCountMax { values = [:] }
            values[device] = value
        }
        return value
    }
}
