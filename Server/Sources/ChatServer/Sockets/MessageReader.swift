import NIOCore
import NIOWebSocket

/// Reads messages from a client's frames, and refuses those that a client must not send. Source: RFC 6455.
struct MessageReader {
    enum Message: Equatable {
        case text(ByteBuffer)
        case ping(ByteBuffer)
        case pong
        /// The client closes, for this reason if it says one.
        case close(WebSocketErrorCode?)
    }

    private let limits: SocketLimits
    private let inflates: Bool
    /// Whether the message that comes in fragments is compressed.
    private var isCompressed = false
    /// Fragments of a message that is not complete.
    private var partial: ByteBuffer?
    private var frames: Rate
    private var controlFrames: Rate
    private var bytes: Rate

    /// - Parameter inflates: Whether the client may compress its messages (RFC 7692).
    init(limits: SocketLimits, inflates: Bool = false) {
        (self.limits, self.inflates) = (limits, inflates)
        frames = Rate(countMax: limits.framesPerSecond)
        controlFrames = Rate(countMax: limits.controlFramesPerSecond)
        bytes = Rate(countMax: limits.bytesPerSecond)
    }

    /// Takes the next frame.
    /// - Returns: the message that it completes; nil for a fragment.
    /// - Throws: `SocketClosure`, with which the server closes.
    mutating func take(_ frame: WebSocketFrame, at now: NIODeadline) throws(SocketClosure) -> Message? {
        guard frame.maskKey != nil else { throw SocketClosure(.protocolError, "frames of a client are masked") }
        // Only the first frame of a message says that it is compressed.
        guard !frame.rsv1 || inflates && frame.opcode == .text, !frame.rsv2, !frame.rsv3 else {
            throw SocketClosure(.protocolError, "no such extension is agreed")
        }
        guard frames.admits(at: now), !frame.opcode.isControl || controlFrames.admits(at: now) else {
            throw SocketClosure(.policyViolation, "too many frames a second")
        }
        var data = frame.unmaskedData
        switch frame.opcode {
        case .text where partial == nil:
            isCompressed = frame.rsv1
            return try take(fragment: data, isLast: frame.fin, at: now)
        case .continuation where partial != nil: return try take(fragment: data, isLast: frame.fin, at: now)
        case .ping: return .ping(data)
        case .pong: return .pong
        case .connectionClose: return .close(data.readWebSocketErrorCode())
        case .binary: throw SocketClosure(.unacceptableData, "messages are text")
        default: throw SocketClosure(.protocolError, "a frame out of order")
        }
    }

    private mutating func take(
        fragment: ByteBuffer, isLast: Bool, at now: NIODeadline
    ) throws(SocketClosure) -> Message? {
        var whole = partial ?? ByteBuffer()
        guard whole.readableBytes + fragment.readableBytes <= limits.messageByteCount else { throw .tooLong }
        if whole.readableBytes == 0 { whole = fragment } else { whole.writeImmutableBuffer(fragment) }
        partial = isLast ? nil : whole
        guard isLast else { return nil }
        // Counts compressed bytes too: empty blocks take time to inflate and yield no text.
        try count(whole.readableBytes, at: now)
        if isCompressed {
            whole = try MessageDeflate.inflated(whole, byteCountMax: limits.messageByteCount)
            try count(whole.readableBytes, at: now)
        }
        guard String(validating: whole.readableBytesView, as: UTF8.self) != nil else {
            throw SocketClosure(.dataInconsistentWithMessage, "the text is not UTF-8")
        }
        return .text(whole)
    }

    private mutating func count(_ byteCount: Int, at now: NIODeadline) throws(SocketClosure) {
        guard bytes.admits(byteCount, at: now) else {
            throw SocketClosure(.policyViolation, "too much a second")
        }
    }
}

/// Reason for which the server closes a WebSocket: a code of RFC 6455, and words for who looks into it.
struct SocketClosure: Error, Equatable {
    var code: WebSocketErrorCode
    var words: String

    init(_ code: WebSocketErrorCode, _ words: String) {
        (self.code, self.words) = (code, words)
    }

    static let tooLong = SocketClosure(.messageTooLarge, "the message is too long")
    /// The server stops, or the stream on the socket has ended.
    static let goingAway = SocketClosure(.goingAway, "the stream has ended")
}

/// Counts what comes within one second.
private struct Rate {
    let countMax: Int
    private var count = 0
    private var begin = NIODeadline.uptimeNanoseconds(0)

    init(countMax: Int) { self.countMax = countMax }

    mutating func admits(_ added: Int = 1, at now: NIODeadline) -> Bool {
        if now - begin >= .seconds(1) { (begin, count) = (now, 0) }
        count += added
        return count <= countMax
    }
}

extension WebSocketOpcode {
    fileprivate var isControl: Bool { [.ping, .pong, .connectionClose].contains(self) }
}

extension ByteBuffer {
    fileprivate mutating func readWebSocketErrorCode() -> WebSocketErrorCode? {
        readInteger(as: UInt16.self).map { WebSocketErrorCode(codeNumber: Int($0)) }
    }
}
