import AppProtocol

/// The messages that an app has handed over, so that the objects it holds learn what becomes of them.
struct SendingMessages {
    /// In the input field, while this scene put it there.
    var staged: StagingMessage?
    /// Asked to be sent directly; their sending has not started yet.
    var waiting: [StagingMessage] = []
    /// Their sending has started and may still fail; the latest ones.
    private var started: [StagingMessage] = []

    private static let startedCountMax = 16

    mutating func giveUp(_ message: StagingMessage) {
        waiting.removeAll { $0.delivery === message.delivery }
    }

    mutating func start(_ state: MessageState) {
        guard let message = takeWaiting(state) ?? takeStaged() else { return }
        message.delivery.isSending()
        if started.count == Self.startedCountMax { started.removeFirst() }
        started.append(message)
    }

    mutating func fail(_ state: MessageState) {
        guard let place = started.lastIndex(where: { $0.state.isSame(as: state) }) else { return }
        let message = started.remove(at: place)
        message.delivery.set(Problem(.unknown, state.failure ?? "The message could not be sent.").error)
        // Sent from the input field, it is back there; a direct one is sent again by the person, past the app.
        if staged == nil { staged = message }
    }

    private mutating func takeWaiting(_ state: MessageState) -> StagingMessage? {
        waiting.firstIndex { $0.state.isSame(as: state) }.map { waiting.remove(at: $0) }
    }

    private mutating func takeStaged() -> StagingMessage? {
        defer { staged = nil }
        return staged
    }
}

extension MessageState {
    /// Whether both are one message, as it left and as it came back from the host.
    fileprivate func isSame(as other: MessageState) -> Bool {
        session == other.session && url == other.url && summaryText == other.summaryText
            && layout?.caption == other.layout?.caption
    }
}
