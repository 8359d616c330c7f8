import ChatModels
import Crypto
import Foundation
import Hummingbird
import Transcript

/// `GET /events`: a stream that carries nothing by itself. Devices and the inspector are put onto channels of it, each by
/// a request that says who may see them.
struct SharedStreamRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("events", use: events)
    }

    @Sendable private func events(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let lease = try chat.streams.open()
        let (connection, world) = (lease.stream.connection, chat.world)
        let welcome = try ServerSentEvent.text(
            "stream", StreamWelcome(stream: lease.stream.id, store: world.storeName), id: nil)
        return .eventStream { writer in
            // Fails only where the connection has ended already.
            _ = connection.start { try? await connection.write(welcome) }
            try await connection.run(request, heartbeat: world.heartbeat, writer: &writer) {
                lease.stream.endIfUnused()
            }
        }
    }
}

extension ChatWorld {
    /// The same for as long as the store is, and another for any other store.
    var storeName: String {
        let key = SymmetricKey(data: secret)
        return HMAC<SHA256>.authenticationCode(for: Data("parley-store".utf8), using: key).prefix(16).hexadecimal
    }
}

extension ChatRequestContext {
    /// The channel of a shared stream that the address names.
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
