import AppProtocol
package import ChatModels
package import Foundation
package import RenderTree

/// Where a live bubble stands.
package enum LivePlace: Hashable, Sendable {
    case entry(Int)
    /// In the input field.
    case draft

    /// As `LiveBubble.entry` names it.
    var entry: Int? { if case .entry(let sequence) = self { sequence } else { nil } }
}

/// Which live bubbles a person has in sight.
package struct LiveSight: Hashable, Sendable {
    /// Those on screen before those just outside.
    package var entries: [Int]
    package var draft: Bool
    /// What each bubble is offered, in points.
    package var size: TreeSize
    /// Those of `entries` that the host does not know yet (`DeviceHost.knows`), and that are bubbles.
    package var found: [FoundBubble]

    package init(entries: [Int], draft: Bool, size: TreeSize, found: [FoundBubble] = []) {
        self.entries = entries
        self.draft = draft
        self.size = size
        self.found = found
    }
}

/// A bubble of the log, with the bytes of its picture.
package struct FoundBubble: Hashable, Sendable {
    package var entry: LogEntry
    package var picture: Data?

    package init(entry: LogEntry, picture: Data?) {
        self.entry = entry
        self.picture = picture
    }
}

/// One instance of an app in its bubble.
struct LiveScene: Sendable {
    let instance: Int
    let address: SceneAddress
    let selection: Selection
    var look: BubbleLook?
    var hasAppeared = false
    /// When the person touched it, where that has not paid for a direct send yet. Milliseconds.
    var touchedAt: Int64?
    /// The same, where it has not opened an address yet.
    var addressTouch: Int64?
    var tree = NodeTree()

    /// What says nothing of its size takes all that it was offered.
    mutating func appear(in offer: TreeSize) {
        hasAppeared = true
        look = look ?? BubbleLook(size: offer)
    }
}

/// A bubble whose app has ended while it drew it.
struct FailedBubble: Hashable, Sendable {
    let instance: Int
    let message: AppMessage
    let reason: PanelFailure
}

/// The live bubbles of one device: what is in sight, what is drawn, what has failed.
struct LiveBubbles: Sendable {
    var entries: [Int] = []
    var seesDraft = false
    var offer = TreeSize(width: 300, height: 400)
    /// The bubbles of `entries`, those of them that may be drawn.
    var known: [Int: FoundBubble] = [:]
    var scenes: [LivePlace: LiveScene] = [:]
    private(set) var failures: [LivePlace: FailedBubble] = [:]
    /// A bubble has gone for which another will come into sight: until clients say so, no process is ended for want of
    /// something to draw.
    var awaitsReport = false
    /// What clients were told last.
    var told: [LiveBubble] = []

    /// Failures that are remembered, so that a bubble that crashes its app is not drawn again with each scroll.
    private static let failureCountMax = 64

    /// For clients, in the order of their instances.
    var shown: [LiveBubble] {
        let drawn = scenes.filter(\.value.hasAppeared).map { place, scene in
            LiveBubble(entry: place.entry, instance: scene.instance, look: scene.look)
        }
        let failed = failures.map { place, failure in
            LiveBubble(entry: place.entry, instance: failure.instance, failure: failure.reason)
        }
        return (drawn + failed).sorted { $0.instance < $1.instance }
    }

    /// In the order in which they came.
    var ordered: [LiveScene] { scenes.values.sorted { $0.instance < $1.instance } }

    func app(of place: LivePlace) -> AppID? { failures[place]?.message.app }

    func place(at address: SceneAddress) -> LivePlace? { scenes.first { $0.value.address == address }?.key }

    func place(of instance: Int) -> LivePlace? { scenes.first { $0.value.instance == instance }?.key }

    mutating func fail(_ place: LivePlace, _ reason: PanelFailure) {
        guard let scene = scenes.removeValue(forKey: place) else { return }
        failures[place] = FailedBubble(instance: scene.instance, message: scene.selection.message, reason: reason)
        guard failures.count > Self.failureCountMax else { return }
        if let oldest = failures.min(by: { $0.value.instance < $1.value.instance }) { failures[oldest.key] = nil }
    }

    /// Another bubble stands there now, or the person wants to try again.
    mutating func forgive(where isMeant: (LivePlace, FailedBubble) -> Bool) {
        failures = failures.filter { !isMeant($0.key, $0.value) }
    }

    mutating func forget(_ entry: Int) {
        entries.removeAll { $0 == entry }
        known[entry] = nil
        failures[.entry(entry)] = nil
    }
}
