import AppProtocol
import ProgramRunner
import RenderTree
import Testing

@testable import AppHost

/// Input that replaces what the app is still at waits, and only its latest is sent.
@Suite(.timeLimit(.minutes(5))) struct HeldInputTests {
    private let scene = SceneID(rawValue: 1)

    private func slide(_ value: Double, node: Int = 4) -> HostRequest {
        .perform(scene, .input(.slide(NodeID(rawValue: node), value: value, isEditing: true)))
    }

    private func started() -> ProcessSession {
        var session = ProcessSession(limits: AppHostLimits())
        _ = session.perform(.initialize(Initialization(bundlePath: "/b", containerPath: "/c")))
        _ = session.receive(.response(id: 1, .done))
        return session
    }

    private func sent(_ actions: [ProcessSession.Action]) -> [HostFrame] {
        actions.compactMap { if case .send(let frame) = $0 { frame } else { nil } }
    }

    @Test func `of a drag only the latest is sent once the app has answered`() {
        var session = started()
        #expect(sent(session.perform(slide(1))) == [.request(id: 2, slide(1))])
        for value in 2...60 { #expect(session.perform(slide(Double(value))) == []) }
        #expect(sent(session.receive(.response(id: 2, .done))) == [.request(id: 3, slide(60))])
        #expect(sent(session.receive(.response(id: 3, .done))) == [])
    }

    @Test func `what follows a drag is sent behind its latest`() {
        var session = started()
        for value in 1...3 { _ = session.perform(slide(Double(value))) }
        let tap = HostRequest.perform(scene, .input(.tap(NodeID(rawValue: 4))))
        #expect(sent(session.perform(tap)) == [.request(id: 3, slide(3)), .request(id: 4, tap)])
    }

    @Test func `drags of different nodes do not replace each other`() {
        var session = started()
        _ = session.perform(slide(1))
        #expect(sent(session.perform(slide(2, node: 5))) == [.request(id: 3, slide(2, node: 5))])
    }

    @Test func `an app that is closed gets the end of a drag`() {
        var session = started()
        for value in 1...3 { _ = session.perform(slide(Double(value))) }
        #expect(sent(session.terminate()) == [.request(id: 3, slide(3))])
    }
}
