import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

/// Passkeys through the real server.
@Suite(.timeLimit(.minutes(5))) struct PasskeyRouteTests {
    private func add(_ authenticator: inout SoftAuthenticator, _ member: Member) async throws -> HTTP.Answer {
        let begun = try await member.send("POST", "/account/passkeys/challenge")
        guard begun.status == 201 else { return begun }
        let wish = try begun.decoded(PasskeyWish.self)
        return try await member.send("POST", "/account/passkeys", authenticator.make(wish))
    }

    private func question(_ nobody: Member) async throws -> PasskeyQuestion {
        try await nobody.send("POST", "/sign-in/passkey/challenge").decoded(PasskeyQuestion.self)
    }

    private func passkeys(_ member: Member) async throws -> [Passkey] {
        try await member.get("/account/passkeys", Passkeys.self).passkeys
    }

    /// Runs the body with an owner who has a passkey, and a browser of nobody.
    private func withPasskey(
        clock: MovableClock = MovableClock(),
        _ body: (_ server: PeopleServer, _ ann: Member, _ nobody: Member, SoftAuthenticator) async throws -> Void
    ) async throws {
        try await withPeopleServer(clock: clock) { server in
            let ann = try await server.joinOwner()
            var authenticator = SoftAuthenticator(origin: server.address)
            #expect(try await add(&authenticator, ann).status == 201)
            try await body(server, ann, Member(server: server, device: "", cookie: nil), authenticator)
        }
    }

    @Test func `a browser of nobody signs in by it, and its device ends where it is signed out`() async throws {
        try await withPasskey { server, ann, nobody, authenticator in
            let question = try await question(nobody)
            let tablet = try server.member(
                try await nobody.send("POST", "/sign-in/passkey", authenticator.sign(question)))
            let person = try await ann.account().person
            #expect(try await tablet.account().person == person)
            let listed = try await passkeys(ann)
            #expect(listed.count == 1 && listed.first?.usedAt != nil)
            let devices = try await ann.get("/account/devices", AccountDevices.self).devices.map(\.id.rawValue)
            #expect(Set(devices) == [ann.device, tablet.device])
            #expect(try await ann.send("DELETE", "/account/devices/\(tablet.device)").status == 204)
            #expect(try await tablet.send("GET", "/account").code == .notSignedIn)
        }
    }

    @Test func `a proof is good once`() async throws {
        try await withPasskey { _, _, nobody, authenticator in
            let proof = try authenticator.sign(try await question(nobody))
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).status == 201)
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .wrongPasskey)
        }
    }

    @Test func `of ten at once with one challenge one comes in`() async throws {
        try await withPasskey { _, _, nobody, authenticator in
            let proof = try authenticator.sign(try await question(nobody))
            let answers = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 1...10 {
                    group.addTask { try await nobody.send("POST", "/sign-in/passkey", proof).status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.filter { $0 == 201 }.count == 1, "\(answers)")
        }
    }

    @Test func `a challenge is over after five minutes, for signing in and for adding`() async throws {
        let clock = MovableClock()
        try await withPasskey(clock: clock) { server, ann, nobody, authenticator in
            let question = try await question(nobody)
            let wish = try await ann.send("POST", "/account/passkeys/challenge").decoded(PasskeyWish.self)
            clock.move(by: ChatLimits.passkeyChallengeLifetime)
            let late = try await nobody.send("POST", "/sign-in/passkey", authenticator.sign(question))
            #expect(late.status == 410 && late.code == .expired)
            var other = SoftAuthenticator(origin: server.address)
            #expect(try await ann.send("POST", "/account/passkeys", other.make(wish)).code == .expired)
        }
    }

    @Test func `another site, another challenge and another person's handle are refused`() async throws {
        try await withPasskey { server, ann, nobody, authenticator in
            var foreign = authenticator
            foreign.origin = "https://chat.example.org"
            let elsewhere = try await nobody.send("POST", "/sign-in/passkey", foreign.sign(try await question(nobody)))
            #expect(elsewhere.status == 403 && elsewhere.code == .wrongPasskey)

            let own = PasskeyQuestion(challenge: Data(count: 56).base64URL, site: "127.0.0.1")
            #expect(try await nobody.send("POST", "/sign-in/passkey", authenticator.sign(own)).code == .wrongPasskey)
            let wish = try await ann.send("POST", "/account/passkeys/challenge").decoded(PasskeyWish.self)
            let adding = PasskeyQuestion(challenge: wish.challenge, site: wish.site)
            #expect(try await nobody.send("POST", "/sign-in/passkey", authenticator.sign(adding)).code == .wrongPasskey)

            let ben = try await server.join("Ben", by: try await ann.invite())
            var mixed = authenticator
            mixed.user = try await ben.account().person.id.userHandle
            let other = try await nobody.send("POST", "/sign-in/passkey", mixed.sign(try await question(nobody)))
            #expect(other.code == .wrongPasskey)
            #expect(try await ben.send("DELETE", "/account/passkeys/1").code == .unknownPasskey)
            #expect(try await passkeys(ben).isEmpty)
            #expect(try await passkeys(ann).count == 1)
        }
    }

    @Test(arguments: [0x00, 0x01, 0x04] as [UInt8]) func `who was not there, or not verified, does not come in`(
        flags: UInt8
    ) async throws {
        try await withPasskey { _, _, nobody, authenticator in
            let proof = try authenticator.sign(try await question(nobody), flags: flags)
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .wrongPasskey)
            let good = try authenticator.sign(try await question(nobody), flags: 0x05)
            #expect(try await nobody.send("POST", "/sign-in/passkey", good).status == 201)
        }
    }

    @Test func `what was signed for another site signs nobody in, whatever the browser says of it`() async throws {
        try await withPasskey { _, _, nobody, authenticator in
            let proof = try authenticator.sign(try await question(nobody), for: "chat.example.org")
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .wrongPasskey)
        }
    }

    @Test func `somebody who has all the devices they may have uses up no more than their share of challenges`()
        async throws
    {
        try await withPasskey { _, _, nobody, authenticator in
            var answers: [HTTP.Answer] = []
            for _ in 0...ChatLimits.newThingsPerMinuteMax {
                let proof = try authenticator.sign(try await question(nobody))
                answers.append(try await nobody.send("POST", "/sign-in/passkey", proof))
            }
            #expect(answers.last?.status == 429 && answers.last?.code == .tooManyRequests)
        }
    }

    @Test func `a counter that has not gone up tells a copy`() async throws {
        try await withPasskey { _, _, nobody, authenticator in
            var counting = authenticator
            for (counter, status) in [(7, 201), (7, 403), (6, 403), (0, 403), (8, 201)] {
                counting.counter = UInt32(counter)
                let proof = try counting.sign(try await question(nobody))
                #expect(try await nobody.send("POST", "/sign-in/passkey", proof).status == status, "\(counter)")
            }
        }
    }

    @Test func `after ten that are wrong none is looked at`() async throws {
        try await withPasskey { _, _, nobody, authenticator in
            var stranger = SoftAuthenticator(origin: authenticator.origin)
            stranger.user = authenticator.user
            for _ in 1...ChatLimits.wrongCodesPerMinuteMax {
                let proof = try stranger.sign(try await question(nobody))
                #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .wrongPasskey)
            }
            let proof = try authenticator.sign(try await question(nobody))
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .tooManyCodes)
        }
    }

    @Test func `one that is removed, of somebody suspended or of nobody any more signs nobody in`() async throws {
        try await withPasskey { server, ann, nobody, authenticator in
            let ben = try await server.join("Ben", by: try await ann.invite())
            let id = try await ben.account().person.id
            var own = SoftAuthenticator(origin: server.address)
            let passkey = try await add(&own, ben).decoded(Passkey.self)
            func enters() async throws -> Bool {
                let proof = try own.sign(try await question(nobody))
                return try await nobody.send("POST", "/sign-in/passkey", proof).status == 201
            }
            #expect(try await enters())
            #expect(try await ann.send("PUT", "/owner/people/\(id)/suspension").status == 204)
            #expect(try await enters() == false)
            #expect(try await ann.send("DELETE", "/owner/people/\(id)/suspension").status == 204)
            #expect(try await enters())
            #expect(try await ben.send("DELETE", "/account/passkeys/\(passkey.id)").status == 204)
            #expect(try await enters() == false)
            #expect(try await add(&own, ben).status == 201)
            #expect(try await ben.send("DELETE", "/account").status == 204)
            #expect(try await enters() == false)
        }
    }

    @Test func `what is here already is not added again, and there is an end to how many`() async throws {
        try await withPasskey { server, ann, _, authenticator in
            var authenticator = authenticator
            let wish = try await ann.send("POST", "/account/passkeys/challenge").decoded(PasskeyWish.self)
            #expect(
                wish.known == [authenticator.credential.base64URL] && wish.site == "127.0.0.1" && wish.name == "Ann")
            #expect(try await add(&authenticator, ann).code == .wrongPasskey)
            var code: ChatError.Code?
            for _ in 0...ChatLimits.passkeysMax where code == nil {
                var next = SoftAuthenticator(origin: server.address)
                code = try await add(&next, ann).code
            }
            // The rate of new things is met before the limit of passkeys, and before an authenticator makes one.
            #expect(code == .tooManyRequests)
        }
    }

    @Test func `data that claims a thousand million elements is refused, for adding and for signing in`() async throws {
        let vast = Data([0x9b, 0, 0, 0, 0, 0x40, 0, 0, 0])
        try await withPasskey { server, ann, nobody, authenticator in
            var other = SoftAuthenticator(origin: server.address)
            let wish = try await ann.send("POST", "/account/passkeys/challenge").decoded(PasskeyWish.self)
            for body in [other.make(wish, key: vast), other.make(wish, extensions: vast)] {
                #expect(try await ann.send("POST", "/account/passkeys", body).code == .wrongPasskey)
            }
            let proof = try authenticator.sign(try await question(nobody), flags: 0x85, extensions: vast)
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .wrongPasskey)
            // {"credProtect": 2}, as some authenticators say, harms nobody.
            let plain = Data([0xa1, 0x6b]) + Data("credProtect".utf8) + Data([0x02])
            #expect(try await ann.send("POST", "/account/passkeys", other.make(wish, extensions: plain)).status == 201)
        }
    }

    /// libfido2 ignores what it does not know, and would take all three.
    @Test func `arrays within arrays within arrays are not given to libfido2`() async throws {
        let deep = Data([0x81, 0x81, 0x81, 0x81, 0x01])
        try await withPasskey { server, ann, nobody, authenticator in
            var other = SoftAuthenticator(origin: server.address)
            let wish = try await ann.send("POST", "/account/passkeys/challenge").decoded(PasskeyWish.self)
            // One entry more, named 99.
            let key = Data([0xa6]) + other.publicKey.dropFirst() + Data([0x18, 99]) + deep
            // {"x": [[[[1]]]]}
            let extensions = Data([0xa1, 0x61, 0x78]) + deep
            for body in [other.make(wish, key: key), other.make(wish, extensions: extensions)] {
                #expect(try await ann.send("POST", "/account/passkeys", body).code == .wrongPasskey)
            }
            let proof = try authenticator.sign(try await question(nobody), flags: 0x85, extensions: extensions)
            #expect(try await nobody.send("POST", "/sign-in/passkey", proof).code == .wrongPasskey)
        }
    }

    @Test func `who has as many as may be is told so before an authenticator makes another`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var ann: Member?
        try await withPeopleServer(on: folder) { ann = try await $0.joinOwner() }
        let device = try #require(ann).device
        let database = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
        let owner = try #require(try await database.access(of: DeviceID(unchecked: device))).person.id
        for number in 1...ChatLimits.passkeysMax {
            let passkey = StoredPasskey(
                credential: Data("\(number)".utf8), person: owner, algorithm: -7, publicKey: Data(count: 64), counter: 0
            )
            _ = try await database.add(passkey, named: "Firefox", at: 5)
        }
        try database.close()
        try await withPeopleServer(on: folder) { server in
            // The cookie's name has the server's port.
            let value = try #require(ann?.cookie?.split(separator: "=", maxSplits: 1).last)
            let again = Member(server: server, device: device, cookie: "parley-\(server.server.port)=\(value)")
            let answer = try await again.send("POST", "/account/passkeys/challenge")
            #expect(answer.status == 409 && answer.code == .tooManyPasskeys)
        }
    }

    @Test func `one has the name of its browser, and another once its person says so`() async throws {
        try await withPasskey { server, ann, _, _ in
            let id = try #require(try await passkeys(ann).first).id
            let path = "/account/passkeys/\(id)/name"
            #expect(try await ann.send("PUT", path, NameBody(name: "  Blue key ")).status == 204)
            #expect(try await passkeys(ann).map(\.name) == ["Blue key"])
            for name in ["", "\u{200b}", String(repeating: "a", count: ChatLimits.displayNameByteCountMax + 1)] {
                #expect(try await ann.send("PUT", path, NameBody(name: name)).code == .badName)
            }
            let ben = try await server.join("Ben", by: try await ann.invite())
            for wrong in [path, "/account/passkeys/no/name"] {
                #expect(try await ben.send("PUT", wrong, NameBody(name: "Mine")).code == .unknownPasskey)
            }
            #expect(try await passkeys(ann).map(\.name) == ["Blue key"])
        }
    }

    @Test func `the export of one's data lists it`() async throws {
        struct Mine: Decodable { var passkeys: [Passkey] }
        try await withPasskey { _, ann, _, _ in
            let files = try storedFiles(try await ann.send("GET", "/account/export").body)
            let mine = try JSONDecoder().decode(Mine.self, from: try #require(files["account.json"]))
            let listed = try await passkeys(ann)
            #expect(mine.passkeys == listed && listed.count == 1)
        }
    }
}
