/// Every error that a client can get, with a stable code that programs switch on and a sentence that people read.
/// On the wire: `{"error": {"code": …, "message": …}}`.
public struct ChatError: Error, Hashable, Sendable, Codable {
    public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
        case malformedBody = "malformed_body"
        case bodyTooLarge = "body_too_large"
        case notSignedIn = "not_signed_in"
        case wrongOrigin = "wrong_origin"
        case unknownDevice = "unknown_device"
        case unknownConversation = "unknown_conversation"
        case notAParticipant = "not_a_participant"
        /// A conversation that everybody leaves has nobody to talk to.
        case tooFewPeople = "too_few_people"
        case tooManyPeople = "too_many_people"
        /// Nobody can be called that.
        case badName = "bad_name"
        /// The link never was one, or has been withdrawn.
        case unknownInvitation = "unknown_invitation"
        case tooManyJoins = "too_many_joins"
        case unknownEntry = "unknown_entry"
        /// The message went after it was read.
        case expired
        case unknownApp = "unknown_app"
        case unknownPicture = "unknown_picture"
        case notABubble = "not_a_bubble"
        case notASticker = "not_a_sticker"
        /// It is somebody else's to change.
        case notYours = "not_yours"
        case tooManyStickers = "too_many_stickers"
        case panelNotOpen = "panel_not_open"
        case textTooLong = "text_too_long"
        case badNumber = "bad_number"
        /// A page's name for itself is no identifier.
        case badPage = "bad_page"
        case tooManyStreams = "too_many_streams"
        /// The shared stream has ended, or never was.
        case unknownStream = "unknown_stream"
        /// So many Sends of the device wait for the disk that no more are taken.
        case tooManySends = "too_many_sends"
        case tooManyRequests = "too_many_requests"
        /// An app's process did not draw its previews.
        case previewsFailed = "previews_failed"
        /// The server's disk is full, or its store may not be written to.
        case diskFull = "disk_full"
        case readOnlyStore = "read_only_store"
        case notFound = "not_found"
        case internalError = "internal_error"
    }

    public var code: Code
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// The body of every answer that is an error.
public struct ErrorBody: Hashable, Sendable, Codable {
    public var error: ChatError
    public init(error: ChatError) { self.error = error }
}
