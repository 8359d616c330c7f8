import AppHost
import ChatModels
import DeviceHost
import Foundation
import Hummingbird
import ProgramRunner
import RenderTree

/// `…/files/{number}`: what the open app asks the person for (`POST` announces files, `PUT …/{index}` carries the bytes of one), or
/// gives (`GET …/{index}`, each once). `DELETE` cancels either.
struct FileRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .post("files/:number", use: announce)
            .put("files/:number/:index", use: upload)
            .get("files/:number/:index", use: download)
            .delete("files/:number", use: cancel)
    }

    @Sendable private func announce(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let number = try Self.number("number", context)
        let body = try await request.json(AnnouncedFiles.self)
        // A name that the app cannot know before, so that it cannot put anything there.
        try await session.perform(.announceFiles(number, body.files, folder: UUID().uuidString))
        return .noContent
    }

    @Sendable private func cancel(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.session(context).perform(.cancelFiles(try Self.number("number", context)))
        return .noContent
    }

    @Sendable private func upload(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let (number, index) = (try Self.number("number", context), try Self.number("index", context))
        try await chat.world.upload(by: session.context.person) {
            try await session.receive(request.body, index, of: number)
        }
        return .noContent
    }

    @Sendable private func download(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let (number, index) = (try Self.number("number", context), try Self.number("index", context))
        let (served, file) = try await session.serve(index, of: number)
        return .kept(file, named: served.name) { isWhole in
            _ = try? await session.seriallyAlways {
                try await $0.handle(.fileServed(number, index: index, isWhole: isWhole))
            }
        }
    }

    private static func number(_ name: String, _ context: ChatRequestContext) throws(ChatError) -> Int {
        guard let number = context.parameters.get(name).flatMap({ Int($0) }), number >= 0 else {
            throw ChatError(.badNumber, "Requests for files, and their files, are counted.")
        }
        return number
    }
}
