import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

/// Joining, devices and codes, through the real server.
@Suite(.timeLimit(.minutes(5))) struct AccountRouteTests {
    @Test func `the first link makes an owner, once`() async throws {
        try await withPeopleServer { server in
            let code = try #require(server.ownerLink.split(separator: "/").last)
            let nobody = Member(server: server, device: "", cookie: nil)
            #expect(try await nobody.get("/invitations/\(code)", InvitationView.self).role == .owner)
            let ann = try await server.joinOwner()
            let account = try await ann.account()
            #expect(account.role == .owner && account.mayBegin && account.person.name == "Ann")
            let again = try await nobody.send("POST", "/invitations/\(code)/people", NewPersonBody(name: "Eve"))
            #expect(again.code == .expired)
        }
    }

    @Test func `who runs the server makes another owner, while it runs`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withPeopleServer(on: folder) { server in
            _ = try await server.joinOwner()
            let lost = try await newOwnerLink(toStoreIn: folder.url, at: server.address)
            let link = try await newOwnerLink(toStoreIn: folder.url, at: server.address)
            #expect(try await server.join("Bea", by: link).account().role == .owner)
            let code = try #require(lost.split(separator: "/").last)
            let nobody = Member(server: server, device: "", cookie: nil)
            #expect(try await nobody.send("GET", "/invitations/\(code)").code == .unknownInvitation)
        }
        await #expect(throws: ChatStoreError.self) {
            try await newOwnerLink(toStoreIn: folder.url.appendingPathComponent("none"), at: "https://chat.example.org")
        }
    }

    @Test func `a cookie says nothing that scripts or other sites could use, and is named for its port`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let answer = try await ann.send("GET", "/account")
            let cookie = try #require(answer.headers["set-cookie"])
            for part in ["HttpOnly", "SameSite=Strict", "Path=/", "parley-\(server.server.port)="] {
                #expect(cookie.contains(part), "\(part)")
            }
            #expect(!cookie.contains("Secure"))
        }
    }

    @Test func `behind HTTPS the cookie is bound to the host`() async throws {
        try await withPeopleServer(publicOrigin: "https://chat.example.org") { server in
            #expect(server.ownerLink.hasPrefix("https://chat.example.org/join/"))
            let code = try #require(server.ownerLink.split(separator: "/").last)
            let nobody = Member(server: server, device: "", cookie: nil)
            let body = try JSONEncoder().encode(NewPersonBody(name: "Ann"))
            let path = "/invitations/\(code)/people"
            let foreign = try await nobody.send("POST", path, data: body)
            #expect(foreign.code == .wrongOrigin)
            let own = try await nobody.send("POST", path, headers: ["Origin": "https://chat.example.org"], data: body)
            let cookie = try #require(own.headers["set-cookie"])
            #expect(cookie.hasPrefix("__Host-parley="))
            for part in ["Secure", "HttpOnly", "Path=/"] { #expect(cookie.contains(part), "\(part)") }
            #expect(!cookie.contains("Domain"))
            #expect(own.headers["strict-transport-security"] != nil)
        }
    }

    @Test func `a second device comes in by a code, and ends at once where it is revoked`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let code = try await ann.send("POST", "/account/device-code").decoded(DeviceCode.self)
            #expect(code.address == "\(server.address)/sign-in#\(code.code)" && !code.picture.isEmpty)
            let nobody = Member(server: server, device: "", cookie: nil)
            let spoken = code.code.lowercased().replacing("-", with: " ")
            let tablet = try server.member(try await nobody.send("POST", "/sign-in", SignInBody(code: spoken)))
            #expect(try await nobody.send("POST", "/sign-in", SignInBody(code: code.code)).code == .wrongCode)
            let person = try await ann.account().person
            #expect(try await tablet.account().person == person)
            let (reader, _) = try await tablet.followList()
            #expect(await reader.next("conversations") != nil)
            let devices = try await ann.get("/account/devices", AccountDevices.self).devices
            #expect(Set(devices.map(\.id.rawValue)) == [ann.device, tablet.device])

            #expect(try await ann.send("DELETE", "/account/devices/\(tablet.device)").status == 204)
            #expect(try await tablet.send("GET", "/account").code == .notSignedIn)
            // The stream ends, and not only its subscription.
            while await reader.next() != nil {}
            #expect(try await ann.send("GET", "/account").status == 200)
        }
    }

    @Test func `a session of a revoked device ends with it`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            let request = try HTTP.request("GET", server.address + ben.path(in: chat) + "/events", cookie: ben.cookie)
            let reader = try await EventReader.open(request)
            #expect(await reader.next("state") != nil)
            #expect(try await ben.send("DELETE", "/account/devices/\(ben.device)").status == 204)
            while await reader.next() != nil {}
        }
    }

    @Test(arguments: ["DELETE /account/devices", "PUT /owner/people"])
    func `an app ends with the device that it is open on`(how: String) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withPeopleServer(on: folder) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            let request = try HTTP.request("GET", server.address + ben.path(in: chat) + "/events", cookie: ben.cookie)
            let reader = try await EventReader.open(request)
            let body = OpenPanelBody(app: FollowingClient.probe)
            #expect(try await ben.send("PUT", ben.path(in: chat) + "/panel", body).status < 300)
            // In the suite's time limit.
            while try folder.appProcessCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
            if how.hasPrefix("DELETE") {
                #expect(try await ben.send("DELETE", "/account/devices/\(ben.device)").status == 204)
            } else {
                let person = try await ben.account().person.id
                #expect(try await ann.send("PUT", "/owner/people/\(person)/suspension").status == 204)
            }
            while await reader.next() != nil {}
            while try folder.appProcessCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test func `a code is over after ten minutes`() async throws {
        let clock = MovableClock()
        try await withPeopleServer(clock: clock) { server in
            let ann = try await server.joinOwner()
            let code = try await ann.send("POST", "/account/device-code").decoded(DeviceCode.self)
            clock.move(by: ChatLimits.deviceCodeLifetime)
            let nobody = Member(server: server, device: "", cookie: nil)
            #expect(try await nobody.send("POST", "/sign-in", SignInBody(code: code.code)).code == .wrongCode)
        }
    }

    @Test func `recovery codes sign in where no other device is left`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let codes = try await ann.send("POST", "/account/recovery-codes").decoded(RecoveryCodes.self).codes
            #expect(Set(codes).count == ChatLimits.recoveryCodeCount)
            #expect(try await ann.send("DELETE", "/account/devices/\(ann.device)").status == 204)
            let nobody = Member(server: server, device: "", cookie: nil)
            let back = try server.member(try await nobody.send("POST", "/sign-in", SignInBody(code: codes[3])))
            let account = try await back.account()
            #expect(account.role == .owner && account.recoveryCodeCount == ChatLimits.recoveryCodeCount - 1)
            #expect(try await nobody.send("POST", "/sign-in", SignInBody(code: codes[3])).code == .wrongCode)
        }
    }

    @Test func `after ten wrong codes none is looked at, and the answer says when to come back`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let code = try await ann.send("POST", "/account/device-code").decoded(DeviceCode.self)
            let nobody = Member(server: server, device: "", cookie: nil)
            for _ in 1...ChatLimits.wrongCodesPerMinuteMax {
                #expect(try await nobody.send("POST", "/sign-in", SignInBody(code: "0000-0000")).code == .wrongCode)
            }
            let refused = try await nobody.send("POST", "/sign-in", SignInBody(code: code.code))
            #expect(refused.status == 429 && refused.code == .tooManyCodes)
            let seconds = try #require(refused.headers["retry-after"].flatMap { Int($0) })
            #expect((1...60).contains(seconds))
        }
    }

    @Test func `a name that one changes is seen by others at once`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await ben.write("hello", in: chat)
            _ = try await ann.get(ann.path(in: chat), ConversationSnapshot.self)
            #expect(try await ben.send("PUT", "/account/name", NameBody(name: "ann")).code == .badName)
            #expect(try await ben.send("PUT", "/account/name", NameBody(name: "Benjamin")).status == 204)
            #expect(try await ben.account().person.name == "Benjamin")
            #expect(try await ann.list().first?.others.map(\.name) == ["Benjamin"])
            let snapshot = try await ann.get(ann.path(in: chat), ConversationSnapshot.self)
            #expect(snapshot.participants.map(\.name) == ["Ann", "Benjamin"])
            #expect(snapshot.items.first?.senderName == "Benjamin")
        }
    }

    @Test func `who deletes their account is gone, and what they wrote stays`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await ben.write("hello", in: chat)
            #expect(try await ben.send("DELETE", "/account").status == 204)
            #expect(try await ben.send("GET", "/account").code == .notSignedIn)
            let snapshot = try await ann.get(ann.path(in: chat), ConversationSnapshot.self)
            #expect(snapshot.items.map(\.text) == ["hello", "Ben left the conversation"])
            #expect(try await ann.send("DELETE", "/account").code == .notAllowed)
        }
    }

    @Test func `all of it is there after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let mode = ServerMode.people(PeopleMode())
        let (links, door) = AsyncStream<String>.makeStream()
        let first = ServerMode.people(PeopleMode { door.yield($0) })
        var kept = ""
        try await withServer(on: folder, configure: [{ $0.mode = first }]) { server in
            var iterator = links.makeAsyncIterator()
            let link = try #require(await iterator.next())
            kept = try #require(try await PeopleServer(server: server, ownerLink: link).joinOwner().cookie)
        }
        try await withServer(on: folder, configure: [{ $0.mode = mode }]) { server in
            // The port is another one, and the cookie is named for it.
            let value = try #require(kept.split(separator: "=", maxSplits: 1).last)
            let people = PeopleServer(server: server, ownerLink: "")
            let ann = Member(server: people, device: "", cookie: "parley-\(server.port)=\(value)")
            #expect(try await ann.account().role == .owner)
        }
    }
}
