import ChatModels
import Hummingbird
import NIOCore

/// `GET /socket`: an event stream as `GET /events` is one, in a WebSocket, by which input and what people send come, too.
struct SocketRoutes {
    let chat: Chat

    func add(to router: some RouterMethods<ChatRequestContext>) {
        router.get("socket", use: open)
    }

    @Sendable private func open(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let channel = context.socketChannel
        let handshake = try await SocketHandshake(request, from: context.origin, on: channel)
        let connection = EventConnection(channel, writers: chat.world.writers)
        let lease = try chat.openStream(on: connection, for: context.caller?.device)
        let (sockets, connections) = (chat.sockets, chat.connections)
        let (people, caller, address) = (chat.people, context.caller, context.clientAddress)
        let input = SocketInput(lease.stream, sockets, chat.metrics) {
            if let caller { try people?.countChangeBySocket(of: caller, from: address) }
        }
        try await channel.eventLoop.submit {
            let handler = SocketHandler(
                sockets, connections, compresses: handshake.compresses, take: input.take,
                answerSoon: connection.flushSoonest)
            try SocketUpgrade.prepare(handler, on: channel)
        }.get()
        return Response(
            status: .switchingProtocols, headers: handshake.headers,
            body: ResponseBody { writer in
                try await connection.run(&writer, beat: { lease.stream.endIfUnused() })
            })
    }
}
