import ChatModels
import ChatStore
import Foundation
import Hummingbird
import Testing

@testable import ChatServer

/// Every route of a server for people × everybody who may ask: who is let in, and how the others are refused.
@Suite(.timeLimit(.minutes(5))) struct RoleTableTests {
    enum Asker: String, CaseIterable, Sendable {
        /// Without a cookie; who was invited to the conversation alone; one of its people; who was removed from it; a signed-in
        /// person who names another one's device; an owner outside of the conversation; one of its people who is suspended.
        case nobody, guest, participant, former, otherDevice, owner, suspended
    }

    /// A rule for one route: the code of the refusal by asker; nil where the asker is let in.
    struct Rule: Sendable {
        var method: String
        var path: String
        var body: String?
        var refusals: [Asker: ChatError.Code]
        var description: String { "\(method) \(path)" }
    }

    private static let out: [Asker: ChatError.Code] = [.nobody: .notSignedIn, .suspended: .suspended]
    private static let owners = out.merging([
        .guest: .notAllowed, .participant: .notAllowed, .former: .notAllowed, .otherDevice: .notAllowed,
    ]) { $1 }
    private static let ownDevice = out.merging([.otherDevice: .unknownDevice]) { $1 }
    private static let inConversation = ownDevice.merging([.owner: .notAParticipant]) { $1 }
    private static let participants = inConversation.merging([.former: .notAParticipant]) { $1 }
    private static let people = participants.merging([.guest: .notAllowed]) { $1 }

    private static func rule(
        _ method: String, _ path: String, _ refusals: [Asker: ChatError.Code], _ body: String? = nil
    ) -> Rule {
        Rule(method: method, path: path, body: body, refusals: refusals)
    }

    static let rules: [Rule] =
        [
            rule("GET", "/", [:]), rule("GET", "/conversations/{conversation}", [:]), rule("GET", "/settings", [:]),
            rule("GET", "/owner", [:]), rule("GET", "/apps", [:]), rule("GET", "/apps/{app}", [:]),
            rule("GET", "/sign-in", [:]), rule("GET", "/join/{code}", [:]),
            rule("GET", "/service-worker.js", [:]), rule("GET", "/manifest.webmanifest", [:]),
            rule("GET", "/web/**", [:]), rule("GET", "/fonts/{font}", [:]), rule("GET", "/openapi.json", [:]),
            rule("GET", "/healthz", [:]), rule("GET", "/readyz", [:]), rule("GET", "/metrics", [:]),
            rule("GET", "/messages/{conversation}/{sequence}/{code}", [:]),
            rule("GET", "/messages/{conversation}/{sequence}/{code}/picture", [:]),
            rule("GET", "/invitations/{code}", [:]),
            rule("GET", "/invitations/{code}/picture", [:]), rule("GET", "/invitations/{code}/icon", [:]),
            rule("POST", "/invitations/{code}/people", [:], #"{"name":"Eve"}"#),
            rule("POST", "/invitations/{code}/members", out), rule("POST", "/sign-in", [:], #"{"code":"0"}"#),
            rule("GET", "/events", out), rule("GET", "/socket", out), rule("GET", "/people", out),
            rule("GET", "/account", out), rule("DELETE", "/account", out.merging([.owner: .notAllowed]) { $1 }),
            rule("PUT", "/account/presence", out, #"{"isShown":false}"#),
            rule("PUT", "/account/avatar", out, "no picture"), rule("DELETE", "/account/avatar", out),
            rule("GET", "/avatars/{picture}", out), rule("PUT", "/account/name", out, #"{"name":"Somebody new"}"#),
            rule("GET", "/account/devices", out),
            rule(
                "DELETE", "/account/devices/{device}",
                out.merging([
                    .guest: .unknownDevice, .participant: .unknownDevice, .former: .unknownDevice,
                    .otherDevice: .unknownDevice, .owner: .unknownDevice,
                ]) { $1 }), rule("POST", "/account/device-code", out),
            rule("POST", "/account/recovery-codes", out), rule("GET", "/account/export", out),
            rule("POST", "/sign-in/passkey/challenge", [:]),
            rule(
                "POST", "/sign-in/passkey", [:],
                #"{"credential":"","clientData":"","authenticatorData":"","signature":"","userHandle":""}"#),
            rule("GET", "/account/passkeys", out), rule("POST", "/account/passkeys/challenge", out),
            rule("POST", "/account/passkeys", out, #"{"clientData":"","authenticatorData":""}"#),
            rule("DELETE", "/account/passkeys/{passkey}", out),
            rule("PUT", "/account/passkeys/{passkey}/name", out, #"{"name":"Yubikey"}"#),
            rule("GET", "/account/blocks", out),
            rule(
                "PUT", "/account/blocks/{person}",
                out), rule("DELETE", "/account/blocks/{person}", out),
            rule("GET", "/account/apps", out), rule("GET", "/account/apps/{app}", out),
            rule("PUT", "/account/apps/{app}", out), rule("DELETE", "/account/apps/{app}", out),
            rule("GET", "/account/apps/{app}/icon", out), rule("GET", "/account/apps/{app}/pictures", out),
            rule("GET", "/account/apps/{app}/pictures/{index}/{scheme}", out),
            rule("GET", "/account/push", out), rule("DELETE", "/account/push", out),
            rule("PUT", "/account/push", out, #"{"endpoint":"","keys":{"p256dh":"","auth":""},"showsTexts":false}"#),
            rule("GET", "/owner/people", owners), rule("PUT", "/owner/people/{person}/suspension", owners),
            rule("DELETE", "/owner/people/{person}/suspension", owners),
            rule("DELETE", "/owner/people/{person}", owners), rule("GET", "/owner/invitations", owners),
            rule("POST", "/owner/invitations", owners, #"{"role":"person","joinsMax":1,"days":1}"#),
            rule("DELETE", "/owner/invitations/{invitation}", owners), rule("GET", "/owner/settings", owners),
            rule("PUT", "/owner/settings", owners, #"{"peopleMayBegin":true}"#), rule("GET", "/owner/audit", owners),
            rule("GET", "/owner/health", owners), rule("GET", "/owner/apps", owners),
            rule("PUT", "/owner/apps/{app}/given", owners),
            rule("DELETE", "/owner/apps/{app}/given", owners), rule("POST", "/owner/apps", owners, "no bundle"),
            rule("POST", "/owner/apps/{app}/undo", owners),
            rule("GET", "/owner/reports", owners), rule("DELETE", "/owner/reports/{report}", owners),
            rule("GET", "/devices/{device}/conversations", ownDevice),
            rule("GET", "/devices/{device}/search", ownDevice),
            rule(
                "POST", "/devices/{device}/conversations", ownDevice.merging([.guest: .notAllowed]) { $1 },
                #"{"people":["{person}"]}"#),
            rule("PUT", "/devices/{device}/list/streams/{stream}/{channel}", ownDevice, #"{"after":0}"#),
            rule("DELETE", "/devices/{device}/list/streams/{stream}/{channel}", ownDevice),
            rule("POST", prefix + "/members", people, #"{"people":["{person}"]}"#),
            rule("DELETE", prefix + "/members/{person}", people),
            rule("PUT", prefix + "/name", people, #"{"name":"x"}"#),
            rule("PUT", prefix + "/avatar", people, "no picture"), rule("DELETE", prefix + "/avatar", people),
            rule("POST", prefix + "/entries/{sequence}/link", people),
            rule("PUT", prefix + "/retention", people, #"{"days":30}"#),
            rule(
                "POST", prefix + "/reports", participants, #"{"person":"{person}","entries":[],"words":"rude"}"#),
            rule("PUT", prefix + "/pin", participants), rule("DELETE", prefix + "/pin", participants),
            rule("PUT", prefix + "/mute", participants), rule("DELETE", prefix + "/mute", participants),
            // Only who has left takes it off the list.
            rule(
                "DELETE", prefix + "/listing",
                inConversation.merging([.participant: .notAllowed, .guest: .notAllowed]) { $1 }),
        ]
        + Route.all.map { route in
            let parts = route.pattern.split(separator: "/")
            let named = parts.map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
            let isInvitation = route.pattern == "invitation"
            return rule(
                route.method, ([prefix] + named).joined(separator: "/"),
                isInvitation ? people : route.isForParticipants ? participants : inConversation, route.body)
        }
    private static let prefix = "/devices/{device}/conversations/{conversation}"

    @Test func `the table has every route of the router, and no other`() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var configuration = folder.configuration(heartbeat: .seconds(600))
        configuration.mode = .people(PeopleMode())
        let chat = try makeChat(configuration)
        defer { try? chat.world.database.close() }
        let access = try #require(chat.people)
        let routes = makePeopleRouter(chat, access).routes.map(\.description)
        #expect(routes.sorted() == Self.rules.map(\.description).sorted())
    }

    @Test(arguments: Asker.allCases) func `each route lets in whom the table says`(asker: Asker) async throws {
        let streams = ["/events", "/devices/{device}/conversations/{conversation}/events"]
        // Puts requests last that end the asker's own right to ask.
        let last = ["DELETE \(Self.prefix)/membership", "DELETE /account"]
        let rules = Self.rules.sorted { one, other in
            (last.firstIndex(of: one.description) ?? -1) < (last.firstIndex(of: other.description) ?? -1)
        }
        try await withPeopleServer { server in
            let cast = try await RoleCast(server, asker)
            for rule in rules {
                let refusal = rule.refusals[asker]
                if streams.contains(rule.path), refusal == nil {
                    #expect(await cast.opens(rule.path), "\(rule.description)")
                    continue
                }
                let answer = try await cast.ask(rule.method, rule.path, rule.body)
                if let refusal {
                    #expect(answer.code == refusal, "\(rule.description)")
                    #expect([401, 403, 404].contains(answer.status), "\(rule.description)")
                } else {
                    let others: [ChatError.Code?] = [
                        .notSignedIn, .suspended, .notAllowed, .unknownDevice, .notAParticipant,
                    ]
                    #expect(!others.contains(answer.code), "\(rule.description)")
                    #expect(answer.status < 500, "\(rule.description)")
                }
            }
        }
    }
}

/// The people of the table, and one of them who asks.
private struct RoleCast {
    private let asker: Member
    private let device: String
    private let conversation: ConversationID

    init(_ server: PeopleServer, _ role: RoleTableTests.Asker) async throws {
        let owner = try await server.joinOwner()
        let link = try await owner.invite(joinsMax: 20)
        let ben = try await server.join("Ben", by: link)
        let (fred, sue) = (try await server.join("Fred", by: link), try await server.join("Sue", by: link))
        conversation = try await ben.begin(with: fred, sue)
        let invitation = try await ben.send("POST", ben.path(in: conversation) + "/invitation")
        let guest = try await server.join("Gus", by: try invitation.decoded(NewInvitation.self).code)
        let (fredID, sueID) = (try await fred.account().person.id, try await sue.account().person.id)
        #expect(try await ben.send("DELETE", ben.path(in: conversation) + "/members/\(fredID)").status == 204)
        #expect(try await owner.send("PUT", "/owner/people/\(sueID)/suspension").status == 204)
        let nobody = Member(server: server, device: ben.device, cookie: nil)
        asker =
            switch role {
            case .nobody: nobody
            case .guest: guest
            case .participant, .otherDevice: ben
            case .former: fred
            case .owner: owner
            case .suspended: sue
            }
        device = role == .otherDevice ? guest.device : asker.device
    }

    /// Fills in the cast's own names, and for everything else names that nothing has, so that nobody whom the table needs is
    /// changed.
    private func filled(_ text: String) -> String {
        let device = text.hasPrefix("/account") ? "device-of-nobody" : device
        let values = [
            "{device}": device, "{conversation}": conversation.rawValue, "{person}": UUID().uuidString, "{code}": "0",
            "{sequence}": "1", "{place}": "0", "{placement}": "1", "{id}": "1", "{key}": "a", "{app}": "a",
            "{picture}": "a", "{asset}": "a", "{number}": "1", "{index}": "0", "{stream}": "a", "{channel}": "1",
            "{scheme}": "light",
            "{invitation}": "a", "{report}": "0", "{passkey}": "0", "{font}": "a", "**": "a.js",
        ]
        return values.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }

    func ask(_ method: String, _ path: String, _ body: String?) async throws -> HTTP.Answer {
        try await asker.send(method, filled(path), data: body.map { Data(filled($0).utf8) })
    }

    /// Whether a stream opens.
    func opens(_ path: String) async -> Bool {
        let request = try? HTTP.request("GET", asker.server.address + filled(path), cookie: asker.cookie)
        guard let request else { return false }
        return (try? await EventReader.open(request)) != nil
    }
}
