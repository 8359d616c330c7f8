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

    /// Everybody else, in no particular order. Changes while the app is open when somebody joins or leaves.
    open var remoteParticipantIdentifiers: [UUID] { participants.remote }

    /// The bubble that was tapped last in this activation, or that the app was opened by; nil where it came from the
    /// drawer. A snapshot: newer messages of its session do not change it.
    open var selectedMessage: MSMessage? { selection }

    var selection: MSMessage?
    private var participants: Participants
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

    /// Somebody joined or left.
    func setRemoteParticipants(_ identifiers: [UUID]) { participants.remote = identifiers }

    // MARK: Into the input field

    /// Stages the message in the input field, in the place of one that is there. The person sends it, or removes it.
    ///
    /// - Parameter completionHandler: Called once, on a background queue: with nil when the message is staged, else with
    ///   an error in `MSMessagesErrorDomain` and nothing is staged. What is inserted before the app is on screen is
    ///   staged when it is.
    @preconcurrency
    open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .field, completionHandler) { () throws(Problem) in try checked(message) }
    }

    /// - Throws: An error in `MSMessagesErrorDomain`; nothing is staged then.
    nonisolated(nonsending) open func insert(_ message: MSMessage) async throws {
        try await completed { insert(message, completionHandler: $0) }
    }

    /// Stages a sticker, beside what is in the input field. Also where `presentationContext` is `.media`.
    @preconcurrency
    open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .field, isForMedia: true, completionHandler) { () throws(Problem) in
            .attachment(try AttachmentState(sticker))
        }
    }

    nonisolated(nonsending) open func insert(_ sticker: MSSticker) async throws {
        try await completed { insert(sticker, completionHandler: $0) }
    }

    /// Puts text into the input field, after what is there. At most 20,000 bytes of UTF-8.
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

    /// Stages a file, beside what is in the input field: at most 5 MiB, and ten files at a time. Where
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

    // MARK: Past the input field

    /// Sends the message at once, as the consequence of a touch that clearly says so: one touch in the app buys one send.
    ///
    /// - Parameter completionHandler: Called once, on a background queue: with nil when sending has started, else with an
    ///   error in `MSMessagesErrorDomain`: 11 in the wrong context, 8 or -1 for the message, 10 where the app is not on
    ///   screen, 9 without a touch; and nothing is sent. Should sending fail later, `MSMessage.error` says so.
    @preconcurrency
    open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in try checked(message) }
    }

    nonisolated(nonsending) open func send(_ message: MSMessage) async throws {
        try await completed { send(message, completionHandler: $0) }
    }

    /// As `send(_:completionHandler:)` of a message.
    @preconcurrency
    open func send(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in
            .attachment(try AttachmentState(sticker))
        }
    }

    nonisolated(nonsending) open func send(_ sticker: MSSticker) async throws {
        try await completed { send(sticker, completionHandler: $0) }
    }

    /// As `send(_:completionHandler:)` of a message. A text of nothing but spaces is refused.
    @preconcurrency
    open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        hand(over: .conversation, completionHandler) { () throws(Problem) in
            .text(try text.checkedForConversation())
        }
    }

    nonisolated(nonsending) open func sendText(_ text: String) async throws {
        try await completed { sendText(text, completionHandler: $0) }
    }

    /// As `send(_:completionHandler:)` of a message; the file as with `insertAttachment`.
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

    // MARK: The way to the host

    private func checked(_ message: MSMessage) throws(Problem) -> Insertion {
        let staging = try message.checkedForStaging()
        message.delivery.isInserted(by: participants.local)
        return .message(staging)
    }

    /// The context comes before everything that could be wrong with what is handed over (B51).
    private func hand(
        over destination: Destination, isForMedia: Bool = false,
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ check: () throws(Problem) -> Insertion
    ) {
        let completion = InsertionCompletion(completionHandler)
        do throws(Problem) {
            guard !isMedia || isForMedia else { throw .wrongContext }
            let insertion = try check()
            guard let stage else { throw destination == .field ? .notInAConversation : .notVisible }
            onMainActor { stage.take(insertion, for: destination, completion: completion) }
        } catch {
            completion(error)
        }
    }
}

/// The async form of a method with a completion handler.
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
