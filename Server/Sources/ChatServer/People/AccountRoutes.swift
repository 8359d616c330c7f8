import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `/account`: what people see and change of themselves.
struct AccountRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account", use: account)
            .delete("account", use: delete)
            .put("account/name", use: rename)
            .put("account/presence", use: setPresence)
            .get("account/devices", use: devices)
            .delete("account/devices/:device", use: revoke)
            .post("account/device-code", use: makeDeviceCode)
            .post("account/recovery-codes", use: makeRecoveryCodes)
    }

    @Sendable private func account(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        var response = try Response.json(
            Account(
                device: caller.device, person: caller.person, role: caller.role,
                mayBegin: try await chat.mayBegin(caller),
                recoveryCodeCount: try await chat.world.database.recoveryCodeCount(of: caller.person.id),
                showsPresence: try await chat.world.database.showsPresence(caller.person.id)))
        // Browsers keep a cookie for so long after it was last set.
        if let value = request.cookies[PeopleCookie.name(context)]?.value, let cookie = PeopleCookie(value) {
            response.setCookie(cookie.cookie(context))
        }
        return response
    }

    @Sendable private func rename(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        let name = try DisplayName.checked(try await request.json(NameBody.self).name)
        try await chat.world.database.rename(person, to: name)
        try await chat.personChanged(person, showsTranscript: true, access)
        return .noContent
    }

    @Sendable private func setPresence(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        try await chat.world.database.setShowsPresence(try await request.json(PresenceBody.self).isShown, of: person)
        try await chat.presenceChanged(of: person)
        return .noContent
    }

    @Sendable private func devices(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(AccountDevices(devices: try await chat.world.database.signIns(of: context.signedIn().person.id)))
    }

    @Sendable private func revoke(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        guard let device = context.parameters.get("device").flatMap(DeviceID.init(rawValue:)) else {
            throw ChatError(.unknownDevice, "There is no such device.")
        }
        try await chat.world.database.revoke(device, of: caller.person.id)
        chat.end([device], access)
        var response = Response.noContent
        if device == caller.device { response.setCookie(PeopleCookie.none(context)) }
        return response
    }

    @Sendable private func makeDeviceCode(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        try access.rates.count(.newThings(person), upTo: ChatLimits.newThingsPerMinuteMax)
        let code = access.codes.newDeviceCode()
        let end = chat.world.now() + ChatLimits.deviceCodeLifetime.milliseconds
        guard let digest = access.codes.digest(of: code) else { throw ChatError(.internalError, "No code was made.") }
        try await chat.world.database.setDeviceCode(digest, of: person, expiresAt: end)
        // In the fragment, which no server and no log gets to see.
        let address = "\(context.origin)/sign-in#\(code)"
        return try .json(
            DeviceCode(code: code, address: address, picture: QRCode(address)?.rows ?? [], expiresAt: end),
            status: .created)
    }

    @Sendable private func makeRecoveryCodes(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        try access.rates.count(.newThings(person), upTo: ChatLimits.newThingsPerMinuteMax)
        let codes = access.codes.newRecoveryCodes()
        try await chat.world.database.setRecoveryCodes(codes.compactMap(access.codes.digest(of:)), of: person)
        return try .json(RecoveryCodes(codes: codes), status: .created)
    }

    @Sendable private func delete(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.signedIn().person.id
        try await chat.remove(person, by: person, access)
        var response = Response.noContent
        response.setCookie(PeopleCookie.none(context))
        return response
    }
}
