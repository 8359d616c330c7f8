import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import Testing

/// The situation table of docs/messages.md: the same traces with the app in this process and in one of its
/// own. Each line says what the app can read at that moment.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct SituationTests {
    typealias Link = TracedDevice.Link

    private let key = SendKey(unchecked: "k")

    private static let launch = [
        "viewDidLoad | compact, no conversation, nothing selected",
        "willBecomeActive | compact, no conversation, nothing selected",
        "didBecomeActive | compact, conversation, nothing selected",
        "viewWillAppear | compact, conversation, nothing selected",
        "viewDidAppear | compact, conversation, nothing selected",
    ]

    private static func leave(_ style: String = "compact", _ selected: String = "nothing") -> [String] {
        ["viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive"].map {
            "\($0) | \(style), conversation, \(selected) selected"
        }
    }

    private func expect(_ lines: [String], _ parts: [String]...) {
        #expect(lines == parts.flatMap(\.self))
    }

    @Test(arguments: Link.allCases) func `rows 1 and 10: from the drawer, and out of the conversation`(link: Link)
        async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        expect(try await kate.finish(), Self.launch, Self.leave())
        #expect(kate.ends == [1: .terminated])
    }

    @Test(arguments: Link.allCases) func `row 2: a bubble launches the app expanded, with its message`(link: Link)
        async throws
    {
        let kate = try TracedDevice(link)
        try kate.tapBubble("party")
        await kate.until(line: "viewDidAppear")
        expect(
            try await kate.finish(),
            [
                "viewDidLoad | expanded, no conversation, nothing selected",
                "willBecomeActive | expanded, no conversation, party selected",
                "didBecomeActive | expanded, conversation, party selected",
                "viewWillAppear | expanded, conversation, party selected",
                "viewDidAppear | expanded, conversation, party selected",
            ], Self.leave("expanded", "party"))
    }

    @Test(arguments: Link.allCases) func `rows 3 and 4: bubbles tapped while the app is active`(link: Link) async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.tapBubble("one")
        try kate.tapBubble("two")
        try kate.tapBubble("two")
        expect(
            try await kate.finish(), Self.launch,
            [
                "willSelect(one) | compact, conversation, nothing selected",
                "didSelect(one) | compact, conversation, one selected",
                "willTransition(expanded) | compact, conversation, one selected",
                "didTransition(expanded) | expanded, conversation, one selected",
                "willSelect(two) | expanded, conversation, one selected",
                "didSelect(two) | expanded, conversation, two selected",
                "willSelect(two) | expanded, conversation, two selected",
                "didSelect(two) | expanded, conversation, two selected",
            ], Self.leave("expanded", "two"))
    }

    @Test(arguments: Link.allCases) func `row 5: the person drags the panel up and down`(link: Link) async throws {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.handle(.setStyle(.expanded), .setStyle(.compact))
        expect(
            try await kate.finish(), Self.launch,
            [
                "willTransition(expanded) | compact, conversation, nothing selected",
                "didTransition(expanded) | expanded, conversation, nothing selected",
                "willTransition(compact) | expanded, conversation, nothing selected",
                "didTransition(compact) | compact, conversation, nothing selected",
            ], Self.leave())
    }

    @Test(arguments: Link.allCases) func `rows 6 and 7: the app asks for styles, and gets those that there are`(
        link: Link
    )
        async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        for button in ["Transcript", "Collapse", "Expand"] { try kate.tap(button) }
        await kate.until(line: "didTransition")
        try kate.tap("Expand")
        expect(
            try await kate.finish(), Self.launch,
            [
                "willTransition(expanded) | compact, conversation, nothing selected",
                "didTransition(expanded) | expanded, conversation, nothing selected",
            ], Self.leave("expanded"))
    }

    @Test(arguments: Link.allCases) func `row 8: the app dismisses itself, and its draft stays`(link: Link) async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.tap("Insert and dismiss")
        await kate.until { $0.host.panel == .closed }
        expect(try await kate.finish(), Self.launch, Self.leave())
        #expect(kate.host.draftState.bubble?.caption == "party")
        #expect(kate.ends == [1: .terminated])
    }

    @Test(arguments: Link.allCases) func `row 9: another app takes the place of the first`(link: Link) async throws {
        let kate = try TracedDevice(link)
        try await kate.open()
        try await kate.open(TracedDevice.other)
        expect(try await kate.finish(), Self.launch, Self.leave(), Self.launch, Self.leave())
    }

    @Test(arguments: Link.allCases) func `row 11: a process that is killed hears nothing, and a new one starts afresh`(
        link: Link
    ) async throws {
        let kate = try TracedDevice(link)
        try await kate.open()
        await kate.until(line: "viewDidAppear")
        kate.kill()
        await kate.until { if case .failed = $0.host.panel { true } else { false } }
        #expect(kate.lines == Self.launch)
        try await kate.open()
        expect(try await kate.finish(), Self.launch, Self.launch, Self.leave())
        #expect(kate.ends == [1: .crashed(signal: 9), 2: .terminated])
    }

    @Test(arguments: Link.allCases) func `rows 12 to 14: staged, sent and removed, without selecting anything`(
        link: Link
    )
        async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.tap("Insert")
        await kate.until(line: "insert completed")
        try kate.handle(.send(key, text: ""))
        await kate.until(line: "didStartSending")
        try kate.tap("Insert another")
        await kate.until { $0.host.draft.message != nil }
        try kate.handle(.removeDraft)
        let completed = "insert completed well in the background"
        // It comes on a queue of its own, and a process that ends does not wait for it.
        await kate.until { $0.lines.count { $0 == completed } == 2 }
        let lines = try await kate.finish()
        expect(
            lines.filter { $0 != completed }, Self.launch,
            [
                "didStartSending(party, pending: false) | compact, conversation, nothing selected",
                "didCancelSending(other, pending: true) | compact, conversation, nothing selected",
            ], Self.leave())
        #expect(lines.count { $0 == completed } == 2)
        #expect(kate.log.count == 1)
    }

    @Test(arguments: Link.allCases) func `row 15: a touch sends one message directly, and the next is refused`(
        link: Link
    )
        async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.tap("Send twice")
        await kate.until(line: "sendText completed")
        expect(
            try await kate.finish(), Self.launch,
            [
                "didStartSending(first, pending: false) | compact, conversation, nothing selected",
                "send completed well in the background", "sendText completed 9 in the background",
            ], Self.leave())
        #expect(kate.log.count == 1)
    }

    @Test(arguments: Link.allCases) func `row 16: messages of others and of own other devices, and no echo`(link: Link)
        async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.receive("one")
        try kate.receive("two", fromOwnDevice: "kate-tablet")
        try kate.receive("three", fromOwnDevice: "kate-phone")
        expect(
            try await kate.finish(), Self.launch,
            [
                "didReceive(one, foreign) | compact, conversation, nothing selected",
                "didReceive(two, own) | compact, conversation, nothing selected",
            ], Self.leave())
    }

    @Test(arguments: Link.allCases) func `B33: the selection stays through staging, sending and transitions`(link: Link)
        async throws
    {
        let kate = try TracedDevice(link)
        try kate.tapBubble("party")
        await kate.until { $0.isOpen(TracedDevice.trace) }
        try kate.tap("Collapse")
        await kate.until(line: "didTransition")
        try kate.tap("Insert another")
        await kate.until(line: "insert completed")
        try kate.handle(.send(key, text: ""))
        let lines = try await kate.finish()
        #expect(lines.dropFirst(2).filter { $0.contains("|") }.allSatisfy { $0.hasSuffix("party selected") })
    }

    @Test(arguments: Link.allCases) func `B15: a draft whose app has ended is sent without a callback`(link: Link)
        async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.tap("Insert and dismiss")
        await kate.until { $0.host.panel == .closed }
        try kate.handle(.send(key, text: ""))
        #expect(kate.log.count == 1)
        expect(try await kate.finish(), Self.launch, Self.leave())
    }

    @Test(arguments: Link.allCases) func `text, file and sticker are staged without a callback`(link: Link) async throws
    {
        let kate = try TracedDevice(link)
        try await kate.open()
        for (button, name) in [
            ("Insert text", "insertText"), ("Insert file", "insertFile"), ("Insert sticker", "insertSticker"),
        ] {
            try kate.tap(button)
            await kate.until(line: "\(name) completed well")
        }
        #expect(kate.host.draftState.text == "hello")
        #expect(kate.host.draftState.attachments.map(\.name) == ["tonight.txt", "mussel.gif"])
        #expect(kate.host.draftState.attachments.map(\.label) == [nil, "A mussel"])
        try kate.handle(.send(key, text: "hello"))
        #expect(kate.log.count == 3)
        expect(try await kate.finish().filter { !$0.contains("completed") }, Self.launch, Self.leave())
    }

    @Test(arguments: Link.allCases) func `a URL that is too long is refused with 8`(link: Link) async throws {
        let kate = try TracedDevice(link)
        try await kate.open()
        try kate.tap("Long URL")
        await kate.until(line: "insert completed 8 in the background")
        #expect(kate.host.draft == Draft())
        _ = try await kate.finish()
    }

    @Test func `a file outside of the app's own folders is refused with 2`() async throws {
        let kate = try TracedDevice(.process)
        try await kate.open()
        try kate.tap("Outside file")
        await kate.until(line: "insertFile completed 2 in the background")
        #expect(kate.host.draft == Draft())
        _ = try await kate.finish()
    }
}
