import Foundation
import Observation

/// Keeps in the app's defaults what is known of tips: which were closed, how often they were shown, and what people did.
final class TipRecords: Observable, @unchecked Sendable {  // guarded by `lock`; `UserDefaults` guards itself
    static let shared = TipRecords()
    /// Number of kept donations of an event; older ones are forgotten.
    static let donationCountMax = 1000
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var configured = false
    private var revision: Int { 0 }
    private var defaults: UserDefaults { .standard }

    var isConfigured: Bool {
        registrar.access(self, keyPath: \.revision)
        return lock.withLock { configured }
    }

    func configure() {
        lock.withLock { configured = true }
        didChange()
    }

    func didChange() { registrar.withMutation(of: self, keyPath: \.revision) {} }

    func reason(_ id: String) -> Tips.InvalidationReason? {
        registrar.access(self, keyPath: \.revision)
        return defaults.string(forKey: "TipKit.closed.\(id)").flatMap(Tips.InvalidationReason.init)
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        defaults.set(reason.rawValue, forKey: "TipKit.closed.\(id)")
        didChange()
    }

    func displayCount(_ id: String) -> Int { defaults.integer(forKey: "TipKit.shown.\(id)") }
    func didDisplay(_ id: String) { defaults.set(displayCount(id) + 1, forKey: "TipKit.shown.\(id)") }

    func donations(_ id: String) -> [Tips.Event.Donation] {
        registrar.access(self, keyPath: \.revision)
        let data = defaults.data(forKey: "TipKit.event.\(id)")
        return data.flatMap { try? JSONDecoder().decode([Tips.Event.Donation].self, from: $0) } ?? []
    }

    func donate(_ id: String) {
        let all = (donations(id) + [Tips.Event.Donation(date: .now)]).suffix(Self.donationCountMax)
        defaults.set(try? JSONEncoder().encode(Array(all)), forKey: "TipKit.event.\(id)")
        didChange()
    }

    func reset() {
        for key in defaults.dictionaryRepresentation().keys where key.hasPrefix("TipKit.") {
            defaults.removeObject(forKey: key)
        }
        didChange()
    }
}
