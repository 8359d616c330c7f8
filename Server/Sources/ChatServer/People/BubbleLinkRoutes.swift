import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird

/// Links to one bubble: `POST …/entries/{sequence}/link` makes one for who may invite; `GET /invitations/{code}/picture` and
/// `…/icon` show its picture, and the icon of its app, to who has it.
struct BubbleLinkRoutes {
    let chat: Chat
    let access: PeopleAccess

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).post("entries/:sequence/link", use: make)
    }

    func add(to router: Router<ChatRequestContext>) {
        router.get("invitations/:code/picture", use: picture)
        router.get("invitations/:code/icon", use: icon)
    }

    @Sendable private func make(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let inviter = try await chat.inviter(context)
        let (database, now) = (chat.world.database, chat.world.now())
        guard let sequence = context.parameters.get("sequence").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "Entries are counted from 1.")
        }
        guard let entry = try await database.entry(sequence, of: inviter.conversation, for: inviter.person) else {
            throw ChatError(.unknownEntry, "There is no such entry.")
        }
        guard case .message = entry.content else {
            throw ChatError(.notABubble, "Only a message of an app has a link.")
        }
        let new = chat.newInvitation(by: inviter).invitation
        guard try await database.sharedBubble(sequence, by: new) != nil else {
            throw ChatError(.notAllowed, "A message that goes once it was read has no link.")
        }
        let invitation = try await database.openInvitation(orNew: new, at: now)
        let code = BubbleCode(of: sequence, by: invitation, secret: chat.world.secret)
        return try .json(NewInvitation(code: code.text, expiresAt: invitation.expiresAt), status: .created)
    }

    @Sendable private func picture(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await message(context).stillPicture(from: chat.world.database)
    }

    @Sendable private func icon(_ request: Request, context: ChatRequestContext) async throws -> Response {
        .icon(of: chat.world.apps.installed.bundles[try await message(context).message.app])
    }

    private func message(_ context: ChatRequestContext) async throws -> SharedMessage {
        let link = try await InvitationLink.find(context, in: chat, access)
        try link.checkIsOpen(at: chat.world.now())
        guard let message = try await link.message(in: chat.world) else { throw SharedMessage.noPicture }
        return message
    }
}
