import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `GET …/events`: the device's own event stream; `…/streams/{stream}/{channel}`: its events on a channel of a shared
/// stream.
struct EventRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("events", use: events)
            .put("streams/:stream/:channel", use: subscribe).delete("streams/:stream/:channel", use: unsubscribe)
    }

    @Sendable private func events(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let page = try request.page()
        let position = try await position(of: request, in: session)
        // Checked here as well: once the response has begun, it can no longer carry an error.
        try await session.checkForRoom()
        let connection = EventConnection(context.socketChannel, writers: chat.world.writers)
        let sink = EventSink(connection, for: session) { _ in connection.finish() }
        let subscription = DeviceSubscription(session: session, world: chat.world, sink: sink, position: position)
        return .eventStream { writer in
            let opening = try await session.connect(page, sink)
            try await connection.run(&writer, end: { session.disconnect(sink) }) {
                try chat.world.background.start { await subscription.begin(opening) }
            }
        }
    }

    @Sendable private func subscribe(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let channel = try context.channel()
        let page = try request.page()
        let after = try await request.json(SubscribeBody.self).after
        let stream = try chat.streams.stream(named: context.parameters.get("stream"), for: session.context.device)
        let position = try await checkedPosition(after, in: session)
        let sink = EventSink(stream.connection, channel: channel, for: session) { sink in
            session.disconnect(sink)
            stream.end(channel)
        }
        let subscription = DeviceSubscription(session: session, world: chat.world, sink: sink, position: position)
        try stream.subscribe(channel, for: .device(session.context.device), session: session) { sink.finish() }
        do {
            let opening = try await session.connect(page, sink)
            // Disconnects the sink of a stream that has ended before it was attached: nobody else does.
            if sink.isFinished { session.disconnect(sink) }
            try chat.world.background.start { await subscription.begin(opening) }
        } catch {
            stream.forget(channel)
            sink.finish()
            throw error
        }
        return .noContent
    }

    @Sendable private func unsubscribe(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let channel = try context.channel()
        let stream = try chat.streams.stream(named: context.parameters.get("stream"), for: session.context.device)
        stream.unsubscribe(channel, for: .device(session.context.device))
        return .noContent
    }

    /// Returns the newest entry that the client has: from `Last-Event-ID` when the browser reconnects, else from
    /// `after`.
    private func position(of request: Request, in session: DeviceSession) async throws -> Int {
        let text = request.headers[.lastEventID] ?? request.uri.queryParameters.get("after") ?? "0"
        return try await checkedPosition(Int(text), in: session)
    }

    private func checkedPosition(_ position: Int?, in session: DeviceSession) async throws -> Int {
        guard let position, position >= 0 else {
            throw ChatError(.badNumber, "The stream continues after the number of an entry.")
        }
        guard try await position <= chat.world.database.lastSequence(of: session.context.conversation) else {
            throw ChatError(.unknownEntry, "The conversation has no entry \(position): please load it again.")
        }
        return position
    }
}
