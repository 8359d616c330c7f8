import AppProtocol
public import Foundation

/// The conversation in which the app is open, as far as the app may see it: the participants, by identifiers that are
/// meaningless elsewhere, and the selected message of the app.
///
/// Created by Messages. One object serves one activation and must not be used after it.
///
/// Source: https://developer.apple.com/documentation/messages/msconversation
open class MSConversation: NSObject {
    /// Identifier of the person at this device.
    open var localParticipantIdentifier: UUID { participants.local }

    /// Identifiers of the other participants, in no particular order. They change while the app is open when somebody
    /// joins or leaves.
    open var remoteParticipantIdentifiers: [UUID] { participants.remote }

    /// The message whose bubble was tapped last in this activation, or with which the app was opened; nil if it was
    /// opened from the drawer. A snapshot: newer messages of its session do not change it.
    open var selectedMessage: MSMessage? { selection }

    var selection: MSMessage?
    private var participants: Participants
    private weak let stage: (any InsertionHandler)?
    private let isMedia: Bool

    /// Creates a conversation without other participants, in which nothing can be inserted.
    public override init() {
        participants = Participants(local: UUID(), remote: [])
        stage = nil
        isMedia = false
    }

    init(_ state: ConversationState, isMedia: Bool, stage: any InsertionHandler) {
        participants = Participants(local: state.localParticipant, remote: state.remoteParticipants)
        selection = state.selectedMessage.map(MSMessage.init(state:))
        self.stage = stage
        self.isMedia = isMedia
    }

    func setRemoteParticipants(_ identifiers: [UUID]) { participants.remote = identifiers }

    // MARK: Inserting

    /// Stages the message in the input field, replacing one that is staged. The person sends it, or removes it.
    ///
    /// - Parameter completionHandler: Called once, on a background queue: with nil when the message is staged, else
    ///   with an error in `MSMessagesErrorDomain`, and nothing is staged. A message inserted before the app is on
    ///   screen is staged once it is.
    @preconcurrency
    open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .field, completionHandler) { () throws(Problem) in try checked(message) }
    }

    /// - Throws: An error in `MSMessagesErrorDomain`; nothing is staged then.
    nonisolated(nonsending) open func insert(_ message: MSMessage) async throws {
        try await completed { insert(message, completionHandler: $0) }
    }

    /// Stages a sticker in addition to what is in the input field. Also allowed if `presentationContext` is `.media`.
    @preconcurrency
    open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .field, isForMedia: true, completionHandler) { () throws(Problem) in
            .attachment(try AttachmentState(sticker))
        }
    }

    nonisolated(nonsending) open func insert(_ sticker: MSSticker) async throws {
        try await completed { insert(sticker, completionHandler: $0) }
    }

    /// Appends text to the input field, at most 20,000 bytes of UTF-8.
    ///
    /// - Parameter completionHandler: As with `insert(_:completionHandler:)`.
    @preconcurrency
    open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .field, completionHandler) { () throws(Problem) in .text(try text.checkedForConversation()) }
    }

    /// - Throws: An error in `MSMessagesErrorDomain`; the input field is unchanged then.
    nonisolated(nonsending) open func insertText(_ text: String) async throws {
        try await completed { insertText(text, completionHandler: $0) }
    }

    /// Stages a file in addition to what is in the input field: at most 5 MiB, and ten files at a time. If
    /// `presentationContext` is `.media`, only a picture that could be a sticker.
    ///
    /// - Parameters:
    ///   - url: Of a file that the app may read: in its bundle or its own folders.
    ///   - filename: The name that people see; nil for the file's own.
    @preconcurrency
    open func insertAttachment(
        _ url: URL, withAlternateFilename filename: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let isMedia = isMedia
        hand(over: .field, isForMedia: true, completionHandler) { () throws(Problem) in
            let attachment = try AttachmentState(contentsOf: url, name: filename)
            guard !isMedia || attachment.isStickerPicture else { throw .wrongContext }
            return .attachment(attachment)
        }
    }

    nonisolated(nonsending) open func insertAttachment(_ url: URL, withAlternateFilename filename: String?)
        async throws
    {
        try await completed { insertAttachment(url, withAlternateFilename: filename, completionHandler: $0) }
    }

    // MARK: Sending directly

    /// Sends the message directly. It must be the consequence of an explicit touch: one touch in the app allows one
    /// send.
    ///
    /// - Parameter completionHandler: Called once, on a background queue: with nil when sending has started, else with
    ///   an error in `MSMessagesErrorDomain`, and nothing is sent: 11 in the wrong context, 8 or -1 for the message, 10
    ///   if the app is not on screen, 9 without a touch. If sending fails later, `MSMessage.error` is set.
    @preconcurrency
    open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in try checked(message) }
    }

    nonisolated(nonsending) open func send(_ message: MSMessage) async throws {
        try await completed { send(message, completionHandler: $0) }
    }

    /// Sends a sticker, with the conditions of `send(_:completionHandler:)` of a message.
    @preconcurrency
    open func send(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in
            .attachment(try AttachmentState(sticker))
        }
    }

    nonisolated(nonsending) open func send(_ sticker: MSSticker) async throws {
        try await completed { send(sticker, completionHandler: $0) }
    }

    /// Sends a text, with the conditions of `send(_:completionHandler:)` of a message. A text of only whitespace is
    /// refused.
    @preconcurrency
    open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in
            .text(try text.checkedForConversation())
        }
    }

    nonisolated(nonsending) open func sendText(_ text: String) async throws {
        try await completed { sendText(text, completionHandler: $0) }
    }

    /// Sends a file, with the conditions of `send(_:completionHandler:)` of a message and of the file in
    /// `insertAttachment`.
    @preconcurrency
    open func sendAttachment(
        _ url: URL, withAlternateFilename filename: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in
            .attachment(try AttachmentState(contentsOf: url, name: filename))
        }
    }

    nonisolated(nonsending) open func sendAttachment(_ url: URL, withAlternateFilename filename: String?)
        async throws
    {
        try await completed { sendAttachment(url, withAlternateFilename: filename, completionHandler: $0) }
    }

    // MARK: Forwarding

    private func checked(_ message: MSMessage) throws(Problem) -> Insertion {
        let staging = try message.checkedForStaging()
        message.delivery.isInserted(by: participants.local)
        return .message(staging)
    }

    /// Checks and forwards an insertion. The context is checked before anything in the content (docs/messages.md, B51).
    private func hand(
        over destination: Destination, isForMedia: Bool = false,
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ check: () throws(Problem) -> Insertion
    ) {
        let completion = InsertionCompletion(completionHandler)
        do throws(Problem) {
            guard !isMedia || isForMedia else { throw .wrongContext }
            let insertion = try check()
            guard let stage else { throw destination == .field ? .notInAConversation : .notVisible }
            MainQueue.run { stage.handle(insertion, for: destination, completion: completion) }
        } catch {
            completion(error)
        }
    }
}

/// Awaits a method with a completion handler.
nonisolated(nonsending) private func completed(_ start: (@escaping @Sendable ((any Error)?) -> Void) -> Void)
    async throws
{
    try await withCheckedThrowingContinuation { continuation in
        start { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
    }
}

private struct Participants {
    let local: UUID
    var remote: [UUID]
}
