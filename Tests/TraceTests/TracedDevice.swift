import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Logging
import ProbeBundles
import RenderTree
import Testing

/// Kate's device with the trace app: the same host, with the app in this process or in one of its own.
@MainActor final class TracedDevice {
    enum Link: String, CaseIterable, Sendable { case loopback, process }

    static let trace = AppID(unchecked: "org.parley.Trace")
    static let other = AppID(unchecked: "org.parley.Other")
    private static let kate = Participant(id: PersonID(UUID()), name: "Kate")
    private static let john = Participant(id: PersonID(UUID()), name: "John")

    private(set) var host: DeviceHost
    private(set) var log: [LogEntry] = []
    let processes: TracedProcesses
    /// How the processes that are gone have ended.
    private(set) var ends: [ProcessID: AppProcessEnd] = [:]
    private var running: [ProcessID: any AppProcess] = [:]
    private var places: [String: Int] = [:]
    private let changes: AsyncStream<Void>
    private let changed: AsyncStream<Void>.Continuation

    init(_ link: Link) throws {
        let (changes, changed) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        (self.changes, self.changed) = (changes, changed)
        processes = try TracedProcesses(link) { changed.yield() }
        let apps = [AppSummary(id: Self.trace, name: "Trace"), AppSummary(id: Self.other, name: "Other")]
        host = DeviceHost(
            context: DeviceContext(
                device: DeviceID(unchecked: "kate-phone"), person: Self.kate.id,
                conversation: ConversationID(unchecked: "home"), participants: [Self.kate, Self.john], apps: apps,
                secret: Data(repeating: 7, count: 32)))
    }

    // MARK: What happens

    func handle(_ events: DeviceHost.Event...) throws {
        for event in events {
            for action in try host.handle(event) { try carryOut(action) }
        }
        changed.yield()
    }

    func open(_ app: AppID = TracedDevice.trace) async throws {
        try handle(.openApp(app))
        await until { $0.isOpen(app) }
    }

    func tap(_ button: String) throws {
        guard case .open(_, _, let instance) = host.panel else { throw Problem.noButton(button) }
        try tap(button, in: instance)
    }

    func tapBubble(_ summary: String) throws { try handle(.tapBubble(entry(summary), picture: nil)) }

    /// These live bubbles are in sight, and the input field; returns when those that have not failed are drawn.
    func see(_ summaries: String...) async throws {
        let bubbles = summaries.map { liveEntry($0) }
        let sight = LiveSight(
            entries: bubbles.map(\.sequence), draft: true, size: TreeSize(width: 300, height: 400),
            found: bubbles.map { FoundBubble(entry: $0, picture: nil) })
        try handle(.visibleLiveBubbles(sight))
        await until { $0.host.liveBubbles.count { $0.entry != nil && $0.look != nil } == bubbles.count }
    }

    /// Taps a button in the only live bubble.
    func tapLive(_ button: String) throws {
        guard let bubble = host.liveBubbles.first else { throw Problem.noButton(button) }
        try tap(button, in: bubble.instance)
    }

    private func tap(_ button: String, in instance: InstanceID) throws {
        guard let node = host.tree(of: instance)?.button(named: button) else { throw Problem.noButton(button) }
        try handle(.input(instance: instance, .tap(node)))
    }

    private func liveEntry(_ summary: String) -> LogEntry {
        var entry = entry(summary)
        entry.sequence = places[summary, default: places.count + 1]
        places[summary] = entry.sequence
        if case .message(var message) = entry.content {
            message.state.isLive = true
            entry.content = .message(message)
        }
        return entry
    }

    /// Somebody's message comes, from one of John's devices or from another of Kate's.
    func receive(_ summary: String, fromOwnDevice device: String? = nil) throws {
        var entry = entry(summary)
        if let device {
            entry.sender = Self.kate.id
            entry.device = DeviceID(unchecked: device)
        }
        try handle(.stored(entry, picture: nil))
    }

    /// The process dies without a word.
    func kill() { processes.killNewest() }

    private func entry(_ summary: String) -> LogEntry {
        let state = AppMessage.State(
            url: "?\(summary)", layout: AppMessage.Layout(caption: summary), summaryText: summary, isPending: false)
        return LogEntry(
            sequence: log.count + 1, sender: Self.john.id, device: DeviceID(unchecked: "john-phone"),
            key: SendKey(unchecked: "john-\(summary)"), sentAt: 0,
            content: .message(AppMessage(app: Self.trace, state: state)))
    }

    // MARK: What is seen

    /// Every line of every process so far, in the order of the processes.
    var lines: [String] { processes.lines }

    func isOpen(_ app: AppID) -> Bool {
        if case .open(app, _, _) = host.panel { true } else { false }
    }

    func until(_ condition: (TracedDevice) -> Bool) async {
        var iterator = changes.makeAsyncIterator()
        while !condition(self) {
            guard await iterator.next() != nil else {
                Issue.record("it did not come to that; ends: \(ends), bubbles: \(host.liveBubbles), lines: \(lines)")
                return
            }
        }
    }

    func until(line: String) async { await until { $0.lines.contains { $0.hasPrefix(line) } } }

    /// Closes what is open, and waits until all processes have ended.
    func finish() async throws -> [String] {
        try handle(.closePanel, .conversationHidden)
        await until { $0.running.isEmpty }
        return lines
    }

    // MARK: What the host asks for

    private func carryOut(_ action: DeviceHost.Action) throws {
        switch action {
        case .launch(let number, _): try launch(number)
        case .request(let number, let request): running[number]?.perform(request)
        case .answer(let number, let id, let outcome): running[number]?.answer(id, outcome)
        case .terminate(let number): running[number]?.terminate()
        case .append(let key, let entries), .appendDirectly(let key, let entries): try append(entries, key)
        case .publish, .saveDraft, .saveUnsent, .log, .prepare, .stopPreparing, .appendChange, .fetch, .stopFetching,
            .measure:
            break
        }
    }

    private func launch(_ number: ProcessID) throws {
        let process = try processes.launch()
        running[number] = process
        Task {
            for await output in process.output { try take(output, number) }
        }
    }

    private func take(_ output: AppProcessOutput, _ number: ProcessID) throws {
        switch output {
        case .request(let id, let request): try handle(.requested(process: number, id: id, request))
        case .notification(let notification): try handle(.notified(process: number, notification))
        case .ended(let end):
            running[number] = nil
            ends[number] = end
            let failure = PanelFailure(code: .crashed, message: "It stopped.")
            try handle(.ended(process: number, end == .terminated ? nil : failure))
        }
    }

    private func append(_ entries: [NewEntry], _ key: SendKey) throws {
        let stored = entries.map { entry in
            let next = LogEntry(
                sequence: log.count + 1, sender: Self.kate.id, device: host.context.device, key: key, sentAt: 0,
                content: entry.content)
            log.append(next)
            return next
        }
        try handle(.sent(key))
        for entry in stored { try handle(.stored(entry, picture: nil)) }
    }

    enum Problem: Error { case noButton(String) }
}

extension NodeTree {
    /// The button whose words these are.
    fileprivate func button(named name: String) -> NodeID? {
        var pending = root.map { [$0] } ?? []
        while let id = pending.popLast() {
            guard let node = self[id] else { continue }
            if case .button = node.content, words(in: id) == [name] { return id }
            pending += node.children
        }
        return nil
    }

    private func words(in id: NodeID) -> [String] {
        guard let node = self[id] else { return [] }
        let own: [String] = if case .text(let text) = node.content { [text.plainText] } else { [] }
        return own + node.children.flatMap(words(in:))
    }
}
