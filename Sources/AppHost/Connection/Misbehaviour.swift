import AppProtocol
public import CodedErrors

/// Why the host has ended an app's process, or could not start it.
public struct Misbehaviour: CodedError {
    public enum Code: String, ErrorCode {
        /// The app could not be started, or refused to start or to make its scene; the message says why.
        case cannotStart = "cannot_start"
        /// A wall around the app cannot stand on this computer, so it was not started.
        case wallsUnavailable = "walls_unavailable"
        /// The app's folder holds more bytes or files than it may.
        case containerFull = "container_full"
        case frameTooLong = "frame_too_long"
        case frameCutOff = "frame_cut_off"
        case frameMalformed = "frame_malformed"
        /// An answer to nothing asked, or out of order.
        case unexpectedAnswer = "unexpected_answer"
        case tooManyRequests = "too_many_requests"
        /// A request under a number that another one still has.
        case requestNumberTaken = "request_number_taken"
        case assetTooLarge = "asset_too_large"
        case assetMalformed = "asset_malformed"
        case tooManyAssets = "too_many_assets"
        /// The app closed its connection and stayed.
        case connectionClosed = "connection_closed"
        /// The app does not read what it is sent.
        case fallsBehind = "falls_behind"
        /// The app sends more than it may, and goes on with it.
        case sendsTooMuch = "sends_too_much"
        /// The host could not put a request into a frame.
        case requestTooLong = "request_too_long"
    }

    public var code: Code
    public var message: String

    /// Sanitizes the message, which may contain what the app has sent.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message.sanitizedForLog()
    }
}
