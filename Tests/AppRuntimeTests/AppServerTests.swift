import AppProtocol
import AppRuntime
import Foundation
import Messages
import RenderTree
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct AppServerTests {
    @Test(arguments: [true, nil]) func `callbacks are told where the host has asked for it, each before it is made`(
        tellsCalls: Bool?
    ) throws {
        let loopback = Loopback(MSMessagesAppViewController.self)
        let initialization = Initialization(bundlePath: "", containerPath: "", tellsCalls: tellsCalls)
        _ = try loopback.ask(.initialize(initialization))
        let size = TreeSize(width: 390, height: 310)
        _ = try loopback.ask(.createScene(SceneCreation(scene: Loopback.scene, style: .compact, size: size)))
        _ = try loopback.perform(.activate(ConversationState(localParticipant: UUID(), remoteParticipants: [])))
        _ = try loopback.perform(.transition(.expanded, size))
        _ = try loopback.perform(.deactivate)
        let calls = loopback.notifications.compactMap { notification in
            if case .called(Loopback.scene, let call) = notification { call.name } else { nil }
        }
        let all = [
            "init", "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear",
            "willTransition", "didTransition", "viewWillDisappear", "viewDidDisappear", "willResignActive",
            "didResignActive",
        ]
        #expect(calls == (tellsCalls == true ? all : []))
    }

    @Test func `a callback is told with its message, without the picture, and its style`() throws {
        let loopback = Loopback(MSMessagesAppViewController.self)
        _ = try loopback.ask(.initialize(Initialization(bundlePath: "", containerPath: "", tellsCalls: true)))
        let size = TreeSize(width: 390, height: 310)
        _ = try loopback.ask(.createScene(SceneCreation(scene: Loopback.scene, style: .compact, size: size)))
        _ = try loopback.perform(.activate(ConversationState(localParticipant: UUID(), remoteParticipants: [])))
        var message = MessageState(
            url: "https://example.org/mussels", layout: TemplateLayoutState(caption: "six", picture: Data([1])))
        _ = try loopback.perform(.select(message))
        _ = try loopback.perform(.transition(.expanded, size))
        let calls = loopback.notifications.compactMap { notification in
            if case .called(_, let call) = notification { call } else { nil }
        }
        message.layout?.picture = nil
        #expect(
            calls.suffix(4) == [
                SceneCall("willSelect", message: message), SceneCall("didSelect", message: message),
                SceneCall("willTransition", style: .expanded), SceneCall("didTransition", style: .expanded),
            ])
        #expect(calls.first { $0.name == "willBecomeActive" }?.message == nil)
    }

    @Test func `requests in the wrong order are refused, each with its code`() throws {
        let loopback = Loopback()
        let creation = SceneCreation(scene: Loopback.scene, style: .compact, size: TreeSize(width: 1, height: 1))
        #expect(code(try loopback.ask(.createScene(creation))) == .notInitialized)
        let initialization = Initialization(bundlePath: "", containerPath: "")
        #expect(try loopback.ask(.initialize(initialization)) == .done)
        #expect(code(try loopback.ask(.initialize(initialization))) == .initializedTwice)
        #expect(code(try loopback.perform(.deactivate)) == .unknownScene)
        #expect(try loopback.ask(.createScene(creation)) == .done)
        #expect(code(try loopback.ask(.createScene(creation))) == .sceneExists)
        #expect(loopback.server.fatalProblem == nil)
    }

    @Test func `another version of the protocol is the end of the app`() throws {
        let loopback = Loopback()
        let initialization = Initialization(
            protocolVersion: appProtocolVersion + 1, bundlePath: "", containerPath: "")
        #expect(code(try loopback.ask(.initialize(initialization))) == .wrongVersion)
        #expect(loopback.server.fatalProblem != nil)
    }

    @Test func `a scene's events reach its controller, and what it may not do is refused`() throws {
        let loopback = try Loopback.withScene()
        #expect(try loopback.perform(.deactivate).problem != nil)
        let state = ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])
        #expect(try loopback.perform(.activate(state)) == .done)
        #expect(try loopback.conversation().localParticipantIdentifier == state.localParticipant)
        #expect(try loopback.perform(.transition(.expanded, TreeSize(width: 320, height: 600))) == .done)
        #expect(loopback.server.controller(of: Loopback.scene)?.presentationStyle == .expanded)
        #expect(try loopback.perform(.deactivate) == .done)
    }

    @Test func `a destroyed scene lets its controller go`() throws {
        let loopback = try Loopback.active()
        weak let controller = loopback.server.controller(of: Loopback.scene)
        #expect(controller != nil)
        #expect(try loopback.perform(.deactivate) == .done)
        #expect(try loopback.ask(.destroyScene(Loopback.scene)) == .done)
        #expect(controller == nil)
        #expect(code(try loopback.perform(.deactivate)) == .unknownScene)
    }

    @Test func `an insertion is asked of the host, and completes with the host's answer`() async throws {
        let loopback = try Loopback.active()
        let conversation = try loopback.conversation()
        for problem in [nil, Problem(domain: MSMessagesErrorDomain, code: -1, message: "No.")] {
            let message = MSMessage()
            message.summaryText = "party"
            let error = await withCheckedContinuation { continuation in
                conversation.insert(message) { continuation.resume(returning: $0) }
                let insertion = loopback.insertions.last
                #expect(insertion?.message.summaryText == "party")
                #expect(throws: Never.self) { try loopback.answer(insertion?.id ?? 0, Outcome(problem: problem)) }
            }
            #expect(error?.localizedDescription == problem?.message)
        }
    }

    @Test func `insertions beyond those that may wait for an answer fail at once`() async throws {
        let loopback = try Loopback.active()
        let conversation = try loopback.conversation()
        for _ in 0..<ProtocolLimits.requestsInFlightMax { conversation.insert(MSMessage()) { _ in } }
        #expect(loopback.insertions.count == ProtocolLimits.requestsInFlightMax)
        await #expect(throws: NSError.self) { try await conversation.insert(MSMessage()) }
        #expect(loopback.insertions.count == ProtocolLimits.requestsInFlightMax)
    }

    @Test func `an answer that nobody waits for is told, not performed`() throws {
        let loopback = try Loopback.active()
        try loopback.answer(99, .done)
        #expect(diagnostics(loopback) == ["unasked_answer"])
    }

    @Test func `wishes for a style and for the end are told to the host in order`() throws {
        let loopback = try Loopback.active()
        let controller = try #require(loopback.server.controller(of: Loopback.scene))
        controller.requestPresentationStyle(.expanded)
        controller.dismiss()
        let wishes = loopback.notifications.filter { if case .patch = $0 { false } else { true } }
        #expect(wishes == [.presentationStyle(Loopback.scene, .expanded), .dismiss(Loopback.scene)])
    }

    @Test func `the same diagnostic is told once`() throws {
        let loopback = try Loopback.active()
        let message = MSMessage()
        message.url = URL(string: "mussels://party")
        for _ in 0..<3 { try loopback.conversation().insert(message) { _ in } }
        #expect(diagnostics(loopback) == ["message_url_scheme"])
    }

    private func diagnostics(_ loopback: Loopback) -> [String] {
        loopback.notifications.compactMap { if case .diagnostic(let found) = $0 { found.code } else { nil } }
    }

    private func code(_ outcome: Outcome) -> AppRuntimeProblem? {
        outcome.problem.flatMap { AppRuntimeProblem(rawValue: $0.code) }
    }
}
