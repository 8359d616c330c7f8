import ChatModels
import Foundation
import Hashing
import Synchronization

/// Challenges for authenticators to sign, each good for one use within a few minutes. A challenge contains the time of its end and an
/// HMAC under a key of this run of the server, so that only used challenges take memory, however many are requested.
final class PasskeyChallenges: Sendable {
    enum Purpose: Hashable, Sendable {
        case signingIn
        case adding(DeviceID)
    }

    private struct State {
        var key = AuthenticationKey()
        /// Used challenges, and when each is over.
        var used: [Data: Int64] = [:]
    }

    private static let randomByteCount = 16
    private static let endByteCount = 8
    private static let plainByteCount = endByteCount + randomByteCount

    private let state = Mutex(State())

    /// - Parameter now: in milliseconds since 1970, here as in the other functions.
    func make(for purpose: Purpose, at now: Int64) -> Data {
        let end = now + ChatLimits.passkeyChallengeLifetime.milliseconds
        let plain = withUnsafeBytes(of: end.bigEndian) { Data($0) } + Data(randomByteCount: Self.randomByteCount)
        return plain + state.withLock { $0.key.code(for: Self.signed(plain, purpose)) }
    }

    /// - Throws: `ChatError`: `wrong_passkey` for a challenge of another purpose, or one that was used; `expired`.
    func check(_ challenge: Data, for purpose: Purpose, at now: Int64) throws(ChatError) {
        try state.withLock { state throws(ChatError) in _ = try Self.check(challenge, purpose, now, state) }
    }

    /// Checks the challenge, and uses it up.
    func use(_ challenge: Data, for purpose: Purpose, at now: Int64) throws(ChatError) {
        try state.withLock { state throws(ChatError) in
            let end = try Self.check(challenge, purpose, now, state)
            if state.used.count >= ChatLimits.usedChallengesMax { state.used = state.used.filter { $1 > now } }
            // Changes the key, which ends all challenges that were made before: no used one has to be remembered then.
            if state.used.count >= ChatLimits.usedChallengesMax { state = State() }
            state.used[challenge] = end
        }
    }

    /// Returns when the challenge is over.
    private static func check(
        _ challenge: Data, _ purpose: Purpose, _ now: Int64, _ state: State
    ) throws(ChatError) -> Int64 {
        let plain = Data(challenge.prefix(plainByteCount))
        guard challenge.count == plainByteCount + SHA256.byteCount,
            state.key.isCode(Data(challenge.dropFirst(plainByteCount)), for: signed(plain, purpose)),
            state.used[challenge] == nil
        else { throw ChatError.wrongPasskey }
        let end = plain.prefix(endByteCount).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        guard end > now else { throw ChatError(.expired, "That took too long. Please try again.") }
        return end
    }

    private static func signed(_ plain: Data, _ purpose: Purpose) -> Data {
        switch purpose {
        case .signingIn: plain + Data("sign in".utf8)
        case .adding(let device): plain + Data("add \(device)".utf8)
        }
    }
}

extension ChatError {
    /// One answer for whatever is wrong with a passkey, so that a guess learns nothing.
    static let wrongPasskey = ChatError(
        .wrongPasskey, "This passkey does not work here. Use another way to sign in, or try it again.")
    static let unreadablePasskey = ChatError(.malformedBody, "What the browser says of the passkey cannot be read.")
}
