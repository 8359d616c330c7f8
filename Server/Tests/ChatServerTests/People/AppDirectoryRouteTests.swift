import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

/// The directory of apps over HTTP.
@Suite(.timeLimit(.minutes(5)), .serialized) struct AppDirectoryRouteTests {
    private static let probe = AppID(unchecked: "org.parley.Probe")
    private static let path = "/account/apps/org.parley.Probe"

    private func withPair(
        _ body: (_ folder: TestFolder, _ ann: Member, _ ben: Member, _ chat: ConversationID) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("picture")
        try await withPeopleServer(on: folder) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            try await body(folder, ann, ben, try await ann.begin(with: ben))
        }
    }

    private func snapshot(_ member: Member, _ chat: ConversationID) async throws -> ConversationSnapshot {
        try await member.get(member.path(in: chat), ConversationSnapshot.self)
    }

    /// Puts a message of the probe into the running server's store, without its knowledge.
    private func addBubble(_ folder: TestFolder, from member: Member, in chat: ConversationID) async throws {
        let database = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
        let state = AppMessage.State(
            session: UUID(), layout: AppMessage.Layout(caption: "Mussels"), isPending: false)
        _ = try await EntryAppender(database: database).append(
            Append(
                conversation: chat, device: DeviceID(unchecked: member.device), key: SendKey(unchecked: "bubble"),
                entries: [NewEntry(content: .message(AppMessage(app: Self.probe, state: state)), picture: nil)],
                sentAt: 1))
        try database.close()
    }

    @Test func `an app is removed from the drawer and got again, for oneself alone`() async throws {
        try await withPair { _, ann, ben, chat in
            let probe = AppSummary(id: Self.probe, name: "Probe")
            #expect(try await ben.get("/account/apps", AppDirectory.self).apps.map(\.isMine) == [true])
            #expect(try await snapshot(ben, chat).apps == [probe])
            for _ in 1...2 { #expect(try await ben.send("DELETE", Self.path).status == 204) }
            #expect(try await ben.get("/account/apps", AppDirectory.self).apps.map(\.isMine) == [false])
            #expect(try await ben.get(Self.path, AppDetails.self).app.isMine == false)
            #expect(try await snapshot(ben, chat).apps.isEmpty)
            let opening = try await ben.send(
                "PUT", ben.path(in: chat) + "/panel", OpenPanelBody(app: Self.probe))
            #expect(opening.code == .unknownApp)
            #expect(try await snapshot(ann, chat).apps == [probe])
            for _ in 1...2 { #expect(try await ben.send("PUT", Self.path).status == 204) }
            #expect(try await snapshot(ben, chat).apps == [probe])
            #expect(try await ben.send("PUT", "/account/apps/org.parley.Nothing").code == .unknownApp)
        }
    }

    @Test func `a bubble of an app that one has not got offers it, and opens once it was got on its page`() async throws
    {
        try await withPair { folder, ann, ben, chat in
            #expect(try await ben.send("DELETE", Self.path).status == 204)
            try await addBubble(folder, from: ann, in: chat)
            let tap = try await ben.send("PUT", ben.path(in: chat) + "/selection", SelectionBody(sequence: 1))
            #expect(tap.status == 204)
            let before = try await snapshot(ben, chat)
            #expect(before.items.map(\.kind) == [.bubble])
            #expect(before.state.panel == .offered(AppSummary(id: Self.probe, name: "Probe")))
            #expect(try await ben.send("PUT", Self.path).status == 204)
            switch try await snapshot(ben, chat).state.panel {
            case .opening(Self.probe, _), .open(Self.probe, _, _): break
            case let panel: Issue.record("The panel is \(panel).")
            }
            // The others who use it are those whose messages one sees.
            #expect(try await ben.get(Self.path, AppDetails.self).users.map(\.name) == ["Ann"])
        }
    }

    @Test func `the way by the bubble itself gets the app on all devices, too`() async throws {
        try await withPair { _, _, ben, chat in
            let path = ben.path(in: chat) + "/apps/org.parley.Probe"
            let removal = try await ben.send("DELETE", path)
            #expect(removal.status == 204)
            #expect(try await ben.get(Self.path, AppDetails.self).app.isMine == false)
            #expect(try await ben.send("PUT", path).status == 204)
            #expect(try await ben.get(Self.path, AppDetails.self).app.isMine)
        }
    }

    @Test func `an app's page has its icon, size and version, and pictures only where it has drawn some`() async throws
    {
        try await withPair { _, _, ben, _ in
            let details = try await ben.get(Self.path, AppDetails.self)
            #expect(details.app.name == "Probe" && details.hosts.isEmpty && details.users.isEmpty)
            #expect(details.byteCount > 1_000_000)
            let icon = try await ben.send("GET", Self.path + "/icon")
            #expect(icon.status == 200)
            // The probe is no app of `AppRuntime`, and has no previews.
            #expect(try await ben.send("GET", Self.path + "/pictures").code == .previewsFailed)
            #expect(try await ben.send("GET", Self.path + "/pictures/0/light").code == .previewsFailed)
        }
    }

    @Test func `changes of one's apps are limited`() async throws {
        try await withPair { _, _, ben, _ in
            var codes: [ChatError.Code?] = []
            for _ in 0...ChatLimits.newThingsPerMinuteMax { codes.append(try await ben.send("PUT", Self.path).code) }
            #expect(codes.last == .tooManyRequests)
            #expect(codes.dropLast().allSatisfy { $0 == nil })
        }
    }

    @Test func `an owner says with which apps people begin`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withPeopleServer(on: folder) { server in
            let ann = try await server.joinOwner()
            let link = try await ann.invite()
            #expect(try await ann.get("/owner/apps", OwnedApps.self).apps.map(\.isGiven) == [true])
            #expect(try await ann.send("DELETE", "/owner/apps/org.parley.Probe/given").status == 204)
            let ben = try await server.join("Ben", by: link)
            #expect(try await ben.get(Self.path, AppDetails.self).app.isMine == false)
            #expect(try await ann.get(Self.path, AppDetails.self).app.isMine)
            #expect(try await ann.send("PUT", "/owner/apps/org.parley.Probe/given").status == 204)
            #expect(try await ben.get(Self.path, AppDetails.self).app.isMine == false)
            #expect(try await server.join("Zoe", by: link).get(Self.path, AppDetails.self).app.isMine)
            #expect(try await ann.get("/owner/audit", AuditLines.self).lines.count { $0.action == .setApps } == 2)
        }
    }
}
