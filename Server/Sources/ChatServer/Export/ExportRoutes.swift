import ChatModels
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// `GET /account/export`: all that somebody has on the server, as a ZIP archive.
struct ExportRoutes {
    /// Seconds after which another try is worth it, where one is being made.
    private static let retrySeconds = 10

    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account/export", use: export)
    }

    @Sendable private func export(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        guard let turn = access.exports.begin(caller.person.id) else {
            var refusal = RetryLater(
                .tooManyRequests, "Your data is being downloaded already. Wait until that has ended.")
            refusal.seconds = Self.retrySeconds
            throw refusal
        }
        try access.rates.count(.newThings(caller.person.id), upTo: ChatLimits.newThingsPerMinuteMax)
        let export = AccountExport(of: caller, in: chat.world)
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/zip", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"parley-export.zip\"",
            ],
            body: ResponseBody { writer in
                defer { turn.end() }
                while let parts = try await awayFromLoop({ try await export.next() }) {
                    for part in parts { try await writer.write(inPieces: part) }
                }
                // Before the client can know that it has everything, and ask again.
                turn.end()
                try await writer.finish(nil)
            })
    }
}

extension ResponseBodyWriter {
    /// Writes bytes as fast as the client takes them, without a second copy of all.
    fileprivate mutating func write(inPieces bytes: Data) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(ExportLimits.pieceByteCount)
            try await write(ByteBuffer(bytes: piece))
            rest = rest.dropFirst(piece.count)
        }
    }
}
