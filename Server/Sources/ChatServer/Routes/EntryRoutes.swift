import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `POST …/entries`: sends the draft. `GET …/entries`: a page of the transcript. `PUT …/entries/{sequence}/kept`: keeps
/// a message that would expire after it was read.
struct EntryRoutes {
    /// Largest number that JavaScript reads exactly. Larger ones are refused; adding 1 to `Int.max` would overflow as well.
    private static let numberMax = (1 << 53) - 1
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .get("entries", use: page)
            .post("entries", use: send)
            .put("entries/:sequence/kept", use: keep)
    }

    @Sendable private func page(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let place: PagePlace =
            switch (try number("before", of: request), try number("after", of: request)) {
            case (nil, nil): .newest
            case (let sequence?, nil): .before(sequence)
            case (nil, let sequence?): .after(sequence)
            case (_?, _?): throw ChatError(.badNumber, "A page is before an entry or after one, not both.")
            }
        let limit = try number("limit", of: request) ?? ChatLimits.entriesPerPage
        guard (1...ChatLimits.entriesPerPageMax).contains(limit) else {
            throw ChatError(.badNumber, "A page has 1 to \(ChatLimits.entriesPerPageMax) entries.")
        }
        return try .json(try await session.entryPage(at: place, limit: limit))
    }

    /// Returns a query parameter as a number from 0; nil where it is absent.
    private func number(_ name: String, of request: Request) throws(ChatError) -> Int? {
        guard let text = request.uri.queryParameters.get(name) else { return nil }
        guard let number = Int(text), (0...Self.numberMax).contains(number) else {
            throw ChatError(.badNumber, "“\(name)” is no number of an entry or of entries.")
        }
        return number
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
        session.feed.notifyExpiriesChanged([person])
        return .noContent
    }

    @Sendable private func send(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let receipt = try await session.send(try await request.json(SendBody.self))
        return .json(receipt, status: .created)
    }
}
