import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `POST …/entries`: Send. `PUT …/entries/{sequence}/kept` keeps a message that would go once it has been read.
struct EntryRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).post("entries", use: send).put(
            "entries/:sequence/kept", use: keep)
    }

    @Sendable private func keep(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        guard let sequence = context.parameters.get("sequence").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "Entries are counted from 1.")
        }
        let (conversation, person) = (session.context.conversation, session.context.person)
        guard try await chat.world.database.keep(sequence, of: conversation, for: person) else {
            throw ChatError(.expired, "There is nothing to keep: this message does not expire, or has.")
        }
        session.feed.tellOfExpiries([person])
        return .noContent
    }

    @Sendable private func send(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let receipt = try await session.send(try await request.json(SendBody.self))
        return try .json(receipt, status: .created)
    }
}
