import ChatModels
import Foundation
import Hashing
import Hummingbird

/// `GET /events`: an event stream that is empty at first. Devices and the inspector are subscribed to its channels by
/// separate requests, each authorised on its own.
struct SharedStreamRoutes {
    let chat: Chat

    func add(to router: some RouterMethods<ChatRequestContext>) {
        router.get("events", use: events)
    }

    @Sendable private func events(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let connection = EventConnection(context.socketChannel, writers: chat.world.writers)
        let lease = try chat.openStream(on: connection, for: context.caller?.device)
        return .eventStream { writer in
            try await connection.run(&writer, beat: { lease.stream.endIfUnused() })
        }
    }
}

extension Chat {
    /// Opens a stream that begins with its welcome.
    /// - Parameter device: the only one that may be put on it; nil for any.
    /// - Throws: `ChatError`: `too_many_streams`.
    func openStream(on connection: EventConnection, for device: DeviceID? = nil) throws -> SharedStreamLease {
        let lease = try streams.open(on: connection, for: device)
        let welcome = try ServerSentEvent.text(
            "stream", StreamWelcome(stream: lease.stream.id, store: world.storeName, silence: world.writers.silence),
            id: nil)
        connection.add(EventPiece(text: welcome))
        return lease
    }
}

extension ChatWorld {
    /// Identifier of the store: constant for its lifetime, different for any other store.
    var storeName: String {
        AuthenticationKey(secret).code(for: Data("parley-store".utf8)).prefix(16).hexadecimal
    }
}

extension ChatRequestContext {
    /// Returns the channel number in the request's path.
    /// - Throws: `ChatError`: `bad_number`.
    func channel() throws(ChatError) -> Int {
        guard let channel = parameters.get("channel").flatMap({ Int32($0) }), channel > 0 else {
            throw ChatError(.badNumber, "Channels are numbered from 1.")
        }
        return Int(channel)
    }
}

extension Response {
    static func eventStream(
        _ write: @escaping @Sendable (inout any ResponseBodyWriter) async throws -> Void
    ) -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in try await write(&writer) })
    }
}
