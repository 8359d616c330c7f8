import ChatModels
import Messages
import ParleyTesting
import Testing

/// People, devices and an app in one process.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WorldTests {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        world = try World(app: NoteApp.self, name: "Notes", people: ["Kate", "John"])
        kate = world.device("Kate")
        john = world.device("John")
    }

    @Test func `a note goes from one person to the other and back, as one bubble and one line`() async throws {
        try await write("hello", on: kate)
        try await kate.send()
        try await john.tapBubble("hello")
        #expect(john.presentationStyle == .expanded)
        #expect(john.texts.contains("hello"))
        try await write("you", on: john)
        try await john.send()
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.transcript.first?.text == "Kate wrote")
            #expect(device.bubble?.caption == "hello, you")
        }
        #expect(kate.transcript.map(\.isMine) == [true, false])
        try await kate.tapBubble()
        #expect(kate.texts.contains("you"))
    }

    @Test func `what an app shows can be read as text`() async throws {
        #expect(kate.dump.isEmpty)
        try await kate.openApp()
        let lines = kate.dump.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.contains { $0.hasPrefix("textField ") && $0.contains(" \"Line\" text \"\"") })
        #expect(lines.contains { $0.hasPrefix("button ") && $0.contains(" disabled") })
        #expect(lines.contains { $0.hasPrefix("text ") && $0.contains(" \"Stage\"") })
    }

    @Test func `life-cycle calls are traced in the order of the situation table`() async throws {
        try await kate.openApp()
        try await kate.expand()
        try await kate.closeApp()
        #expect(
            kate.trace == [
                "init", "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear",
                "willTransition", "didTransition", "viewWillDisappear", "viewDidDisappear", "willResignActive",
                "didResignActive",
            ])
        #expect(kate.controller == nil)
        #expect(kate.presentationStyle == nil)
    }

    @Test func `staging completes, collapses the panel and changes what is on screen within one step`() async throws {
        try await write("hello", on: kate)
        #expect(kate.draft.bubble?.caption == "hello")
        #expect(kate.presentationStyle == .compact)
        #expect(kate.texts.contains("Staged"))
        #expect(world.log.isEmpty)
    }

    @Test func `a removed draft is told to the app and sends nothing`() async throws {
        try await write("hello", on: kate)
        try await kate.removeDraft()
        #expect(kate.texts.contains("Not sent"))
        #expect(kate.draft.bubble == nil)
        await #expect(throws: TestFailure.self) { try await kate.send() }
    }

    @Test func `a message that the host refuses is an error in the app`() async throws {
        try await kate.openApp()
        try await kate.tap("Overflow")
        try await kate.tap("Stage")
        #expect(kate.texts.contains("Failed: 8"))
        #expect(kate.draft.bubble == nil)
    }

    @Test func `what others send reaches an open app, and the sender hears no echo`() async throws {
        try await john.openApp()
        try await write("hello", on: kate)
        try await kate.send()
        #expect(john.texts.contains("Something new came"))
        #expect(!kate.texts.contains("Something new came"))
    }

    @Test func `rows are deleted and moved by what they show`() async throws {
        try await kate.openApp()
        for line in ["one", "two", "three"] {
            try await kate.type(line, into: "Line")
            try await kate.submit("Line")
        }
        #expect(try kate.text(in: "Line") == "")
        try await kate.delete("two")
        try await kate.move("three", to: 0)
        try await kate.tap("Stage")
        #expect(kate.draft.bubble?.caption == "three, one")
    }

    @Test func `words are typed and sent beside a bubble`() async throws {
        try await write("hello", on: kate)
        try await kate.typeMessage("look at this")
        try await kate.send()
        #expect(john.transcript.map(\.kind) == [.bubble, .text])
        #expect(john.transcript.last?.text == "look at this")
        #expect(john.transcript.map(\.senderName) == ["Kate", "Kate"])
    }

    @Test func `dismiss closes the panel`() async throws {
        try await kate.openApp()
        try await kate.tap("Close")
        #expect(kate.presentationStyle == nil)
        #expect(kate.trace.last == "didResignActive")
    }

    private func write(_ line: String, on device: Device) async throws {
        if device.presentationStyle == nil { try await device.openApp() }
        try await device.tap("Write")
        try await device.type(line, into: "Line")
        try await device.submit("Line")
        try await device.tap("Stage")
    }
}
