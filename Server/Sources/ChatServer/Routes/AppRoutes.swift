import AppHost
import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `GET …/apps/{app}/icon`: the app's icon; 204 where there is none, because messages outlast their app and an app need
/// not have an icon, so that asking for it is no error.
struct AppRoutes {
    /// Upper bound of an icon file; pages show icons at 60 points at most.
    private static let iconByteCountMax = 1 << 20
    private static let cache = "private, max-age=3600"

    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("apps/:app/icon", use: icon)
    }

    @Sendable private func icon(_ request: Request, context: ChatRequestContext) async throws -> Response {
        _ = try await chat.session(context)
        guard let id = context.parameters.get("app").flatMap(AppID.init(rawValue:)) else {
            throw ChatError(.unknownApp, "There is no such app.")
        }
        let icon = chat.world.apps.installed.bundles[id]?.icon
        guard let bytes = icon.flatMap(Self.bytes), let mediaType = PictureKind.mediaType(of: bytes) else {
            return Response(status: .noContent, headers: [.cacheControl: Self.cache])
        }
        return .picture(bytes, mediaType: mediaType, cache: Self.cache)
    }

    /// Reads the icon file; nil where it is too large or unreadable.
    private static func bytes(of icon: URL) -> Data? {
        guard let file = try? FileHandle(forReadingFrom: icon) else { return nil }
        defer { try? file.close() }
        let bytes = try? file.read(upToCount: iconByteCountMax + 1)
        return bytes.flatMap { $0.count <= iconByteCountMax ? $0 : nil }
    }
}
