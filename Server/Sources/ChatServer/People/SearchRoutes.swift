import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `GET /devices/{device}/search?words=…`: searches texts, captions and names of files in the caller's conversations.
struct SearchRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("search", use: search)
    }

    @Sendable private func search(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        let words = request.uri.queryParameters.get("words") ?? ""
        guard words.utf8.count <= ChatLimits.searchByteCountMax else {
            throw ChatError(.textTooLong, "A search has \(ChatLimits.searchByteCountMax) bytes at most.")
        }
        var results: [SearchResults.Result] = []
        for found in try await chat.world.database.search(words, for: person) {
            let isMine = found.entry.sender == person
            let sender = isMine ? nil : try await chat.world.database.name(of: found.entry.sender)
            results.append(
                SearchResults.Result(
                    conversation: found.conversation, sequence: found.entry.sequence,
                    line: LastLine(sender: sender, isMine: isMine, text: found.excerpt), sentAt: found.entry.sentAt))
        }
        return try .json(SearchResults(results: results))
    }
}
