import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

// Files that the open app gives to the person.
extension DeviceSession {
    /// Looks how large the files are that an app offers.
    func measure(_ number: Int, _ app: AppID, _ files: [AppFile]) async throws {
        let counts = files.map { open($0, of: app)?.byteCount }
        try await handle(.measured(number, counts.contains { $0 == nil } ? nil : counts.compactMap(\.self)))
    }

    /// Begins to serve an offered file.
    /// - Throws: `ChatError`: `unknown_files`.
    nonisolated func serve(_ index: Int, of number: Int) async throws -> (ServedFile, OpenedFile) {
        try await serially { session in
            try await session.handle(.serveFile(number, index: index))
            let served = try session.host.offeredFile(index, of: number)
            guard let file = session.open(served.file, of: served.app), file.byteCount == served.byteCount else {
                try await session.handle(.fileServed(number, index: index, isWhole: false))
                throw ChatError(.unknownFiles, "The app has changed or removed the file.")
            }
            return (served, file)
        }
    }

    private func open(_ file: AppFile, of app: AppID) -> OpenedFile? {
        world.apps.open(file, of: app, install: host.context.setup.install(of: app), for: context.device)
    }
}

extension Response {
    /// Bytes held in memory at a time.
    private static let pieceByteCount = 128 << 10

    /// Serves a file to be kept and never shown, since it may be a page with a script: as an attachment without a type, and, were
    /// it opened all the same, without any rights.
    /// - Parameter ended: called once, with whether all was written.
    static func kept(
        _ file: OpenedFile, named name: String, ended: @escaping @Sendable (_ isWhole: Bool) async -> Void
    ) -> Response {
        let headers: HTTPFields = [
            .contentType: "application/octet-stream", .cacheControl: "no-store",
            .contentDisposition: "attachment; filename*=UTF-8''\(name.percentEncoded)",
            .contentSecurityPolicy: "sandbox; default-src 'none'",
        ]
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(contentLength: file.byteCount) { writer in
                do {
                    try await write(file, to: &writer)
                } catch {
                    await ended(false)
                    throw error
                }
                await ended(true)
            })
    }

    private static func write(_ file: OpenedFile, to writer: inout any ResponseBodyWriter) async throws {
        var place = 0
        while place < file.byteCount {
            let (begin, count) = (place, min(pieceByteCount, file.byteCount - place))
            let piece = await awayFromLoop { file.read(at: begin, count: count) }
            guard !piece.isEmpty else { throw ChatError(.internalError, "The file has changed.") }
            try await writer.write(ByteBuffer(bytes: piece))
            place += piece.count
        }
        try await writer.finish(nil)
    }
}

extension String {
    /// The text as a value of `filename*`. Source: RFC 8187, section 3.2.1.
    fileprivate var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: Self.plainCharacters) ?? "file"
    }

    private static let plainCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
