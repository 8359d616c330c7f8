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
            .put("account/passkeys/:passkey/name", use: rename)
            .delete("account/passkeys/:passkey", use: remove)
    }

    @Sendable private func list(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(Passkeys(passkeys: try await database.passkeys(of: context.signedIn().person.id)))
    }

    /// Refuses what `finish` would refuse, so that no authenticator makes a passkey in vain. Counts the challenge as a new thing of the
    /// person; `finish` counts nothing.
    @Sendable private func begin(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        try access.rates.count(.newThings(caller.person.id), upTo: ChatLimits.newThingsPerMinuteMax)
        let known = try await database.credentials(of: caller.person.id)
        guard known.count < ChatLimits.passkeysMax else { throw ChatStoreError.tooManyPasskeys }
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
        let now = chat.world.now()
        let made = try read(body, from: caller.device, for: context.passkeySite, at: now)
        let passkey = try await database.add(
            StoredPasskey(
                credential: made.credential, person: caller.person.id, algorithm: made.algorithm.rawValue,
                publicKey: made.publicKey, counter: made.counter),
            named: DeviceName.of(request.headers[.userAgent] ?? ""), at: now)
        return try .json(passkey, status: .created)
    }

    /// Reads what an authenticator has made, and uses the challenge up.
    private func read(
        _ body: NewPasskeyBody, from device: DeviceID, for site: PasskeySite, at now: Int64
    ) throws -> NewPasskey {
        do {
            let data = try site.clientData(
                try Data(of: body.clientData, byteCountMax: ChatLimits.clientDataByteCountMax), kind: "webauthn.create")
            try access.challenges.check(data.challenge, for: .adding(device), at: now)
            let made = try NewPasskey(
                try Data(of: body.authenticatorData, byteCountMax: ChatLimits.authenticatorDataByteCountMax), for: site)
            try access.challenges.use(data.challenge, for: .adding(device), at: now)
            return made
        } catch {
            guard error.code == .wrongPasskey else { throw error }
            throw ChatError(.wrongPasskey, "This passkey cannot be added. Please try again.")
        }
    }

    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        try await database.removePasskey(try Self.named(context), of: person)
        return .noContent
    }

    @Sendable private func rename(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        let (id, body) = (try Self.named(context), try await request.json(NameBody.self))
        try await database.renamePasskey(id, of: person, to: try DisplayName.checked(body.name))
        return .noContent
    }

    private static func named(_ context: ChatRequestContext) throws -> Int {
        guard let id = context.parameters.get("passkey").flatMap({ Int($0) }) else {
            throw ChatStoreError.unknownPasskey
        }
        return id
    }
}

extension ChatRequestContext {
    var passkeySite: PasskeySite { PasskeySite(origin: origin) }
}
