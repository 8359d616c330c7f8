import ChatModels
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct PasskeyChallengeTests {
    private let challenges = PasskeyChallenges()

    private func code(_ work: () throws -> Void) -> ChatError.Code? {
        do {
            try work()
            return nil
        } catch { return (error as? ChatError)?.code }
    }

    @Test func `a challenge is good once`() throws {
        let challenge = challenges.make(for: .signingIn, at: 5)
        try challenges.check(challenge, for: .signingIn, at: 6)
        try challenges.use(challenge, for: .signingIn, at: 6)
        #expect(code { try challenges.use(challenge, for: .signingIn, at: 6) } == .wrongPasskey)
        #expect(code { try challenges.check(challenge, for: .signingIn, at: 6) } == .wrongPasskey)
        #expect(challenges.make(for: .signingIn, at: 5) != challenge)
    }

    @Test func `it is over after its time`() throws {
        let challenge = challenges.make(for: .signingIn, at: 0)
        let end = ChatLimits.passkeyChallengeLifetime.milliseconds
        #expect(code { try challenges.check(challenge, for: .signingIn, at: end - 1) } == nil)
        #expect(code { try challenges.use(challenge, for: .signingIn, at: end) } == .expired)
    }

    @Test func `it holds for its purpose, its device and its server alone`() {
        let (phone, tablet) = (DeviceID(unchecked: "phone"), DeviceID(unchecked: "tablet"))
        let challenge = challenges.make(for: .adding(phone), at: 0)
        #expect(code { try challenges.use(challenge, for: .signingIn, at: 1) } == .wrongPasskey)
        #expect(code { try challenges.use(challenge, for: .adding(tablet), at: 1) } == .wrongPasskey)
        #expect(code { try PasskeyChallenges().use(challenge, for: .adding(phone), at: 1) } == .wrongPasskey)
        var longer = challenge
        longer[3] ^= 1
        #expect(code { try challenges.use(longer, for: .adding(phone), at: 1) } == .wrongPasskey)
        #expect(code { try challenges.use(Data(), for: .adding(phone), at: 1) } == .wrongPasskey)
        #expect(code { try challenges.use(challenge, for: .adding(phone), at: 1) } == nil)
    }

    @Test func `no used one comes back where more are used than are remembered`() throws {
        let first = challenges.make(for: .signingIn, at: 0)
        try challenges.use(first, for: .signingIn, at: 0)
        let early = challenges.make(for: .signingIn, at: 0)
        for _ in 1..<ChatLimits.usedChallengesMax {
            try challenges.use(challenges.make(for: .signingIn, at: 0), for: .signingIn, at: 0)
        }
        try challenges.use(challenges.make(for: .signingIn, at: 0), for: .signingIn, at: 0)
        #expect(code { try challenges.use(first, for: .signingIn, at: 0) } == .wrongPasskey)
        // The price of it: what was asked for before has to be asked for again.
        #expect(code { try challenges.use(early, for: .signingIn, at: 0) } == .wrongPasskey)
        let next = challenges.make(for: .signingIn, at: 0)
        #expect(code { try challenges.use(next, for: .signingIn, at: 0) } == nil)
    }
}
