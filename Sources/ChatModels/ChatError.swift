public import CodedErrors

/// An error response to a client. On the wire: `{"error": {"code": …, "message": …}}`.
public struct ChatError: CodedError, Codable {
    public enum Code: String, ErrorCode, Codable {
        case malformedBody = "malformed_body"
        case bodyTooLarge = "body_too_large"
        case notSignedIn = "not_signed_in"
        case wrongOrigin = "wrong_origin"
        /// An owner has suspended the person.
        case suspended
        /// The person's role does not allow it.
        case notAllowed = "not_allowed"
        /// Somebody whom the request is about takes nothing from who makes it.
        case blocked
        case unknownReport = "unknown_report"
        /// No device can sign in with this code: it was never made, was used, or is over.
        case wrongCode = "wrong_code"
        case tooManyCodes = "too_many_codes"
        /// The passkey cannot sign anybody in, or its data is invalid.
        case wrongPasskey = "wrong_passkey"
        case unknownPasskey = "unknown_passkey"
        case tooManyPasskeys = "too_many_passkeys"
        case unknownDevice = "unknown_device"
        case unknownPerson = "unknown_person"
        /// A push subscription whose address or keys are none that notices can be sent to.
        case badSubscription = "bad_subscription"
        case tooManyDevices = "too_many_devices"
        case unknownConversation = "unknown_conversation"
        case notAParticipant = "not_a_participant"
        /// The last two people cannot leave: nobody would be left to talk to.
        case tooFewPeople = "too_few_people"
        case tooManyPeople = "too_many_people"
        /// The text is not valid as a display name.
        case badName = "bad_name"
        /// The link never existed or was revoked.
        case unknownInvitation = "unknown_invitation"
        case tooManyJoins = "too_many_joins"
        case unknownEntry = "unknown_entry"
        /// The message expired after it was read.
        case expired
        case unknownApp = "unknown_app"
        case unknownPicture = "unknown_picture"
        case notABubble = "not_a_bubble"
        case notASticker = "not_a_sticker"
        /// The item belongs to somebody else.
        case notYours = "not_yours"
        case tooManyStickers = "too_many_stickers"
        /// A reaction is one emoji.
        case badReaction = "bad_reaction"
        /// An entry of this kind is not changed or answered like this.
        case wrongEntry = "wrong_entry"
        /// The time in which the entry could be changed is over.
        case tooLate = "too_late"
        /// The entry has been changed or answered too often.
        case tooManyChanges = "too_many_changes"
        case panelNotOpen = "panel_not_open"
        case textTooLong = "text_too_long"
        case badNumber = "bad_number"
        /// The page's self-chosen identifier is malformed.
        case badPage = "bad_page"
        /// The request does not open a WebSocket as the protocol has it.
        case badHandshake = "bad_handshake"
        /// The address that the request is for, or that it comes from, is not ASCII.
        case badHeader = "bad_header"
        case tooManyStreams = "too_many_streams"
        /// The shared stream has ended or never existed.
        case unknownStream = "unknown_stream"
        /// Too many of the device's Sends are waiting for the disk.
        case tooManySends = "too_many_sends"
        case tooManyRequests = "too_many_requests"
        /// The app's process failed to draw its previews.
        case previewsFailed = "previews_failed"
        /// The server's disk is full, or its store is read-only.
        case diskFull = "disk_full"
        case readOnlyStore = "read_only_store"
        /// The server keeps no more pictures and files.
        case mediaQuotaReached = "media_quota_reached"
        /// The server is stopping, or cannot read its store; for programs that watch it.
        case notReady = "not_ready"
        /// The request for files has ended, or its file was served already.
        case unknownFiles = "unknown_files"
        case tooManyFiles = "too_many_files"
        case fileTooLarge = "file_too_large"
        /// The file is not of a kind that the app asks for.
        case wrongFile = "wrong_file"
        /// The file is damaged, or does not have as many bytes as it was announced with.
        case badFile = "bad_file"
        /// The file that an owner has uploaded is no app that can be installed.
        case badBundle = "bad_bundle"
        /// No earlier version of the app is kept.
        case nothingToUndo = "nothing_to_undo"
        /// The server's folder of apps cannot be changed now.
        case cannotInstall = "cannot_install"
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

/// Body of every error response.
public struct ErrorBody: Hashable, Sendable, Codable {
    public var error: ChatError
    public init(error: ChatError) { self.error = error }
}
