import ChatModels
import NIOCore
import Synchronization

/// One event stream shared by the pages of a browser, with a channel for each device and for the inspector. Browsers
/// open only six connections to a server, and each event stream occupies one permanently.
final class SharedStream: Sendable {
    private struct Channel {
        var owner: Owner
        /// Session of the device, which takes the input that comes by the channel; nil for the inspector.
        var session: DeviceSession?
        /// Makes the channel's subscription return.
        var end: @Sendable () -> Void
    }
    /// Subject of a channel; only its requests may close it.
    enum Owner: Hashable, Sendable {
        case device(DeviceID)
        /// The list of the device's conversations.
        case list(DeviceID)
        case inspector
    }

    private struct State {
        var channels: [Int: Channel] = [:]
        /// Whether no channel was in use at the last heartbeat.
        var isUnused = false
        var isClosed = false
    }

    let id: StreamID
    let connection: EventConnection
    /// The only device that may be put on it; nil for any.
    let device: DeviceID?
    private let state = Mutex(State())

    init(id: StreamID, on connection: EventConnection, for device: DeviceID? = nil) {
        (self.id, self.connection, self.device) = (id, connection, device)
    }

    /// Takes a free channel, whose number the client chooses, for a subscription.
    /// - Parameter end: makes the subscription end, and `forget` the channel.
    /// - Throws: `ChatError`: `bad_number` where the channel is in use, `too_many_streams`, `unknown_stream`.
    func subscribe(
        _ number: Int, for owner: Owner, session: DeviceSession? = nil, end: @escaping @Sendable () -> Void
    ) throws(ChatError) {
        let problem = state.withLock { state -> ChatError? in
            guard !state.isClosed, !connection.isFinished else { return Self.unknown }
            guard state.channels[number] == nil else {
                return ChatError(.badNumber, "Channel \(number) is taken.")
            }
            guard state.channels.count < ChatLimits.channelsPerStreamMax else {
                return ChatError(
                    .tooManyStreams, "A stream carries \(ChatLimits.channelsPerStreamMax) channels at most.")
            }
            state.channels[number] = Channel(owner: owner, session: session, end: end)
            return nil
        }
        if let problem { throw problem }
    }

    /// Ends the subscription on a channel; does nothing if it has ended already.
    func unsubscribe(_ number: Int, for owner: Owner) {
        let channel = state.withLock { $0.channels[number]?.owner == owner ? $0.channels[number] : nil }
        channel?.end()
    }

    /// Returns the session of the device that is on a channel; nil where none is.
    func session(on number: Int) -> DeviceSession? { state.withLock { $0.channels[number]?.session } }

    /// Frees a channel whose subscription has ended.
    /// - Returns: whether it was in use.
    @discardableResult
    func forget(_ number: Int) -> Bool { state.withLock { $0.channels.removeValue(forKey: number) != nil } }

    /// Frees a channel and tells the client; does nothing where the channel is free already.
    func end(_ number: Int) {
        guard forget(number) else { return }
        connection.add(EventPiece(text: ServerSentEvent.ended, channel: number))
    }

    /// Ends the connection if no channel was in use at this call and at the previous one.
    func endIfUnused() {
        let isOver = state.withLock { state in
            defer { state.isUnused = state.channels.isEmpty }
            return state.channels.isEmpty && state.isUnused
        }
        if isOver { connection.finish() }
    }

    /// Ends all subscriptions after the connection has ended.
    func close() {
        connection.finish()
        let channels = state.withLock { state in
            state.isClosed = true
            return Array(state.channels.values)
        }
        for channel in channels { channel.end() }
    }

    static let unknown = ChatError(.unknownStream, "This stream has ended: please open another.")
}

/// Keeps a shared stream registered while its response exists; `deinit` removes it, also where the response was never
/// written.
final class SharedStreamLease: Sendable {
    let stream: SharedStream
    private let streams: SharedStreams

    fileprivate init(_ stream: SharedStream, in streams: SharedStreams) {
        (self.stream, self.streams) = (stream, streams)
    }

    deinit { streams.close(stream) }
}

/// Registry of the open shared streams.
final class SharedStreams: Sendable {
    private let streams = Mutex<[StreamID: SharedStream]>([:])

    /// Opens a stream.
    /// - Throws: `ChatError`: `too_many_streams`.
    func open(on connection: EventConnection, for device: DeviceID? = nil) throws(ChatError) -> SharedStreamLease {
        let stream = SharedStream(id: Self.newID(), on: connection, for: device)
        let refusal = streams.withLock { streams -> String? in
            guard streams.count < ChatLimits.sharedStreamCountMax else {
                return "The server has \(ChatLimits.sharedStreamCountMax) streams open already."
            }
            let ofDevice = device.map { device in streams.values.count { $0.device == device } } ?? 0
            guard ofDevice < ChatLimits.sharedStreamsPerDeviceMax else {
                return "This device has \(ChatLimits.sharedStreamsPerDeviceMax) streams open already."
            }
            streams[stream.id] = stream
            return nil
        }
        if let refusal { throw ChatError(.tooManyStreams, refusal) }
        return SharedStreamLease(stream, in: self)
    }

    fileprivate func close(_ stream: SharedStream) {
        streams.withLock { $0[stream.id] = nil }
        stream.close()
    }

    /// Looks up a stream.
    /// - Parameter device: that is to be put on it.
    /// - Throws: `ChatError`: `unknown_stream`, also for a stream of another device.
    func stream(named name: String?, for device: DeviceID? = nil) throws(ChatError) -> SharedStream {
        let id = name.flatMap(StreamID.init(rawValue:))
        guard let id, let stream = streams.withLock({ $0[id] }), stream.device == nil || stream.device == device
        else { throw SharedStream.unknown }
        return stream
    }

    /// Ends the streams of a device that may not sign in any more.
    func end(of device: DeviceID) {
        let own = streams.withLock { $0.values.filter { $0.device == device } }
        for stream in own { stream.connection.finish() }
    }

    /// Returns 128 random bits, so that nobody can guess another browser's stream.
    private static func newID() -> StreamID {
        var generator = SystemRandomNumberGenerator()
        return StreamID(unchecked: (0..<2).map { _ in String(generator.next(), radix: 16) }.joined(separator: "-"))
    }
}
