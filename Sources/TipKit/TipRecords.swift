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
    /// Values of parameters that are forgotten when the app ends, by their key.
    private var transients: [String: Data] = [:]
    /// Whether all tips, and those of certain types, are shown whatever their rules say; nil leaves that to the rules.
    private var testing: (all: Bool?, kinds: [ObjectIdentifier: Bool]) = (nil, [:])
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

    /// Lets a tip be shown as if it had never been.
    func forget(_ id: String) {
        defaults.removeObject(forKey: "TipKit.closed.\(id)")
        defaults.removeObject(forKey: "TipKit.shown.\(id)")
        didChange()
    }

    func donations<Info>(_ id: String) -> [Tips.Event<Info>.Donation] {
        registrar.access(self, keyPath: \.revision)
        let data = defaults.data(forKey: "TipKit.event.\(id)")
        return data.flatMap { try? JSONDecoder().decode([Tips.Event<Info>.Donation].self, from: $0) } ?? []
    }

    func donate<Info>(_ donation: Tips.Event<Info>.Donation, _ id: String) {
        let all = (donations(id) + [donation]).suffix(Self.donationCountMax)
        defaults.set(try? JSONEncoder().encode(Array(all)), forKey: "TipKit.event.\(id)")
        didChange()
    }

    func transient(_ key: String) -> Data? {
        registrar.access(self, keyPath: \.revision)
        return lock.withLock { transients[key] }
    }

    func setTransient(_ data: Data?, _ key: String) { lock.withLock { transients[key] = data } }

    func reset() {
        for key in defaults.dictionaryRepresentation().keys where key.hasPrefix("TipKit.") {
            defaults.removeObject(forKey: key)
        }
        lock.withLock { transients = [:] }
        didChange()
    }

    func isShownForTesting(_ kind: ObjectIdentifier) -> Bool? {
        registrar.access(self, keyPath: \.revision)
        return lock.withLock { testing.kinds[kind] ?? testing.all }
    }

    /// Shows or hides all tips; nil leaves each to its rules again.
    func test(all areShown: Bool?) {
        lock.withLock { testing = (areShown, [:]) }
        didChange()
    }

    func test(_ kinds: [ObjectIdentifier], areShown: Bool) {
        lock.withLock { for kind in kinds { testing.kinds[kind] = areShown } }
        didChange()
    }
}
