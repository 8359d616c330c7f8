import ChatModels
import Foundation
import RenderTree
import Testing

/// Devices without an app, and devices with an old system, through the real server.
@Suite(.timeLimit(.minutes(5)), .serialized) struct SetupTests {
    @Test func `an app that is taken off is got from a bubble and opens at that message`() async throws {
        try await withProbe("normal") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            #expect(try await john.phone.delete("/apps/org.parley.Probe").status == 204)
            try await john.follow { $0.snapshot.apps.isEmpty && $0.snapshot.lastSequence == 1 }
            #expect(try await john.phone.put("/panel", OpenPanelBody(app: FollowingClient.probe)).code == .unknownApp)
            #expect(try await john.tapBubble(1).status == 204)
            let probe = AppSummary(id: FollowingClient.probe, name: "Probe")
            try await john.follow { $0.snapshot.state.panel == .offered(probe) }
            try await john.expectUpToDate()

            #expect(try await john.phone.raw("PUT", "/apps/org.parley.Probe", "").status == 204)
            try await john.follow { $0.tree.root != nil }
            try await john.expectUpToDate()
            #expect(john.view.snapshot.apps == [probe])
            #expect(john.view.fieldText == "Mussels")
        }
    }

    @Test func `an app that is put on anew finds an empty folder, also after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            let old = try #require(folder.onlyContainer)
            try Data("note".utf8).write(to: old.appendingPathComponent("note"))
            #expect(try await kate.phone.delete("/apps/org.parley.Probe").status == 204)
            #expect(!FileManager.default.fileExists(atPath: old.path))
            for _ in 1...2 { #expect(try await kate.phone.raw("PUT", "/apps/org.parley.Probe", "").status == 204) }
            try await kate.follow { !$0.snapshot.apps.isEmpty }
        }
        try await withServer(on: folder) { server in
            try await server.phone("kate").follow().openProbe()
            let new = try #require(folder.onlyContainer)
            #expect(try FileManager.default.contentsOfDirectory(atPath: new.path) == ["tmp"])
        }
    }

    @Test func `the name of an app's folder tells nothing of its person`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            try await server.phone("kate").follow().openProbe()
            let name = try #require(folder.onlyContainer).lastPathComponent
            #expect(name.wholeMatch(of: /[0-9a-f]{32}/) != nil)
        }
    }

    @Test func `a folder that has its name from an older server is kept, under the new name`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        let old = folder.containers.appendingPathComponent("kate-phone_org.parley.Probe")
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try Data("kept".utf8).write(to: old.appendingPathComponent("note"))
        try await withServer(on: folder) { server in
            try await server.phone("kate").follow().openProbe()
            let note = try #require(folder.onlyContainer).appendingPathComponent("note")
            #expect(try Data(contentsOf: note) == Data("kept".utf8))
            #expect(!FileManager.default.fileExists(atPath: old.path))
        }
    }

    @Test func `an app is off though what it kept cannot be removed, and the next start removes that`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        // Nothing can be below a file, and nothing removed from there.
        try Data().write(to: folder.containers)
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            #expect(try await kate.phone.delete("/apps/org.parley.Probe").status == 204)
            try await kate.follow { $0.snapshot.apps.isEmpty }
        }
        try FileManager.default.removeItem(at: folder.containers)
        let kept = folder.containers.appendingPathComponent("kate-phone_org.parley.Probe")
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        let other = folder.containers.appendingPathComponent("john-phone_org.parley.Probe")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try await withServer(on: folder) { _ in }
        #expect(!FileManager.default.fileExists(atPath: kept.path))
        #expect(FileManager.default.fileExists(atPath: other.path))
    }

    @Test func `an old device shows a message as a picture and a link, and again as a bubble when it is new`()
        async throws
    {
        try await withProbe("picture") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            #expect(try await john.phone.put("/system", SystemBody(isOld: true)).status == 204)
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            #expect(john.view.snapshot.items.map(\.kind) == [.picture, .link])
            #expect(john.view.snapshot.apps.isEmpty)
            try await john.expectUpToDate()
            let picture = try #require(john.view.snapshot.items.first?.picture)
            #expect(try await john.phone.get("/pictures/\(picture)").status == 200)
            #expect(try await john.tapBubble(1).code == .notABubble)

            #expect(try await john.phone.put("/system", SystemBody(isOld: false)).status == 204)
            try await john.follow { $0.snapshot.items.map(\.kind) == [.bubble] }
            try await john.expectUpToDate()
            #expect(kate.view.snapshot.items.allSatisfy { $0.kind == .bubble })
        }
    }

    @Test func `a client that was away while its device changed can tell`() async throws {
        try await withServer { server in
            let john = try await server.phone("john")
            let before = try await john.snapshot().state.revision
            for isOld in [true, true, false] { _ = try await john.put("/system", SystemBody(isOld: isOld)) }
            #expect(try await john.snapshot().state.revision == before + 2)
        }
    }

    @Test func `an app that the server does not have is neither got nor taken off`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for app in ["org.parley.Nothing", "%2e%2e", "a%2Fb", String(repeating: "a", count: 200)] {
                #expect(try await kate.raw("PUT", "/apps/\(app)", "").code == .unknownApp)
                #expect(try await kate.delete("/apps/\(app)").code == .unknownApp)
            }
        }
    }
}

extension TestFolder {
    var containers: URL { url.appendingPathComponent("containers") }

    /// Nil where there is none, or more than one.
    var onlyContainer: URL? {
        let found = try? FileManager.default.contentsOfDirectory(at: containers, includingPropertiesForKeys: nil)
        return found?.count == 1 ? found?.first : nil
    }
}

extension ClientView {
    /// Returns the text in the probe's field.
    var fieldText: String? {
        guard case .textField(let field) = tree[NodeID(rawValue: 2)]?.content else { return nil }
        return field.text
    }
}
