import AppHost
import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `GET …/apps/{app}/icon`: the app's icon; 204 where there is none, because messages outlast their app and an app need
/// not have an icon, so that asking for it is no error.
struct AppRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("apps/:app/icon", use: icon)
    }

    @Sendable private func icon(_ request: Request, context: ChatRequestContext) async throws -> Response {
        _ = try await chat.session(context)
        guard let id = context.parameters.get("app").flatMap(AppID.init(rawValue:)) else {
            throw ChatError(.unknownApp, "There is no such app.")
        }
        return .icon(of: chat.world.apps.installed.bundles[id])
    }
}

extension Response {
    /// Upper bound of an icon file; pages show icons at 96 points at most.
    private static let iconByteCountMax = 1 << 20

    /// Returns the app's icon; 204 where there is none.
    static func icon(of bundle: AppBundle?) -> Response {
        let cache = "private, max-age=3600"
        guard let bytes = bundle?.icon.flatMap(iconBytes), let mediaType = PictureKind.mediaType(of: bytes) else {
            return Response(status: .noContent, headers: [.cacheControl: cache])
        }
        return .picture(bytes, mediaType: mediaType, cache: cache)
    }

    /// Reads the icon file; nil where it is too large or unreadable.
    private static func iconBytes(of icon: URL) -> Data? {
        guard let file = try? FileHandle(forReadingFrom: icon) else { return nil }
        defer { try? file.close() }
        let bytes = try? file.read(upToCount: iconByteCountMax + 1)
        return bytes.flatMap { $0.count <= iconByteCountMax ? $0 : nil }
    }
}
