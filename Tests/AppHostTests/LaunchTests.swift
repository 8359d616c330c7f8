import AppHost
import AppProtocol
import Foundation
import ProgramRunner
import RenderTree
import Testing

extension ProcessTests {
    struct LaunchTests {
        @Test func `a launched app shows its scene`() async throws {
            let run = try await ProbeWorld("normal").launchWithScene()

            var tree = NodeTree()
            try tree.apply(#require(await run.nextPatch()))

            #expect(tree[NodeID(rawValue: 3)]?.accessibility.label == "Insert")
            #expect(tree.root.flatMap { tree[$0] }?.frame.width == 300)
        }

        @Test func `input reaches the app in order, and what it shows comes back`() async throws {
            let run = try await ProbeWorld("normal").launchWithScene()
            var tree = NodeTree()
            try tree.apply(#require(await run.nextPatch()))

            for edit in 1...20 { run.type(String(repeating: "a", count: edit), edit: edit) }
            // While the app is at one text only the latest of the others is kept for it.
            var edits: [Int] = []
            while edits.last != 20 {
                try tree.apply(#require(await run.nextPatch()))
                let shown = try #require(field(of: tree))
                #expect(shown.text == String(repeating: "a", count: shown.edit))
                edits.append(shown.edit)
            }
            #expect(edits == edits.sorted())
        }

        private func field(of tree: NodeTree) -> TextFieldContent? {
            if case .textField(let field) = tree[NodeID(rawValue: 2)]?.content { field } else { nil }
        }

        @Test func `a request of the app is answered with what the host says`() async throws {
            let run = try await ProbeWorld("normal").launchWithScene()
            run.type("fries", edit: 1)
            run.tap()

            let (id, request) = try #require(await run.nextRequest())
            guard case .insertMessage(ProbeWorld.scene, let message) = request else {
                Issue.record("not what was asked: \(request)")
                return
            }
            run.app.answer(id, .failed(Problem(domain: "test", code: 42, message: "no")))

            #expect(message.layout?.caption == "fries")
            #expect(await run.nextDiagnostic("answered") == "42")
        }

        @Test func `an answer to no request is not sent`() async throws {
            let run = try await ProbeWorld("normal").launchAndTap()
            let (id, _) = try #require(await run.nextRequest())

            run.app.answer(id + 1, .failed(Problem(domain: "test", code: 1, message: "")))
            run.app.answer(id, .done)
            run.app.answer(id, .failed(Problem(domain: "test", code: 2, message: "")))
            run.type("x", edit: 1)

            #expect(await run.nextDiagnostic("answered") == "done")
            run.terminate()
            #expect(await run.nextDiagnostic("answered") == nil)
        }

        @Test func `an app that refuses one event is told of and goes on`() async throws {
            let run = try await ProbeWorld("normal").launchWithScene()
            run.app.perform(.perform(SceneID(rawValue: 99), .deactivate))

            #expect(await run.nextDiagnostic("request_failed") == "no such scene")
            run.type("still here", edit: 1)
            #expect(await run.nextPatch() != nil)
        }

        @Test func `what an app keeps in its container is there at the next start`() async throws {
            let world = try ProbeWorld("reportAtStart")
            let first = try #require(try await world.launch().nextDiagnostic("container"))
            let second = try #require(try await world.launch().nextDiagnostic("container"))
            #expect(first == second)
            #expect(FileManager.default.fileExists(atPath: first + "/tmp"))
        }

        @Test(arguments: ["", ".", "..", "a/b", ".hidden", "a b", String(repeating: "a", count: 201)])
        func `a container name that is no plain name is refused`(name: String) async throws {
            let world = try ProbeWorld("normal")
            let error = await #expect(throws: AppHostError.self) {
                try await world.host.launch(world.bundle, container: name)
            }
            #expect(error?.code == .containerNameMalformed)
        }

        @Test func `no more processes than the limit`() async throws {
            var limits = ProbeWorld.patient
            limits.processCountMax = 2
            let world = try ProbeWorld("normal", limits: limits)
            let first = try await world.launch()
            let second = try await world.launch()

            let error = await #expect(throws: ProgramError.self) { try await world.launch() }
            #expect(error?.code == .tooManyProcesses)
            second.terminate()
            #expect(await second.end() == .terminated)

            await #expect(throws: Never.self) { try await world.launch() }
            first.terminate()
        }

        @Test func `without the launcher nothing starts`() async throws {
            let world = try ProbeWorld("normal")
            let host = AppHost(
                launcher: world.folder.url.appendingPathComponent("none"), containers: world.folder.url)
            let error = await #expect(throws: ProgramError.self) { try await host.launch(world.bundle, container: "a") }
            #expect(error?.code == .launcherMissing)
            #expect(host.runningCount == 0)
        }
    }
}
