import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird
import RenderTree

/// Pictures and files: of the conversation (`GET …/pictures/{id}`, also a part of it, and `…/poster`, a still picture of
/// what moves), and of the open app's tree (`GET …/panel/assets/{asset}?instance=n`; `…/panel/files/…` for what it plays).
struct PictureRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .get("pictures/:picture", use: picture)
            .get("pictures/:picture/poster", use: poster)
            .get("panel/assets/:asset", use: asset)
            .get("panel/files/:asset", use: file)
    }

    private static let unknown = ChatError(.unknownPicture, "There is no such picture.")

    /// Its name comes from its bytes, so what is once loaded never changes.
    private static let forGood = "private, max-age=31536000, immutable"

    @Sendable private func picture(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (id, picture) = try await asked(context)
        return .picture(
            picture.bytes, mediaType: picture.mediaType, cache: Self.forGood, tag: id.rawValue, for: request)
    }

    @Sendable private func poster(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let bytes = try await asked(context).1.poster, let mediaType = PictureKind.mediaType(of: bytes) else {
            throw Self.unknown
        }
        return .picture(bytes, mediaType: mediaType, cache: Self.forGood)
    }

    private func asked(_ context: ChatRequestContext) async throws -> (PictureID, StoredPicture) {
        let session = try await chat.session(context)
        guard let id = context.parameters.get("picture").flatMap(PictureID.init(rawValue:)),
            let picture = try await stored(id, session)
        else { throw Self.unknown }
        return (id, picture)
    }

    private func stored(_ id: PictureID, _ session: DeviceSession) async throws -> StoredPicture? {
        if let picture = try await chat.world.database.picture(id, for: session.context.device) { return picture }
        let unsent = try await session.serially { $0.host.unsentMedia(id) }
        return unsent.map { StoredPicture(mediaType: $0.info.mediaType, bytes: $0.bytes, poster: $0.poster) }
    }

    /// Instances are counted anew after a restart, so this may be kept only while it is on screen.
    @Sendable private func asset(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let (id, instance) = try Self.named(request, context)
        guard let bytes = try await session.serially({ $0.host.asset(id, instance: instance) }),
            let mediaType = PictureKind.mediaType(of: bytes)
        else { throw Self.unknown }
        return .picture(bytes, mediaType: mediaType, cache: "private, no-cache")
    }

    private static func named(
        _ request: Request, _ context: ChatRequestContext
    ) throws(ChatError) -> (AssetID, instance: Int) {
        guard let instance = request.uri.queryParameters.get("instance").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "A picture of an app is asked for with its instance number.")
        }
        return (AssetID(rawValue: context.parameters.get("asset") ?? ""), instance)
    }

    /// A video or sound of the app's own: from its folder as it is now, or a part of it.
    @Sendable private func file(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let (id, instance) = try Self.named(request, context)
        guard let file = try await session.serially({ $0.openedFile(id, instance: instance) }) else {
            throw Self.unknown
        }
        return try .played(file, for: request)
    }
}
