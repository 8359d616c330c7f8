import ChatModels
import ChatStore
import Foundation
import Hashing
import Hummingbird
import Synchronization

/// Signs people in on their own server. Each device has a random secret, in a cookie; the store has its digest. What the store
/// says of a device is kept in memory until `forget`.
final class PeopleAccess: Sendable {
    /// Most devices that are remembered; with one more all are forgotten.
    private static let countMax = 16_384
    /// Milliseconds between two notes of a device's last use.
    private static let usePause: Int64 = 60_000

    private struct State {
        var known: [DeviceID: StoredAccess] = [:]
        /// Counts calls of `forget`: what was read from the store before one is not remembered after it.
        var generation = 0
    }

    let mode: PeopleMode
    let codes: AccountCodes
    let rates = SourceRates()
    let limits: RateLimits
    let challenges = PasskeyChallenges()
    let exports = ExportTurns()
    private let database: ChatDatabase
    private let background: BackgroundWork
    private let now: @Sendable () -> Int64
    private let state = Mutex(State())

    init(mode: PeopleMode, world: ChatWorld, limits: RateLimits) {
        (self.mode, self.limits) = (mode, limits)
        codes = AccountCodes(secret: world.secret)
        (database, background, now) = (world.database, world.background, world.now)
    }

    /// Returns who sent the request.
    /// - Throws: `ChatError`: `not_signed_in`, `suspended`.
    func caller(of request: Request, _ context: ChatRequestContext) async throws -> Caller {
        guard let access = try await access(of: request, context) else {
            throw ChatError(.notSignedIn, "Please sign in: ask for an invitation, or use a code of another device.")
        }
        guard !access.isSuspended else {
            throw ChatError(.suspended, "Your account is suspended. Ask an owner of this server.")
        }
        noteUse(of: access)
        return Caller(device: access.device, person: access.person, role: access.role)
    }

    /// Counts a change that a device makes, and its person.
    /// - Throws: `RetryLater`: `too_many_requests`.
    func countChange(of caller: Caller) throws {
        try rates.count(.device(caller.device), upTo: limits.changesOfDevice)
        try rates.count(.person(caller.person.id), upTo: limits.changesOfPerson)
    }

    /// Counts a change that comes by a socket, as if it were a request, and notes that the device is in use.
    /// - Throws: `RetryLater`: `too_many_requests`.
    func countChangeBySocket(of caller: Caller, from address: String) throws {
        try rates.count(.address(address), upTo: limits.changesOfAddress)
        try countChange(of: caller)
        if let access = state.withLock({ $0.known[caller.device] }) { noteUse(of: access) }
    }

    /// Whether what a signed-in device has begun may go on: it has not been signed out, nor its person suspended or removed.
    func mayGoOn(_ caller: Caller) async throws -> Bool {
        guard let access = try await access(of: caller.device) else { return false }
        return access.person.id == caller.person.id && !access.isSuspended
    }

    /// Looks at somebody's rights again, after a request that takes long.
    /// - Throws: `ChatError`: `not_signed_in`, `not_allowed` for who is no owner any more.
    func checkOwner(_ caller: Caller) async throws {
        guard try await mayGoOn(caller), let access = try await access(of: caller.device) else {
            throw ChatError(.notSignedIn, "This device was signed out meanwhile.")
        }
        guard access.role == .owner else {
            throw ChatError(.notAllowed, "Only an owner of this server can do this.")
        }
    }

    /// Returns the device that the request's cookie signs in; nil for none.
    func access(of request: Request, _ context: ChatRequestContext) async throws -> StoredAccess? {
        guard let value = request.cookies[PeopleCookie.name(context)]?.value, let cookie = PeopleCookie(value),
            let access = try await access(of: cookie.device),
            SHA256.hash(cookie.secret).isEqualInConstantTime(to: access.digest)
        else { return nil }
        return access
    }

    /// Has the store be asked again, after a change to devices or people.
    func forget() {
        state.withLock { state in
            state.generation += 1
            state.known = [:]
        }
    }

    private func access(of device: DeviceID) async throws -> StoredAccess? {
        let (known, generation) = state.withLock { ($0.known[device], $0.generation) }
        if let known { return known }
        guard let access = try await database.access(of: device) else { return nil }
        remember(access, generation)
        return access
    }

    private func remember(_ access: StoredAccess, _ generation: Int) {
        state.withLock { state in
            guard state.generation == generation else { return }
            if state.known.count >= Self.countMax { state.known = [:] }
            state.known[access.device] = access
        }
    }

    private func noteUse(of access: StoredAccess) {
        let now = now()
        let isDue = state.withLock { state in
            guard now - (state.known[access.device]?.usedAt ?? access.usedAt) >= Self.usePause else { return false }
            state.known[access.device]?.usedAt = now
            return true
        }
        guard isDue else { return }
        let database = database
        // Skips the note where too many tasks wait: the next request makes up for it.
        try? background.start { try? await database.noteUse(of: access.device, at: now) }
    }
}
