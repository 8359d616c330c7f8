import AppProtocol

/// The messages that an app has handed over, kept to update the objects that the app holds.
struct SendingMessages {
    /// The message that this scene staged in the input field.
    var staged: StagingMessage?
    /// Messages to be sent directly whose sending has not started yet.
    var waiting: [StagingMessage] = []
    /// Direct sends that failed. The person may send them again, without the app.
    private var failed: [StagingMessage] = []
    /// The latest messages whose sending has started and may still fail.
    private var started: [(message: StagingMessage, isDirect: Bool)] = []

    /// Maximum number of started messages, and of failed ones.
    private static let countMax = 16

    mutating func giveUp(_ message: StagingMessage) {
        waiting.removeAll { $0.delivery === message.delivery }
    }

    mutating func start(_ state: MessageState) {
        let direct = Self.remove(state, from: &waiting) ?? Self.remove(state, from: &failed)
        guard let message = direct ?? removeStaged(state) else { return }
        message.delivery.isSending()
        Self.append((message: message, isDirect: direct != nil), to: &started)
    }

    mutating func fail(_ state: MessageState) {
        guard let place = started.lastIndex(where: { $0.message.state.isSame(as: state) }) else { return }
        let (message, isDirect) = started.remove(at: place)
        message.delivery.set(Problem(.unknown, state.failure ?? "The message could not be sent.").error)
        // A message sent from the input field returns to it, unless another is staged there by now.
        if isDirect { Self.append(message, to: &failed) } else if staged == nil { staged = message }
    }

    private static func remove(_ state: MessageState, from messages: inout [StagingMessage]) -> StagingMessage? {
        messages.firstIndex { $0.state.isSame(as: state) }.map { messages.remove(at: $0) }
    }

    /// Removes and returns the staged message if it is this one: the host also starts messages that this scene does not
    /// hold, such as a direct send that failed before the app was opened again.
    private mutating func removeStaged(_ state: MessageState) -> StagingMessage? {
        guard let message = staged, message.state.isSame(as: state) else { return nil }
        staged = nil
        return message
    }

    private static func append<Element>(_ element: Element, to list: inout [Element]) {
        if list.count == countMax { list.removeFirst() }
        list.append(element)
    }
}

extension MessageState {
    /// Returns whether both describe the same message, before and after it passed through the host, which writes the
    /// identifiers of people in capital letters.
    fileprivate func isSame(as other: MessageState) -> Bool {
        session == other.session && url == other.url && summaryText?.uppercased() == other.summaryText?.uppercased()
            && layout?.caption?.uppercased() == other.layout?.caption?.uppercased()
    }
}
