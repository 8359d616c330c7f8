import AppProtocol
public import ChatModels
public import Foundation
public import RenderTree

/// Location of a live bubble.
public enum LiveBubbleLocation: Hashable, Sendable {
    case entry(Int)
    /// The input field.
    case draft

    /// Number of the entry, as in `LiveBubble.entry`; nil for the draft.
    var entry: Int? { if case .entry(let sequence) = self { sequence } else { nil } }
}

/// Live bubbles that are visible on a page.
public struct LiveSight: Hashable, Sendable {
    /// Numbers of the entries: those on screen before those just outside.
    public var entries: [Int]
    public var draft: Bool
    /// Size proposed to each bubble, in points.
    public var size: TreeSize
    /// Bubbles of `entries` that the host does not know yet (`DeviceHost.knows`) and that are live bubbles.
    public var found: [FoundBubble]

    public init(entries: [Int], draft: Bool, size: TreeSize, found: [FoundBubble] = []) {
        self.entries = entries
        self.draft = draft
        self.size = size
        self.found = found
    }
}

/// A bubble's entry with the bytes of its picture.
public struct FoundBubble: Hashable, Sendable {
    public var entry: LogEntry
    public var picture: Data?

    public init(entry: LogEntry, picture: Data?) {
        self.entry = entry
        self.picture = picture
    }
}

/// A live bubble whose app ended unexpectedly.
struct FailedBubble: Hashable, Sendable {
    let instance: InstanceID
    let message: AppMessage
    let reason: PanelFailure
}

/// Live bubbles of one device: which are visible, and which have failed. `DeviceHost.scenes` draw the others.
struct LiveBubbles: Sendable {
    var entries: [Int] = []
    var seesDraft = false
    var offer = TreeSize(width: 300, height: 400)
    /// Bubbles of `entries` that are known to be live.
    var known: [Int: FoundBubble] = [:]
    private(set) var failures: [LiveBubbleLocation: FailedBubble] = [:]
    /// Whether a bubble was removed that another is about to replace: until clients report what they show, idle
    /// processes are kept for it.
    var keepsIdleProcesses = false
    /// Live bubbles last published to clients.
    var published: [LiveBubble] = []

    /// Whether there is nothing to draw, to close or to tell: so on most devices, for whatever happens.
    var isUntouched: Bool { entries.isEmpty && !seesDraft && failures.isEmpty && published.isEmpty }

    /// Most remembered failures. They are remembered so that a bubble that crashes its app is not drawn again with each
    /// scroll.
    private static let failureCountMax = 64

    /// Failed bubbles for clients, in any order.
    var failed: [LiveBubble] {
        failures.map { place, failure in
            LiveBubble(entry: place.entry, instance: failure.instance, failure: failure.reason)
        }
    }

    func app(of place: LiveBubbleLocation) -> AppID? { failures[place]?.message.app }

    /// Keeps the failure of a bubble whose process has ended; forgets the bubble where the host terminated it.
    mutating func lose(_ scene: HostedScene, _ reason: PanelFailure?) {
        guard let place = scene.bubble, let message = scene.selection?.message else { return }
        guard let reason else {
            if let sequence = place.entry { forget(sequence) }
            return
        }
        failures[place] = FailedBubble(instance: scene.instance, message: message, reason: reason)
        guard failures.count > Self.failureCountMax else { return }
        if let oldest = failures.min(by: { $0.value.instance < $1.value.instance }) { failures[oldest.key] = nil }
    }

    /// Clears failures, after another bubble took the place or the person asked to retry.
    mutating func forgive(where isMeant: (LiveBubbleLocation, FailedBubble) -> Bool) {
        failures = failures.filter { !isMeant($0.key, $0.value) }
    }

    mutating func forget(_ entry: Int) {
        entries.removeAll { $0 == entry }
        known[entry] = nil
        failures[.entry(entry)] = nil
    }
}
