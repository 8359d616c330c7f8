import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird
import RenderTree

/// Pictures and files of the conversation (`GET …/pictures/{id}`, with byte ranges, and `…/poster`, the still picture
/// of a video or animation) and of the open app's node tree (`GET …/panel/assets/{asset}?instance=n`; `…/panel/files/…`
/// for media that it plays).
struct PictureRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .get("pictures/:picture", use: picture)
            .get("pictures/:picture/poster", use: poster)
            .get("panel/assets/:asset", use: asset)
            .get("panel/files/:asset", use: file)
    }

    static let unknown = ChatError(.unknownPicture, "There is no such picture.")

    /// Cache control of a picture: its ID is derived from its bytes, so it never changes.
    static let forGood = "private, max-age=31536000, immutable"

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

    /// Returns an asset of an app's tree. Instance numbers start again after a restart, so browsers must revalidate.
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
    ) throws(ChatError) -> (AssetID, instance: InstanceID) {
        guard let instance = request.uri.queryParameters.get("instance").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "A picture of an app is asked for with its instance number.")
        }
        return (AssetID(rawValue: context.parameters.get("asset") ?? ""), InstanceID(rawValue: instance))
    }

    /// Returns a video or sound of the app, or a byte range of it, read from the app's folder at this moment.
    @Sendable private func file(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let (id, instance) = try Self.named(request, context)
        guard let file = try await session.serially({ $0.openedFile(id, instance: instance) }) else {
            throw Self.unknown
        }
        return try .played(file, for: request)
    }
}
