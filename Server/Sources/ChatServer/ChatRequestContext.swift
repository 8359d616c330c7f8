import ChatModels
import Hummingbird
import NIOCore

/// Per-request values that the middleware sets for the routes.
struct ChatRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Connection of the request.
    let socketChannel: any Channel
    /// Set by `SignInMiddleware`, for every route under `/devices/{device}`.
    var caller: Caller?
    /// Whether the request comes from another computer; set by `GuestMiddleware`.
    var isGuest = false
    /// `Origin` of the server's own pages, as this request has reached it; set by the middleware that checks it.
    var origin = ""
    /// Address of the client, behind the proxies that are trusted; empty where only this computer gets in.
    var clientAddress = ""

    /// Whether pages of this server come by HTTPS.
    var isSecure: Bool { origin.hasPrefix("https://") }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        socketChannel = source.channel
    }

    /// Address of the other end of the connection, which may be a proxy's.
    var peer: NetworkAddress? { socketChannel.remoteAddress?.ipAddress.flatMap { NetworkAddress($0) } }

    /// Returns the signed-in caller, or fails closed.
    /// - Throws: `not_signed_in`, also where a route lacks `SignInMiddleware`.
    func signedIn() throws(ChatError) -> Caller {
        guard let caller else { throw ChatError(.notSignedIn, "Please open this device's page first.") }
        return caller
    }
}

/// The device that sent a request, and its owner.
struct Caller: Hashable, Sendable {
    var device: DeviceID
    var person: Participant
    var role = Role.person
}
