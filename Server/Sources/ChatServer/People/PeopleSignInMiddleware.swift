import ChatModels
import Hummingbird

/// Requires a person's cookie, and sets the context's `caller`. Below `/devices/{device}` the cookie must be that device's own.
struct PeopleSignInMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    let access: PeopleAccess

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let caller = try await access.caller(of: request, context)
        // The same answer whether there is such a device or not.
        if let device = context.parameters.get("device"), context.isBelowDevice, device != caller.device.rawValue {
            throw ChatError(.unknownDevice, "You are not signed in as this device.")
        }
        if request.isChange { try access.countChange(of: caller) }
        var context = context
        context.caller = caller
        return try await next(request, context)
    }
}

/// Lets owners in only. It stands behind `PeopleSignInMiddleware`.
struct OwnerMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard try context.signedIn().role == .owner else {
            throw ChatError(.notAllowed, "Only an owner of this server can do this.")
        }
        return try await next(request, context)
    }
}

extension ChatRequestContext {
    /// Whether `device` in the request's path is the caller's, and not one that they look after.
    fileprivate var isBelowDevice: Bool { endpointPath?.hasPrefix("/devices/") == true }
}
