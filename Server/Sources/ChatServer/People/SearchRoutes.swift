import ChatModels
import ChatStore
import Foundation
import Hummingbird
import Transcript

/// `GET /devices/{device}/search?words=…`: searches texts, captions and names of files in the caller's conversations.
struct SearchRoutes {
    let chat: Chat
    let access: PeopleAccess

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("search", use: search)
    }

    @Sendable private func search(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let words = request.uri.queryParameters.get("words") ?? ""
        guard words.utf8.count <= ChatLimits.searchByteCountMax else {
            throw ChatError(.textTooLong, "A search has \(ChatLimits.searchByteCountMax) bytes at most.")
        }
        try access.rates.count(.searches(caller.person.id), upTo: access.limits.searchesOfPerson)
        var readers: [ConversationID: TranscriptReader] = [:]
        var results: [SearchResults.Result] = []
        for found in try await chat.world.database.search(words, for: caller.person.id) {
            if readers[found.conversation] == nil {
                let conversation = try await chat.world.database.conversation(found.conversation, as: caller.person.id)
                readers[found.conversation] = conversation.map { chat.world.reader(of: $0, for: caller) }
            }
            guard let reader = readers[found.conversation] else { continue }
            results.append(Self.result(found, for: reader))
        }
        return try .json(SearchResults(results: results))
    }

    /// A message is told by its caption, in which people's names are in the place of their identifiers.
    private static func result(_ found: FoundEntry, for reader: TranscriptReader) -> SearchResults.Result {
        var line = Transcript.line(of: found.entry, for: reader)
        switch found.entry.content {
        case .message: break
        default:
            line.wordless = nil
            line.text = found.excerpt.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return SearchResults.Result(
            conversation: found.conversation, sequence: found.entry.sequence, line: line, sentAt: found.entry.sentAt)
    }
}
