import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird
import MediaTranscoder
import ProgramRunner

/// Small pictures: `PUT` and `DELETE` of one's own (`/account/avatar`) and of a conversation's (`…/avatar`), and `GET /avatars/{picture}`.
struct AvatarRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("avatars/:picture", use: avatar)
            .put("account/avatar", use: setOwn)
            .delete("account/avatar", use: removeOwn)
    }

    /// Those of a conversation.
    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("avatar", use: setShared).delete(
            "avatar", use: removeShared)
    }

    @Sendable private func avatar(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        guard let id = context.parameters.get("picture").flatMap(PictureID.init(rawValue:)),
            let picture = try await chat.world.database.avatar(id, for: person)
        else { throw PictureRoutes.unknown }
        return .picture(picture.bytes, mediaType: picture.mediaType, cache: PictureRoutes.forGood)
    }

    @Sendable private func setOwn(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        return try await answer(changeOwn(try await newAvatar(of: request, by: caller), caller))
    }

    @Sendable private func removeOwn(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await answer(changeOwn(nil, context.signedIn()))
    }

    private func changeOwn(_ jpeg: Data?, _ caller: Caller) async throws -> PictureID? {
        let avatar = try await chat.world.database.setAvatar(jpeg, of: caller.person.id)
        try await chat.personChanged(caller.person.id, showsTranscript: false, access)
        return avatar
    }

    @Sendable private func setShared(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (conversation, caller) = try await chat.placeToChange(context)
        let jpeg = try await newAvatar(of: request, by: caller)
        return try await answer(change(conversation, jpeg, caller))
    }

    @Sendable private func removeShared(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (conversation, caller) = try await chat.placeToChange(context)
        return try await answer(change(conversation, nil, caller))
    }

    private func change(_ conversation: ConversationID, _ jpeg: Data?, _ caller: Caller) async throws -> PictureID? {
        let avatar = try await chat.world.database.setAvatar(jpeg, of: conversation, by: caller.person.id)
        chat.world.lists.changed(conversation, in: chat.world)
        return avatar
    }

    private func answer(_ avatar: PictureID?) throws -> Response {
        try avatar.map { try Response.json(NewAvatar(avatar: $0)) } ?? .noContent
    }

    /// Makes a small picture of the one that the request has as its body.
    /// - Throws: `RetryLater`; `ChatError`: `file_too_large`, `wrong_file`, `bad_file`, `too_many_requests`, `not_signed_in` for who is
    ///   signed out meanwhile.
    private func newAvatar(of request: Request, by caller: Caller) async throws -> Data {
        try access.rates.count(.newThings(caller.person.id), upTo: ChatLimits.newThingsPerMinuteMax)
        let jpeg = try await chat.world.upload(by: caller.person.id) {
            let bytes = try await request.bytes(
                upTo: ChatLimits.avatarSourceByteCountMax, orThrow: Self.tooLarge)
            return try await avatar(of: bytes)
        }
        guard try await access.mayGoOn(caller) else {
            throw ChatError(.notSignedIn, "This device was signed out meanwhile.")
        }
        return jpeg
    }

    private func avatar(of bytes: Data) async throws(ChatError) -> Data {
        let job = try ChosenFileCheck.avatarJob(bytes)
        do throws(MediaFailure) {
            let jpeg = try await chat.world.media.prepare(job).bytes
            guard jpeg.count <= ChatLimits.avatarByteCountMax else { throw MediaFailure(.tooLarge, "") }
            return jpeg
        } catch {
            throw ChatError(error)
        }
    }

    private static let tooLarge = ChatError(
        .fileTooLarge,
        "A picture of a person or group is made of one with \(ChatLimits.avatarSourceByteCountMax >> 20) MB at most.")
}
