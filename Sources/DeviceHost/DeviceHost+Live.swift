import AppProtocol
public import ChatModels
import Foundation
import RenderTree
import Transcript

// Live bubbles: one scene of the app for each visible one, and for a staged one (docs/messages.md, B101–B109, rows 17,
// 18).
extension DeviceHost {
    /// Whether the host knows this entry, so that a `LiveSight` need not include it in `found`.
    public func knows(_ entry: Int) -> Bool { live.known[entry] != nil }

    mutating func see(_ sight: LiveSight) throws(ChatError) -> [Action] {
        try sight.check()
        live.keepsIdleProcesses = false
        live.entries = sight.entries
        live.seesDraft = sight.draft
        live.known = live.known.filter { sight.entries.contains($0.key) }
        for bubble in sight.found where sight.entries.contains(bubble.entry.sequence) {
            live.known[bubble.entry.sequence] = bubble
        }
        return resizeBubbles(to: sight.size)
    }

    /// Forgets the visible bubbles, because no page shows the conversation any more (B108).
    mutating func conversationHidden() -> [Action] {
        live.keepsIdleProcesses = false
        live.entries = []
        live.known = [:]
        live.seesDraft = false
        return []
    }

    /// Clears the failures of all bubbles of the app, since they have failed together.
    mutating func retry(_ place: LiveBubbleLocation) -> [Action] {
        guard let app = live.app(of: place) else { return [] }
        live.forgive { _, failed in failed.message.app == app }
        return []
    }

    private func mayDraw(_ message: AppMessage) -> Bool {
        message.state.isLive == true && context.takesPart && context.usableApps.contains { $0.id == message.app }
    }

    private mutating func resizeBubbles(to size: TreeSize) -> [Action] {
        guard size != live.offer else { return [] }
        live.offer = size
        return bubbleScenes.map { $0.address.perform(.resize(size)) }
    }

    // MARK: Reconciling scenes with visible bubbles

    /// Opens and closes scenes so that they match the wanted bubbles. Runs after every event, each of which may change
    /// what is staged, visible or in the log. Entries on screen take precedence over those just outside where not all
    /// can be drawn.
    mutating func reconcileLiveScenes() -> [Action] {
        if live.isUntouched, scenes.isEmpty, processes.isEmpty { return [] }
        live.forgive { place, failed in place == .draft && failed.message != draft.message }
        let wanted = wantedBubbles
        let closed = removeUnwantedScenes(wanted)
        let opening = wanted.flatMap { open($0.place, $0.selection) }
        // Ended last: a process that is terminated cannot host the scenes to be opened.
        let leaving = closed.flatMap { leave($0.address, keepsProcess: live.keepsIdleProcesses) }
        return closed.map { $0.address.perform(.deactivate) } + opening + leaving + endIdleProcesses()
            + publishLiveBubbles()
    }

    private var wantedBubbles: [(place: LiveBubbleLocation, selection: Selection)] {
        var wanted: [(place: LiveBubbleLocation, selection: Selection)] = []
        if live.seesDraft, let message = draft.message, mayDraw(message) {
            wanted.append((.draft, Selection(sender: context.person, message: message, picture: draft.picture)))
        }
        for sequence in live.entries {
            if let selection = live.known[sequence].flatMap(Selection.init), mayDraw(selection.message) {
                wanted.append((.entry(sequence), selection))
            }
        }
        return Array(wanted.prefix(policy.liveSceneCountMax))
    }

    /// Removes and returns the scenes that are no longer wanted, in order of creation.
    private mutating func removeUnwantedScenes(_ wanted: [(place: LiveBubbleLocation, selection: Selection)])
        -> [HostedScene]
    {
        let messages = Dictionary(wanted.map { ($0.place, $0.selection.message) }, uniquingKeysWith: { $1 })
        let closed = bubbleScenes.filter { scene in
            scene.bubble.flatMap { messages[$0] } != scene.selection?.message
        }
        for scene in closed { scenes[scene.instance] = nil }
        // The staged message is about to become a bubble; without this its app would have to be started again.
        if closed.contains(where: { $0.bubble == .draft }), !sending.isEmpty { live.keepsIdleProcesses = true }
        return closed
    }

    private mutating func open(_ place: LiveBubbleLocation, _ selection: Selection) -> [Action] {
        let isDrawn = scenes.values.contains { $0.bubble == place }
        guard !isDrawn, live.failures[place] == nil else { return [] }
        return openScene(.bubble(place), of: selection.message.app, .transcript, selection)
    }

    /// Ends processes that were kept for a bubble that did not become visible.
    private mutating func endIdleProcesses() -> [Action] {
        guard !live.keepsIdleProcesses else { return [] }
        let idle = processes.filter { !$0.value.isLeaving && !isInUse($0.key) }.keys.sorted()
        return idle.flatMap { end($0) }
    }

    mutating func publishLiveBubbles() -> [Action] {
        let shown = liveBubbles
        guard shown != live.published else { return [] }
        live.published = shown
        return [.publish(.live(shown))]
    }

    /// Live bubbles for clients, in order of their instances: those that are drawn, and those that have failed.
    public var liveBubbles: [LiveBubble] {
        let drawn = bubbleScenes.filter(\.hasAppeared).map {
            LiveBubble(entry: $0.bubble?.entry, instance: $0.instance, look: $0.look)
        }
        return (drawn + live.failed).sorted { $0.instance < $1.instance }
    }

    // MARK: Bubbles that are replaced or removed

    /// Removes the bubble that the entry replaces (B76); the newer one gets its own scene (B101).
    mutating func replaceBubble(before entry: LogEntry) {
        guard let session = SessionKey(of: entry) else { return }
        for (sequence, bubble) in live.known where sequence < entry.sequence && SessionKey(of: bubble.entry) == session
        {
            live.forget(sequence)
            live.keepsIdleProcesses = true
        }
    }

    /// Closes the live bubbles of apps that were removed or reinstalled; a new process draws them if the app is there.
    mutating func closeBubbles(where isMeant: (AppID) -> Bool) -> [Action] {
        live.forgive { _, failed in isMeant(failed.message.app) }
        return closeScenes(bubbleScenes.filter { isMeant($0.app) })
    }
}

extension Selection {
    /// Creates a selection; nil where the entry is no message.
    init?(_ bubble: FoundBubble) {
        guard case .message(let message) = bubble.entry.content else { return nil }
        self.init(sender: bubble.entry.sender, message: message, picture: bubble.picture)
    }
}
