import Foundation
import Synchronization

/// Which languages write small whole numbers as Swift does: with the digits 0 to 9, and nothing else.
final class PlainDigits: Sendable {
    static let shared = PlainDigits()
    /// Locales that are remembered.
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
