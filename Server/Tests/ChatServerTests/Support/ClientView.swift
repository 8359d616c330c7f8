import AppProtocol
import ChatModels
import Foundation
import RenderTree

/// The state of a client, kept by the rules of docs/protocol.md and nothing else.
struct ClientView: Hashable {
    var snapshot: ConversationSnapshot
    /// Node trees of the open app and of the live bubbles, by instance.
    var trees: [InstanceID: NodeTree] = [:]

    init(_ snapshot: ConversationSnapshot) {
        self.snapshot = snapshot
    }

    mutating func apply(_ event: StreamEvent) throws {
        switch event.name {
        case "state":
            snapshot.state = try event.decoded(DeviceState.self)
            forgetTrees()
        case "live":
            snapshot.state.live = try event.decoded([LiveBubble].self)
            forgetTrees()
        case "entry": put(try event.decoded(EntryEvent.self))
        case "panel":
            snapshot.state.panel = try event.decoded(PanelState.self)
            forgetTrees()
        case "draft": snapshot.state.draft = try event.decoded(DraftState.self)
        case "receipts": put(try event.decoded([Receipt].self))
        case "unsent": snapshot.state.unsent = try event.decoded([UnsentItem].self)
        case "colorScheme":
            let scheme = try event.decoded(SceneEnvironment.ColorScheme.self)
            snapshot.state.colorScheme = scheme == .dark ? .dark : nil
        case "apps": snapshot.apps = try event.decoded([AppSummary].self)
        case "participants": put(try event.decoded([Participant].self))
        case "transcript": put(try event.decoded(TranscriptEvent.self))
        case "files": snapshot.state.files = try event.decoded(FilesEvent.self).request
        case "typing": _ = try event.decoded(TypingEvent.self)
        case "presence": _ = try event.decoded(PresenceEvent.self)
        case "patch": try paint(try event.decoded(PatchEvent.self))
        default: throw UnknownEvent(name: event.name)
        }
    }

    private mutating func put(_ entry: EntryEvent) {
        guard entry.sequence > snapshot.lastSequence else { return }
        for item in entry.items {
            snapshot.items.removeAll { $0.id == item.id && $0.part == item.part }
            snapshot.items.append(item)
        }
        snapshot.items.sort { ($0.id, $0.part ?? 0) < ($1.id, $1.part ?? 0) }
        snapshot.lastSequence = entry.sequence
    }

    private mutating func put(_ change: TranscriptEvent) {
        snapshot.items.removeAll { (change.first...max(change.first, change.last)).contains($0.id) }
        snapshot.items = (snapshot.items + change.items).sorted { ($0.id, $0.part ?? 0) < ($1.id, $1.part ?? 0) }
        if let older = change.older { snapshot.older = older }
        snapshot.state.revision = change.revision
    }

    /// Receipts are of those who take part; somebody new has none until it comes, and who has left hears of none.
    private mutating func put(_ people: [Participant]) {
        snapshot.participants = people
        let takesPart = people.contains { $0.id == snapshot.me.id }
        snapshot.state.receipts =
            !takesPart
            ? []
            : people.compactMap { person in
                snapshot.state.receipts.first { $0.person == person.id }
            }
    }

    /// The open app's; empty while none is drawn.
    var tree: NodeTree { panelInstance.flatMap { trees[$0] } ?? NodeTree() }

    var liveTrees: [InstanceID: NodeTree] { trees.filter { $0.key != panelInstance } }

    /// How many trees a stream begins with.
    var treeCount: Int { shownInstances.count }

    private var panelInstance: InstanceID? {
        if case .open(_, _, let instance) = snapshot.state.panel { instance } else { nil }
    }

    private var shownInstances: Set<InstanceID> {
        let live = snapshot.state.live.filter { $0.look != nil }.map(\.instance)
        return Set(live + (panelInstance.map { [$0] } ?? []))
    }

    private mutating func forgetTrees() {
        let shown = shownInstances
        trees = trees.filter { shown.contains($0.key) }
    }

    private mutating func put(_ receipts: [Receipt]) {
        let known = snapshot.state.receipts.filter { old in !receipts.contains { $0.person == old.person } } + receipts
        snapshot.state.receipts = snapshot.participants.compactMap { person in
            known.first { $0.person == person.id }
        }
    }

    /// A patch of a scene that is no longer on screen is not painted.
    private mutating func paint(_ event: PatchEvent) throws {
        guard shownInstances.contains(event.instance) else { return }
        try trees[event.instance, default: NodeTree()].apply(event.patch)
    }

    struct UnknownEvent: Error {
        var name: String
    }
}

/// A client that has loaded the snapshot once and follows the stream from there.
final class FollowingClient {
    let phone: Phone
    private(set) var view: ClientView
    var events: EventReader
    /// Every entry that came by the stream, in order.
    private(set) var sequences: [Int] = []

    init(phone: Phone, view: ClientView, events: EventReader) {
        self.phone = phone
        self.view = view
        self.events = events
    }

    /// Takes the next event.
    /// - Returns: its name, or nil once the stream has ended.
    @discardableResult
    func step() async throws -> String? {
        guard let event = await events.next() else { return nil }
        let revision = view.snapshot.state.revision
        try view.apply(event)
        if event.name == "state", view.snapshot.state.revision != revision { try await loadAgain() }
        if let id = event.id { sequences.append(id) }
        return event.name
    }

    /// Lines have changed while the client was away.
    private func loadAgain() async throws {
        var fresh = ClientView(try await phone.snapshot())
        fresh.trees = view.trees
        view = fresh
    }

    /// Takes events until the condition holds.
    func follow(until condition: (ClientView) -> Bool) async throws {
        while !condition(view) {
            guard try await step() != nil else { throw StreamEnded() }
        }
    }

    /// Cuts the stream and continues it as a browser does.
    func reconnect() async throws {
        events.close()
        events = try await phone.stream(after: 0, lastEventID: view.snapshot.lastSequence)
    }

    /// Snapshot plus events equals a fresh snapshot, tree included: takes events until it does. A client that has missed
    /// something waits for ever, and the test's time limit says so.
    func expectUpToDate() async throws {
        while true {
            if view == (try await freshView()) { return }
            guard try await step() != nil else { throw StreamEnded() }
        }
    }

    private func freshView() async throws -> ClientView {
        var fresh = ClientView(try await phone.snapshot())
        guard fresh.treeCount > 0 else { return fresh }
        let stream = try await phone.stream(after: fresh.snapshot.lastSequence)
        defer { stream.close() }
        var missing = fresh.treeCount
        while missing > 0, let event = await stream.next() {
            try fresh.apply(event)
            if event.name == "state" { missing = fresh.treeCount }
            if event.name == "patch" { missing -= 1 }
        }
        return fresh
    }

    struct StreamEnded: Error {}
}
