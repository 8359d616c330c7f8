import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `/account/passkeys`: a person's own passkeys.
struct PasskeyRoutes {
    let chat: Chat
    let access: PeopleAccess

    private var database: ChatDatabase { chat.world.database }

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account/passkeys", use: list)
            .post("account/passkeys/challenge", use: begin)
            .post("account/passkeys", use: finish)
            .delete("account/passkeys/:passkey", use: remove)
    }

    @Sendable private func list(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(Passkeys(passkeys: try await database.passkeys(of: context.signedIn().person.id)))
    }

    @Sendable private func begin(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let known = try await database.credentials(of: caller.person.id)
        return try .json(
            PasskeyWish(
                challenge: access.challenges.make(for: .adding(caller.device), at: chat.world.now()).base64URL,
                site: context.passkeySite.name, user: caller.person.id.userHandle.base64URL, name: caller.person.name,
                algorithms: PasskeyAlgorithm.allCases.map(\.rawValue), known: known.map(\.base64URL)),
            status: .created)
    }

    @Sendable private func finish(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let body = try await request.json(NewPasskeyBody.self)
        try access.rates.count(.newThings(caller.person.id), upTo: ChatLimits.newThingsPerMinuteMax)
        let (site, now) = (context.passkeySite, chat.world.now())
        let data = try site.clientData(
            try Data(of: body.clientData, byteCountMax: ChatLimits.clientDataByteCountMax), kind: "webauthn.create")
        let made = try NewPasskey(
            try Data(of: body.authenticatorData, byteCountMax: ChatLimits.authenticatorDataByteCountMax), for: site)
        try access.challenges.use(data.challenge, for: .adding(caller.device), at: now)
        let passkey = try await database.add(
            StoredPasskey(
                credential: made.credential, person: caller.person.id, algorithm: made.algorithm.rawValue,
                publicKey: made.publicKey, counter: made.counter),
            named: DeviceName.of(request.headers[.userAgent] ?? ""), at: now)
        return try .json(passkey, status: .created)
    }

    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        guard let id = context.parameters.get("passkey").flatMap({ Int($0) }) else {
            throw ChatError(.unknownPasskey, "There is no such passkey.")
        }
        try await database.removePasskey(id, of: person)
        return .noContent
    }
}

extension ChatRequestContext {
    var passkeySite: PasskeySite { PasskeySite(origin: origin) }
}
