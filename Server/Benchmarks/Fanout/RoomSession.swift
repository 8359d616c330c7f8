import Foundation
import LoadClient
import NIOCore
import NIOPosix

/// Somebody signed in to Prosody by plain TCP: RFC 6120 with SASL PLAIN (RFC 4616), in rooms of XEP-0045.
struct RoomSession: Sendable {
    private static let head =
        "<stream:stream to='localhost' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>"

    /// Begins the identifier that the archive adds to a message (XEP-0359).
    static let kept = "<stanza-id "

    private let channel: any Channel

    /// - Parameter tally: counts the messages that come.
    init(of name: String, on port: Int, _ tally: Tally? = nil) async throws {
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).channelInitializer {
            channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(RoomReader(tally: tally))
            }
        }.connect(host: "127.0.0.1", port: port).get()
        try await signIn(name)
    }

    private func signIn(_ name: String) async throws {
        let secret = Data("\0\(name)\0secret".utf8).base64EncodedString()
        try await send(Self.head, until: "</stream:features>")
        try await send(
            "<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>\(secret)</auth>", until: "<success")
        try await send(Self.head, until: "</stream:features>")
        try await send(
            "<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>", until: "</iq>")
    }

    /// Returns once the room has said its subject, the last that one who comes is told.
    func join(_ room: String, as name: String) async throws {
        try await send(
            "<presence to='\(room)/\(name)'><x xmlns='http://jabber.org/protocol/muc'/></presence>", until: "<subject")
    }

    /// Returns once this text has come.
    /// - Throws: `LoadError` where it does not.
    func send(_ text: String, until end: String) async throws {
        let answer = channel.eventLoop.makePromise(of: Void.self)
        let late = channel.eventLoop.scheduleTask(in: .seconds(20)) {
            answer.fail(LoadError("Prosody does not answer \(text) with \(end)"))
        }
        defer { late.cancel() }
        channel.writeAndFlush(RoomReader.Question(text: text, end: Occurrences(of: end), answer: answer))
            .whenFailure { answer.fail($0) }
        try await answer.futureResult.get()
    }
}

/// Sends one text at a time and waits for what ends its answer; counts messages that the room has kept: those with an identifier.
private final class RoomReader: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Question
    typealias OutboundOut = ByteBuffer

    struct Question: Sendable {
        var text: String
        var end: Occurrences
        var answer: EventLoopPromise<Void>
    }

    private let tally: Tally?
    private var question: Question?
    private var events = Occurrences(of: "</message>")
    private var entries = Occurrences(of: RoomSession.kept)

    init(tally: Tally?) { self.tally = tally }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let asked = unwrapOutboundIn(data)
        question = asked
        context.write(wrapOutboundOut(ByteBuffer(string: asked.text)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        bytes.withUnsafeReadableBytes { piece in
            if question?.end.count(in: piece) ?? 0 > 0 {
                question?.answer.succeed()
                question = nil
            }
            tally?.add(events: events.count(in: piece), entries: entries.count(in: piece), bytes: piece.count)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        question?.answer.fail(LoadError("Prosody has closed the connection"))
        tally?.addClosed()
    }
}
