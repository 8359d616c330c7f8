import AppProtocol
package import Dispatch

/// Content that an app inserts or sends.
enum Insertion: Sendable {
    case message(StagingMessage)
    case text(String)
    case attachment(AttachmentState)
}

/// Destination of an insertion: the input field, or directly the conversation.
enum Destination: Sendable {
    case field, conversation
}

/// Receiver of a conversation's insertions.
@MainActor protocol InsertionHandler: AnyObject, Sendable {
    func handle(_ insertion: Insertion, for destination: Destination, completion: InsertionCompletion)
}

/// Calls an app's completion handler as Apple does: on a background queue, never on the caller's.
package struct InsertionCompletion: Sendable {
    /// One serial queue, so that handlers run in the order of completion, and so that tests can wait for them.
    package static let queue: DispatchQueue = DispatchQueue(label: "org.parley.messages.completion")

    private let handler: (@Sendable ((any Error)?) -> Void)?

    init(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        self.handler = handler
    }

    func callAsFunction(_ problem: Problem?) {
        guard let handler else { return }
        Self.queue.async { handler(problem?.error) }
    }
}

extension Problem {
    static var notInAConversation: Problem {
        Problem(.unknown, "The app is not active in this conversation, so nothing can be inserted.")
    }

    static var notVisible: Problem {
        Problem(.sendWhileNotVisible, "The app is not the one on screen, so it cannot send.")
    }

    static var wrongContext: Problem {
        Problem(.apiUnavailableInPresentationContext, "Only stickers and pictures can be inserted in this context.")
    }
}
