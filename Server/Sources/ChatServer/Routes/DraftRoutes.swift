import ChatModels
import DeviceHost
import Foundation
import Hummingbird
import ProgramRunner

/// `…/draft`: the text, message and files staged in the input field. `POST …/draft/attachments` adds a file of the person, with the
/// same `Idempotency-Key` once.
struct DraftRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("draft/text", use: setText).delete("draft", use: remove)
            .delete("draft/attachments/:place", use: removeAttachment).post("draft/attachments", use: addFile)
    }

    @Sendable private func addFile(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        guard let name = request.uri.queryParameters.get("name") else {
            throw ChatError(.badFile, "A file comes with its name.")
        }
        let key = try fileKey(of: request)
        try await chat.world.upload(by: session.context.person) {
            let bytes = try await request.bytes(
                upTo: ChatLimits.ownFileByteCountMax, orThrow: DeviceHost.ownFileTooLarge)
            try await session.perform(.addFile(name: name, bytes: bytes, key: key))
        }
        return .noContent
    }

    /// Returns the key that a client repeats with a repeated request; nil for none.
    private func fileKey(of request: Request) throws(ChatError) -> SendKey? {
        guard let text = request.headers[.idempotencyKey] else { return nil }
        guard let key = SendKey(rawValue: text) else {
            throw ChatError(.badFile, "The key of a file is an identifier.")
        }
        return key
    }

    @Sendable private func setText(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let text = try await request.json(DraftTextBody.self).text
        try await session.perform(.setDraftText(text, page: try request.page()))
        return .noContent
    }

    @Sendable private func removeAttachment(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let place = context.parameters.get("place").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "Files in the input field are counted from 0.")
        }
        try await chat.session(context).perform(.removeAttachment(place))
        return .noContent
    }

    /// Removes the staged message; the typed text stays.
    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.session(context).perform(.removeDraft)
        return .noContent
    }
}
