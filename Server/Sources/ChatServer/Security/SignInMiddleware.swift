import ChatModels
import ChatStore
import Hummingbird

/// Requires the device's cookie for every request under `/devices/{device}`, and sets the context's `caller`.
struct SignInMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    let owners: DeviceOwners
    let cookie: DeviceCookie

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let device = context.parameters.get("device").flatMap(DeviceID.init(rawValue:)),
            let person = try await owners.owner(of: device)
        else {
            throw ChatError(.unknownDevice, "There is no such device.")
        }
        guard cookie.signsIn(request, as: device) else {
            throw ChatError(.notSignedIn, "Please open this device's page first.")
        }
        var context = context
        context.caller = Caller(device: device, person: person)
        return try await next(request, context)
    }
}
