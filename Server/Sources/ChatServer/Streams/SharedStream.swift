import ChatModels
import NIOCore
import Synchronization

/// One event stream shared by the pages of a browser, with a channel for each device and for the inspector. Browsers
/// open only six connections to a server, and each event stream occupies one permanently.
final class SharedStream: Sendable {
    private struct Channel {
        var owner: Owner
        /// Makes the channel's subscription return.
        var end: @Sendable () -> Void
    }
    /// Subject of a channel; only its requests may close it.
    enum Owner: Hashable, Sendable {
        case device(DeviceID)
        case inspector
    }

    let id: StreamID
    let connection = EventConnection()
    private let channels = Mutex<[Int: Channel]>([:])
    private let isUnused = Mutex(false)

    init(id: StreamID) {
        self.id = id
    }

    /// Starts a subscription on a free channel, whose number the client chooses.
    /// - Parameter end: makes the subscription return.
    /// - Throws: `ChatError`: `bad_number` where the channel is in use, `too_many_streams`, `unknown_stream`.
    func subscribe(
        _ number: Int, for owner: Owner, end: @escaping @Sendable () -> Void,
        _ subscription: @escaping EventConnection.Subscription
    ) throws(ChatError) {
        try add(Channel(owner: owner, end: end), as: number)
        let isStarted = connection.start { [self] in
            await subscription()
            forget(number)
        }
        guard isStarted else {
            forget(number)
            throw Self.unknown
        }
    }

    /// Ends the subscription on a channel; does nothing if it has ended already.
    func unsubscribe(_ number: Int, for owner: Owner) {
        let channel = channels.withLock { $0[number]?.owner == owner ? $0[number] : nil }
        channel?.end()
    }

    /// Frees a channel whose subscription has ended.
    func forget(_ number: Int) { channels.withLock { $0[number] = nil } }

    /// Ends the connection if no channel was in use at this call and at the previous one.
    func endIfUnused() {
        let isEmpty = channels.withLock(\.isEmpty)
        let wasUnused = isUnused.withLock { isUnused in
            defer { isUnused = isEmpty }
            return isUnused
        }
        if isEmpty, wasUnused { connection.finish() }
    }

    /// Ends all subscriptions after the connection has ended.
    func close() {
        connection.finish()
        for channel in channels.withLock({ Array($0.values) }) { channel.end() }
    }

    private func add(_ channel: Channel, as number: Int) throws(ChatError) {
        let problem = channels.withLock { channels -> ChatError? in
            guard channels[number] == nil else { return ChatError(.badNumber, "Channel \(number) is taken.") }
            guard channels.count < ChatLimits.channelsPerStreamMax else {
                return ChatError(
                    .tooManyStreams, "A stream carries \(ChatLimits.channelsPerStreamMax) channels at most.")
            }
            channels[number] = channel
            return nil
        }
        if let problem { throw problem }
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
    func open() throws(ChatError) -> SharedStreamLease {
        let stream = SharedStream(id: Self.newID())
        let isFree = streams.withLock { streams in
            guard streams.count < ChatLimits.sharedStreamCountMax else { return false }
            streams[stream.id] = stream
            return true
        }
        guard isFree else {
            throw ChatError(.tooManyStreams, "The server has \(ChatLimits.sharedStreamCountMax) streams open already.")
        }
        return SharedStreamLease(stream, in: self)
    }

    fileprivate func close(_ stream: SharedStream) {
        streams.withLock { $0[stream.id] = nil }
        stream.close()
    }

    /// Looks up a stream.
    /// - Throws: `ChatError`: `unknown_stream`.
    func stream(named name: String?) throws(ChatError) -> SharedStream {
        let id = name.flatMap(StreamID.init(rawValue:))
        guard let id, let stream = streams.withLock({ $0[id] }) else { throw SharedStream.unknown }
        return stream
    }

    /// Returns 128 random bits, so that nobody can guess another browser's stream.
    private static func newID() -> StreamID {
        var generator = SystemRandomNumberGenerator()
        return StreamID(unchecked: (0..<2).map { _ in String(generator.next(), radix: 16) }.joined(separator: "-"))
    }
}
