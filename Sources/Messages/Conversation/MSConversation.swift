import AppProtocol
public import Foundation

/// The conversation that the app is open in, as far as the app may see it: who takes part, by identifiers that mean
/// nothing elsewhere, and the message of the app that was tapped.
///
/// Messages makes it. One object serves one activation and is of no use after it.
///
/// Source: https://developer.apple.com/documentation/messages/msconversation
open class MSConversation: NSObject {
    /// The person at this device.
    open var localParticipantIdentifier: UUID { participants.local }

    /// Everybody else, in no particular order.
    open var remoteParticipantIdentifiers: [UUID] { participants.remote }

    /// The bubble that was tapped last in this activation, or that the app was opened by; nil where it came from the
    /// drawer. A snapshot: newer messages of its session do not change it.
    open var selectedMessage: MSMessage? { selection }

    var selection: MSMessage?
    private let participants: Participants
    private weak let stage: (any ConversationStage)?
    private let isMedia: Bool

    /// A conversation with nobody, in which nothing can be inserted.
    public override init() {
        participants = Participants(local: UUID(), remote: [])
        stage = nil
        isMedia = false
    }

    init(_ state: ConversationState, isMedia: Bool, stage: any ConversationStage) {
        participants = Participants(local: state.localParticipant, remote: state.remoteParticipants)
        selection = state.selectedMessage.map(MSMessage.init(state:))
        self.stage = stage
        self.isMedia = isMedia
    }

    /// Stages the message in the input field, in the place of one that is there. The person sends it, or removes it.
    ///
    /// - Parameter completionHandler: Called once, on a background queue: with nil when the message is staged, else with
    ///   an error in `MSMessagesErrorDomain` and nothing is staged. What is inserted before the app is on screen is
    ///   staged when it is.
    @preconcurrency
    open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        stage(completionHandler) { () throws(Problem) in
            let staging = try message.checkedForStaging()
            message.delivery.isInserted(by: participants.local)
            return .message(staging)
        }
    }

    /// - Throws: An error in `MSMessagesErrorDomain`; nothing is staged then.
    nonisolated(nonsending) open func insert(_ message: MSMessage) async throws {
        try await withCheckedThrowingContinuation { continuation in
            insert(message) { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
        }
    }

    /// Puts text into the input field, after what is there. At most 20,000 bytes of UTF-8.
    ///
    /// - Parameter completionHandler: As with `insert(_:completionHandler:)`.
    @preconcurrency
    open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        stage(completionHandler) { () throws(Problem) in
            guard text.utf8.count <= ProtocolLimits.messageTextByteCountMax else {
                throw Problem(.unknown, "The text has \(text.utf8.count) bytes; 20,000 are allowed.")
            }
            return .text(text)
        }
    }

    /// - Throws: An error in `MSMessagesErrorDomain`; the input field is unchanged then.
    nonisolated(nonsending) open func insertText(_ text: String) async throws {
        try await withCheckedThrowingContinuation { continuation in
            insertText(text) { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
        }
    }

    private func stage(
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ check: () throws(Problem) -> Insertion
    ) {
        let completion = InsertionCompletion(completionHandler)
        do throws(Problem) {
            guard !isMedia else {
                throw Problem(
                    .apiUnavailableInPresentationContext, "Only stickers and pictures can be inserted in this context.")
            }
            let insertion = try check()
            guard let stage else { throw .notInAConversation }
            onMainActor { stage.stage(insertion, completion: completion) }
        } catch {
            completion(error)
        }
    }
}

private struct Participants {
    let local: UUID
    let remote: [UUID]
}
