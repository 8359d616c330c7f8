import Foundation
import SwiftUI

/// A tally on one device: the counts of its messages, and what was counted here and not shared yet.
@MainActor @Observable final class TallyCounter {
    private(set) var tally: Tally
    /// This device's count as last shared.
    private(set) var shared = 0
    /// A problem, in words for the person.
    var problem: String?

    private let counter: String
    private let storage: UserDefaults

    /// - Parameter counter: The `localParticipantIdentifier`, this device's identifier for its own person.
    init(tally: Tally, counter: UUID, storage: UserDefaults = .standard) {
        self.counter = counter.uuidString
        self.storage = storage
        self.tally = Tally(id: tally.id, title: tally.title)
        merge(tally)
        self.tally.raise(self.counter, to: storage.integer(forKey: Self.key(tally, counter)))
    }

    var own: Int { tally.count(of: counter) }

    var hasNews: Bool { own > shared }

    func count() {
        tally.raise(counter, to: own + 1)
        if let counter = UUID(uuidString: counter) { storage.set(own, forKey: Self.key(tally, counter)) }
    }

    /// Merges the counts of another message of the same tally.
    func merge(_ other: Tally) {
        for (counter, count) in other.counts { tally.raise(counter, to: count) }
        shared = max(shared, other.count(of: counter))
    }

    /// Records that the current count was sent.
    func didShare() { shared = own }

    private static func key(_ tally: Tally, _ counter: UUID) -> String { "tally.\(tally.id.uuidString).\(counter)" }

    // MARK: Sharing between views

    private struct Reference { weak var counter: TallyCounter? }
    private static var shown: [String: Reference] = [:]

    /// Returns the one counter that the panel and bubbles of a tally in this process share.
    static func shown(_ tally: Tally, counter: UUID) -> TallyCounter {
        shown = shown.filter { $0.value.counter != nil }
        if let known = shown[key(tally, counter)]?.counter {
            known.merge(tally)
            return known
        }
        let new = TallyCounter(tally: tally, counter: counter)
        shown[key(tally, counter)] = Reference(counter: new)
        return new
    }
}
