import ChatModels
import ChatStore
import Hummingbird

/// `/sign-in/passkey`: signs a browser in by a passkey. Nobody is asked for a name: the authenticator says whose passkey it is.
struct PasskeySignInRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to router: Router<ChatRequestContext>) {
        router.post("sign-in/passkey/challenge", use: begin)
        router.post("sign-in/passkey", use: finish)
    }

    @Sendable private func begin(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(
            PasskeyQuestion(
                challenge: access.challenges.make(for: .signingIn, at: chat.world.now()).base64URL,
                site: context.passkeySite.name), status: .created)
    }

    @Sendable private func finish(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let proof = try PasskeyProof(try await request.json(PasskeySignInBody.self))
        let cookie = PeopleCookie()
        try await access.tryingCode(context) {
            try await signIn(cookie.signIn(request), by: proof, for: context.passkeySite)
        }
        await chat.endPush(ofEarlierDeviceIn: request, context, access)
        var response = try Response.json(
            JoinedDevice(device: cookie.device, conversation: nil, page: "/"), status: .created)
        response.setCookie(cookie.cookie(context))
        return response
    }

    private func signIn(_ device: NewSignIn, by proof: PasskeyProof, for site: PasskeySite) async throws {
        let now = chat.world.now()
        let data = try site.clientData(proof.clientData, kind: "webauthn.get")
        try access.challenges.check(data.challenge, for: .signingIn, at: now)
        guard let passkey = try await chat.world.database.passkey(proof.credential) else {
            throw ChatError.wrongPasskey
        }
        let counter = try proof.check(by: passkey, hash: data.hash, for: site)
        // Counts before `signIn` can refuse a device beyond the limit: otherwise one person could use up the challenges of everybody.
        try access.rates.count(.newThings(passkey.person), upTo: ChatLimits.newThingsPerMinuteMax)
        // Two requests with one challenge may get here at a time; one of them is refused.
        try access.challenges.use(data.challenge, for: .signingIn, at: now)
        try await chat.world.database.signIn(device, byPasskey: proof.credential, counter: counter, at: now)
    }
}
