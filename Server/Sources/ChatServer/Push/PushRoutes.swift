import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `/account/push`: whether the device that asks is told what is new while no page is open in it.
struct PushRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account/push", use: state)
            .put("account/push", use: subscribe)
            .delete("account/push", use: unsubscribe)
    }

    private func pushes() throws(ChatError) -> PushNotices {
        guard let pushes = chat.world.pushes else { throw ChatError(.notFound, "There is nothing at this address.") }
        return pushes
    }

    @Sendable private func state(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let known = try await chat.world.database.push(of: context.signedIn().device)
        return try .json(
            PushState(key: try pushes().key.publicText, isOn: known != nil, showsTexts: known?.showsTexts ?? false))
    }

    @Sendable private func subscribe(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let body = try await request.json(PushBody.self)
        _ = try PushService(body.endpoint, try pushes().fetcher)
        guard let publicKey = Data(base64URL: body.keys.p256dh), let secret = Data(base64URL: body.keys.auth),
            PushReader(publicKey: publicKey, secret: secret) != nil
        else { throw ChatError(.badSubscription, "The keys of the subscription are none.") }
        try access.rates.count(.newThings(caller.person.id), upTo: ChatLimits.newThingsPerMinuteMax)
        try await chat.world.database.setPush(
            PushSubscription(
                device: caller.device, endpoint: body.endpoint, publicKey: publicKey, secret: secret,
                showsTexts: body.showsTexts))
        return .noContent
    }

    @Sendable private func unsubscribe(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.world.database.removePush(of: context.signedIn().device)
        return .noContent
    }
}
