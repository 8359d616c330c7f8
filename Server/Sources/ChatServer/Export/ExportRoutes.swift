import ChatModels
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// `GET /account/export`: what somebody sees and has sent, as a ZIP archive.
struct ExportRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account/export", use: export)
    }

    @Sendable private func export(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let turn = try access.exports.begin(caller.person.id)
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
                while let parts = try await awayFromLoop({ try await next(of: export, for: caller) }) {
                    for part in parts { try await writer.write(inPieces: part) }
                }
                // Before the client can know that it has everything, and ask again.
                turn.end()
                try await writer.finish(nil)
            })
    }

    /// Returns the next parts of the archive; nil at its end.
    /// - Throws: `ChatError`: `not_signed_in` where the device has been signed out meanwhile, or the person is not let in any more. The
    ///   archive breaks off then.
    private func next(of export: AccountExport, for caller: Caller) async throws -> [Data]? {
        guard try await access.mayGoOn(caller) else {
            throw ChatError(.notSignedIn, "This device was signed out while it downloaded your data.")
        }
        return try await export.next()
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
