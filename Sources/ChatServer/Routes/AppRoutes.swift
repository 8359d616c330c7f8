import AppHost
import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `GET …/apps/{app}/icon`.
struct AppRoutes {
    /// An icon is drawn at 60 points at most.
    private static let iconByteCountMax = 1 << 20

    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("apps/:app/icon", use: icon)
    }

    @Sendable private func icon(_ request: Request, context: ChatRequestContext) async throws -> Response {
        _ = try await chat.session(context)
        guard let id = context.parameters.get("app").flatMap(AppID.init(rawValue:)),
            let bundle = chat.world.apps.installed.bundles[id]
        else { throw ChatError(.unknownApp, "There is no such app.") }
        guard let bytes = bundle.icon.flatMap(Self.bytes), let mediaType = PictureKind.mediaType(of: bytes) else {
            throw ChatError(.unknownPicture, "\(bundle.displayName) has no icon.")
        }
        return .picture(bytes, mediaType: mediaType, cache: "private, max-age=3600")
    }

    /// Nil where the file is too large or cannot be read.
    private static func bytes(of icon: URL) -> Data? {
        guard let file = try? FileHandle(forReadingFrom: icon) else { return nil }
        defer { try? file.close() }
        let bytes = try? file.read(upToCount: iconByteCountMax + 1)
        return bytes.flatMap { $0.count <= iconByteCountMax ? $0 : nil }
    }
}
