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
        guard let reader = try chat.world.inspector?.read(after: after) else {
            throw ChatError(.notFound, "This server has no inspector.")
        }
        do {
            try stream.subscribe(channel, for: .inspector, end: reader.finish)
        } catch {
            reader.finish()
            throw error
        }
        do {
            try chat.world.background.start { await Self.write(reader, to: stream, channel) }
        } catch {
            stream.forget(channel)
            reader.finish()
            throw error
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
    private static func write(_ reader: InspectorReader, to stream: SharedStream, _ channel: Int) async {
        defer {
            reader.finish()
            stream.end(channel)
        }
        for await line in reader.lines {
            guard let text = try? ServerSentEvent.text("line", line, id: line.number),
                (try? await stream.connection.send(EventPiece(text: text, channel: channel))) != nil
            else { return }
        }
    }
}
