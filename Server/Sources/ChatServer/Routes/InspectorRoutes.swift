import ChatModels
import Hummingbird

/// `/simulator/inspector/streams/{stream}/{channel}`: events on all devices in order, starting with at most the latest
/// thousand lines.
struct InspectorRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.put("simulator/inspector/streams/:stream/:channel", use: subscribe)
        router.delete("simulator/inspector/streams/:stream/:channel", use: unsubscribe)
    }

    @Sendable private func subscribe(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let channel = try context.channel()
        let after = try await request.json(SubscribeBody.self).after
        guard after >= 0 else { throw ChatError(.badNumber, "The stream continues after the number of a line.") }
        let stream = try chat.streams.stream(named: context.parameters.get("stream"))
        let reader = try chat.world.inspector.read(after: after)
        let connection = stream.connection
        try stream.subscribe(channel, for: .inspector, end: reader.finish) {
            await Self.write(reader, to: connection, channel)
        }
        return .noContent
    }

    @Sendable private func unsubscribe(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let channel = try context.channel()
        let stream = try chat.streams.stream(named: context.parameters.get("stream"))
        stream.unsubscribe(channel, for: .inspector)
        return .noContent
    }

    /// Writes lines until the reader or the connection has ended.
    private static func write(_ reader: InspectorReader, to connection: EventConnection, _ channel: Int) async {
        defer { reader.finish() }
        for await line in reader.lines {
            guard let text = try? ServerSentEvent.text("line", line, id: line.number),
                (try? await connection.write(ServerSentEvent.text(text, on: channel))) != nil
            else { return }
        }
        try? await connection.write(ServerSentEvent.text(ServerSentEvent.ended, on: channel))
    }
}
