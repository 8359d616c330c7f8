import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird
import NIOCore
import RenderTree

/// Pictures and files: of the conversation (`GET …/pictures/{id}`), and of the open app's tree (`GET …/panel/assets/{asset}?instance=n`).
struct PictureRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .get("pictures/:picture", use: picture)
            .get("panel/assets/:asset", use: asset)
    }

    private static let unknown = ChatError(.unknownPicture, "There is no such picture.")

    /// Its name comes from its bytes, so what is once loaded never changes.
    @Sendable private func picture(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        guard let id = context.parameters.get("picture").flatMap(PictureID.init(rawValue:)),
            let picture = try await stored(id, session)
        else { throw Self.unknown }
        return .picture(picture.bytes, mediaType: picture.mediaType, cache: "private, max-age=31536000, immutable")
    }

    private func stored(_ id: PictureID, _ session: DeviceSession) async throws -> StoredPicture? {
        if let picture = try await chat.world.database.picture(id, for: session.context.device) { return picture }
        let unsent = try await session.serially { $0.host.unsentBytes(id) }
        return unsent.map {
            StoredPicture(mediaType: PictureKind.mediaType(of: $0) ?? StoredPicture.anyFile, bytes: $0)
        }
    }

    /// Instances are counted anew after a restart, so this may be kept only while it is on screen.
    @Sendable private func asset(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        guard let instance = request.uri.queryParameters.get("instance").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "A picture of an app is asked for with its instance number.")
        }
        let id = AssetID(rawValue: context.parameters.get("asset") ?? "")
        guard let bytes = try await session.serially({ $0.host.asset(id, instance: instance) }),
            let mediaType = PictureKind.mediaType(of: bytes)
        else { throw Self.unknown }
        return .picture(bytes, mediaType: mediaType, cache: "private, no-cache")
    }
}

extension Response {
    static func picture(_ bytes: Data, mediaType: String, cache: String) -> Response {
        var headers: HTTPFields = [.contentType: mediaType, .cacheControl: cache]
        // What is no picture is saved and never shown: it could be a page with a script of somebody else's.
        if mediaType == StoredPicture.anyFile { headers[.contentDisposition] = "attachment" }
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
