import Messages
import ParleyTesting
import SwiftUI
import Testing

/// Direct sends, groups and several devices of one person, through the whole of a conversation.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DirectSendTests {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        world = try World(app: MoveApp.self, name: "Moves", people: ["Kate", "John", "Mary", "Ann", "Bob"])
        kate = world.device("Kate")
        john = world.device("John")
    }

    @Test func `a tap sends a move, and the bubble goes on at the bottom as one session`() async throws {
        try await kate.openApp()
        try await kate.tap("Move")
        #expect(kate.texts.contains("done, not pending"))
        try await john.tapBubble("1")
        try await john.tap("Move")
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.transcript.first?.text == "Kate moved")
            #expect(device.bubble?.caption == "2")
        }
        #expect(kate.texts.contains("received 2"))
    }

    @Test func `what is sent without a touch is refused, and nothing is stored`() async throws {
        try await kate.openApp()
        try await kate.tap("Move twice")
        #expect(kate.texts.contains("failed 9"))
        #expect(world.log.count == 1)
    }

    @Test func `a draft and typed words stay where they are`() async throws {
        try await kate.openApp()
        try await kate.typeMessage("my words")
        try await kate.tap("Move")
        #expect(kate.draft.text == "my words")
        #expect(world.log.count == 1)
    }

    @Test func `what could not be stored is an error on the message, and is sent again by the person`() async throws {
        try await kate.openApp()
        world.refusesToStore()
        try await kate.tap("Move")
        #expect(world.log.isEmpty)
        #expect(kate.unsent.map(\.bubble?.caption) == ["1"])
        try await kate.tap("Look")
        #expect(kate.texts.contains("error"))
        world.refusesToStore(false)
        try await kate.retry()
        #expect(kate.unsent.isEmpty && world.log.count == 1)
        #expect(john.bubble?.caption == "1")
    }

    @Test func `an unsent move can be dropped`() async throws {
        try await kate.openApp()
        world.refusesToStore()
        try await kate.tap("Move")
        try await kate.discard()
        #expect(kate.unsent.isEmpty)
        await #expect(throws: TestFailure.self) { try await kate.retry() }
    }

    @Test func `the other device of the sender hears of the message, by its own identifier, and shows it as own`()
        async throws
    {
        let tablet = world.addDevice(of: "Kate")
        try await tablet.openApp()
        try await kate.openApp()
        try await kate.tap("Move")
        #expect(tablet.texts.contains("received 1 from me"))
        #expect(!kate.texts.contains { $0.hasPrefix("received") })
        #expect(tablet.transcript.map(\.isMine) == [true])
        #expect(tablet.transcript.map(\.key) == [nil])
        let names = [kate, tablet].map { $0.controller?.activeConversation?.localParticipantIdentifier }
        #expect(names[0] != nil && names[0] != names[1])
    }

    @Test func `everybody of a group has an identifier of their own, the same at each activation`() async throws {
        try await kate.openApp()
        let first = try #require(kate.controller?.activeConversation)
        let known = Set(first.remoteParticipantIdentifiers)
        #expect(known.count == 4 && !known.contains(first.localParticipantIdentifier))
        try await kate.closeApp()
        try await kate.openApp()
        let second = try #require(kate.controller?.activeConversation)
        #expect(second !== first)
        #expect(Set(second.remoteParticipantIdentifiers) == known)
        #expect(second.localParticipantIdentifier == first.localParticipantIdentifier)
    }
}

/// A game of counting: each move is a message that is sent at once.
final class MoveApp: MSMessagesAppViewController {
    private let state = MoveState()
    private var sent: MSMessage?

    override func willBecomeActive(with conversation: MSConversation) {
        let child = UIHostingController(rootView: MoveView(state: state, press: { [weak self] in self?.press($0) }))
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        let isMine = message.senderParticipantIdentifier == conversation.localParticipantIdentifier
        let number = message.url?.query ?? ""
        state.status = "received \(number)\(isMine ? " from me" : "")"
    }

    fileprivate func press(_ button: String) {
        switch button {
        case "Look": state.status = sent?.error == nil ? "no error" : "error"
        case "Move twice":
            move()
            move()
        default: move()
        }
    }

    private func move() {
        guard let conversation = activeConversation else { return }
        let number = (Int(conversation.selectedMessage?.url?.query ?? "") ?? 0) + 1
        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        message.url = URL(string: "?\(number)")
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) moved"
        let layout = MSMessageTemplateLayout()
        layout.caption = "\(number)"
        message.layout = layout
        sent = message
        Task {
            do {
                try await conversation.send(message)
                state.status = "done, \(message.isPending ? "pending" : "not pending")"
            } catch {
                // Either of two sends may be answered first.
                state.failure = "failed \((error as NSError).code)"
            }
        }
    }
}

@MainActor @Observable private final class MoveState {
    var status = ""
    var failure = ""
}

private struct MoveView: View {
    let state: MoveState
    let press: (String) -> Void

    var body: some View {
        VStack {
            Text(state.status)
            Text(state.failure)
            ForEach(["Move", "Move twice", "Look"], id: \.self) { name in Button(name) { press(name) } }
        }
    }
}
