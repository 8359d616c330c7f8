import ChatModels
import ChatServer
import Foundation
import RenderTree
import Testing

/// App processes that do what no app should. Whatever they do, the person is told, the conversation is untouched, and
/// the app can be opened again.
@Suite(.timeLimit(.minutes(5)), .serialized) struct FailingAppTests {
    @Test(arguments: [
        ("crash", PanelFailure.Code.crashed), ("exit", .crashed), ("frameTooLong", .misbehaved),
        ("halfFrame", .misbehaved), ("notJSON", .misbehaved), ("unknownKind", .misbehaved),
        ("treeTooDeep", .misbehaved), ("treeTooLarge", .misbehaved), ("revisionGap", .misbehaved),
        ("unexpectedAnswer", .misbehaved), ("assetTooLarge", .misbehaved),
    ])
    func `an app that fails at a tap says so and opens again`(behaviour: String, code: PanelFailure.Code) async throws {
        try await withProbe(behaviour) { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("before")
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { $0.failure != nil }
            #expect(kate.view.failure?.code == code)
            #expect(kate.view.failure?.message.contains("Probe") == true)
            try await kate.expectUpToDate()
            #expect(kate.view.snapshot.items.map(\.text) == ["before"])
            #expect(kate.view.snapshot.state.draft == DraftState())

            try await kate.openProbe()
            try await kate.expectUpToDate()
        }
    }

    @Test(arguments: ["exitAtStart", "refuseToStart"])
    func `an app that does not start says so`(behaviour: String) async throws {
        try await withProbe(behaviour) { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.put("/panel", OpenPanelBody(app: FollowingClient.probe))
            try await kate.follow { $0.failure != nil }
            try await kate.expectUpToDate()
        }
    }

    @Test func `an app whose executable is gone says so`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            try FileManager.default.removeItem(at: folder.apps.appendingPathComponent("Probe.app/ProbeApp"))
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.put("/panel", OpenPanelBody(app: FollowingClient.probe))
            try await kate.follow { $0.failure != nil }
            #expect(try await kate.phone.get("").status == 200)
        }
    }

    @Test func `a bundle without executable or principal class is left out, and said`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe(named: "Good")
        try folder.addProbe(named: "Empty")
        try FileManager.default.removeItem(at: folder.apps.appendingPathComponent("Empty.app/ProbeApp"))
        try folder.addProbe(named: "Classless")
        try Data(
            """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.parley.Classless</string>
            <key>CFBundleExecutable</key><string>ProbeApp</string></dict></plist>
            """.utf8
        ).write(to: folder.apps.appendingPathComponent("Classless.app/Info.plist"))

        let problems = folder.configuration(heartbeat: .seconds(1)).apps.problems
        #expect(problems.count == 2)
        #expect(problems.contains { $0.hasPrefix("Empty.app: ") })
        #expect(problems.contains { $0.hasPrefix("Classless.app: ") })
        try await withServer(on: folder) { server in
            let snapshot = try await server.phone("kate").snapshot()
            #expect(snapshot.apps.map(\.name) == ["Good"])
        }
    }
}

extension ClientView {
    var failure: PanelFailure? {
        if case .failed(_, let failure) = snapshot.state.panel { failure } else { nil }
    }
}
