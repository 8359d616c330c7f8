import AppProtocol
import ChatModels
import Foundation
import RenderTree
import Transcript

// An instance of the app for each live bubble in sight, and for a staged one (docs/messages.md, B101–B109, rows 17, 18).
extension DeviceHost {
    /// Whether an entry of a `LiveSight` need not be looked up.
    package func knows(_ entry: Int) -> Bool { live.known[entry] != nil }

    mutating func see(_ sight: LiveSight) throws(ChatError) -> [Action] {
        try sight.check()
        live.awaitsReport = false
        live.entries = sight.entries
        live.seesDraft = sight.draft
        live.known = live.known.filter { sight.entries.contains($0.key) }
        for bubble in sight.found where sight.entries.contains(bubble.entry.sequence) {
            live.known[bubble.entry.sequence] = bubble
        }
        return resizeBubbles(to: sight.size)
    }

    /// Nobody looks at the conversation any more (B108).
    mutating func lookAway() -> [Action] {
        live.awaitsReport = false
        live.entries = []
        live.known = [:]
        live.seesDraft = false
        return []
    }

    /// All bubbles of the app, since they have failed together.
    mutating func retry(_ place: LivePlace) -> [Action] {
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
        return live.ordered.map { $0.address.perform(.resize(size)) }
    }

    // MARK: Which scenes there are

    /// After every event: what is staged, in sight or in the log may have changed with it. Those in sight come before
    /// those just outside, where not all can be drawn.
    mutating func matchLiveScenes() -> [Action] {
        live.forgive { place, failed in place == .draft && failed.message != draft.message }
        let wanted = wantedBubbles
        let closed = takeUnwanted(wanted)
        let opening = wanted.flatMap { open($0.place, $0.selection) }
        // Last: a process that is told to end cannot take the scenes that are to be opened.
        let leaving = closed.flatMap { leave($0.address, keepsProcess: live.awaitsReport) }
        return closed.map { $0.address.perform(.deactivate) } + opening + leaving + endIdleProcesses() + tellLive()
    }

    private var wantedBubbles: [(place: LivePlace, selection: Selection)] {
        var wanted: [(place: LivePlace, selection: Selection)] = []
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

    /// Takes out the scenes that nobody wants any more, in the order in which they came.
    private mutating func takeUnwanted(_ wanted: [(place: LivePlace, selection: Selection)]) -> [LiveScene] {
        let messages = Dictionary(wanted.map { ($0.place, $0.selection.message) }, uniquingKeysWith: { $1 })
        let closed = live.scenes.filter { messages[$0.key] != $0.value.selection.message }
        for place in closed.keys { live.scenes[place] = nil }
        // What was staged is a bubble in a moment, and its app had to be started again.
        if closed.keys.contains(.draft), !sending.isEmpty { live.awaitsReport = true }
        return closed.values.sorted { $0.instance < $1.instance }
    }

    private mutating func open(_ place: LivePlace, _ selection: Selection) -> [Action] {
        guard live.scenes[place] == nil, live.failures[place] == nil else { return [] }
        let (instance, address, launch) = makeScene(of: selection.message.app)
        live.scenes[place] = LiveScene(instance: instance, address: address, selection: selection)
        let creation = SceneCreation(
            scene: address.scene, style: .transcript, size: live.offer, environment: screen.environment)
        let conversation = conversation(for: selection.message.app, selection: selection)
        return launch + [
            .request(instance: address.process, .createScene(creation)), address.perform(.activate(conversation)),
        ]
    }

    /// Those that were kept for a bubble that did not come into sight.
    private mutating func endIdleProcesses() -> [Action] {
        guard !live.awaitsReport else { return [] }
        let idle = processes.filter { !$0.value.isLeaving && !isInUse($0.key) }.keys.sorted()
        return idle.flatMap { end($0) }
    }

    mutating func tellLive() -> [Action] {
        let shown = live.shown
        guard shown != live.told else { return [] }
        live.told = shown
        return [.publish(.live(shown))]
    }
}

extension Selection {
    /// Nil for what is no message.
    init?(_ bubble: FoundBubble) {
        guard case .message(let message) = bubble.entry.content else { return nil }
        self.init(sender: bubble.entry.sender, message: message, picture: bubble.picture)
    }
}
