import Foundation
import Synchronization

/// Cache of whether a locale formats small integers as Swift does, with the digits 0 to 9 only.
final class PlainDigits: Sendable {
    static let shared = PlainDigits()
    /// Maximum number of cached locales.
    private static let countMax = 100
    private let known = Mutex<[String: Bool]>([:])

    func areUsed(in locale: Locale) -> Bool {
        let name = locale.identifier
        if let known = known.withLock({ $0[name] }) { return known }
        let areUsed = 120.formatted(.number.locale(locale)) == "120"
        known.withLock {
            if $0.count >= Self.countMax { $0 = [:] }
            $0[name] = areUsed
        }
        return areUsed
    }
}
