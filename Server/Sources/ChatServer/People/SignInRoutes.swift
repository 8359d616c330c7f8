import ChatModels
import ChatStore
import Hummingbird

/// `POST /sign-in`: signs a browser in by a code of another device, or a recovery code.
struct SignInRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to router: Router<ChatRequestContext>) {
        router.post("sign-in", use: signIn)
    }

    @Sendable private func signIn(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let code = try await request.json(SignInBody.self).code
        let cookie = PeopleCookie()
        try await access.tryingCode(context, isShort: access.codes.isOfDevice(code)) {
            guard let digest = access.codes.digest(of: code) else {
                throw ChatError(.wrongCode, "A code has 8 letters and digits, a recovery code 16.")
            }
            try await chat.world.database.signIn(cookie.signIn(request), by: digest, at: chat.world.now())
        }
        await chat.endPush(ofEarlierDeviceIn: request, context, access)
        var response = try Response.json(
            JoinedDevice(device: cookie.device, conversation: nil, page: "/"), status: .created)
        response.setCookie(cookie.cookie(context))
        return response
    }
}
