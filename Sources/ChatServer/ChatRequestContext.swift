import ChatModels
import Hummingbird

/// What goes along with a request.
struct ChatRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Set by `SignInMiddleware`, for every route below `/devices/{device}`.
    var caller: Caller?
    /// The request does not come from this computer; set by `GuestMiddleware`.
    var isGuest = false

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    /// - Throws: `not_signed_in` where the route forgot to ask for a sign-in: it fails closed.
    func signedIn() throws(ChatError) -> Caller {
        guard let caller else { throw ChatError(.notSignedIn, "Please open this device's page first.") }
        return caller
    }
}

/// The device that a request comes from, and whose it is.
struct Caller: Hashable, Sendable {
    var device: DeviceID
    var person: Participant
}
