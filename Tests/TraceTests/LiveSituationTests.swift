import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

// Within the other suite, because one app at a time writes the trace.
extension SituationTests {
    /// Rows 17 and 18 of the situation table, and what follows from them: an instance for each live bubble in sight.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct LiveSituationTests {
        typealias Link = TracedDevice.Link

        private let key = SendKey(unchecked: "k")

        private static func arrive(_ selected: String) -> [String] {
            ["viewDidLoad | transcript, no conversation, nothing selected"]
                + ["willBecomeActive | transcript, no conversation, \(selected) selected"]
                + ["didBecomeActive", "viewWillAppear", "viewDidAppear", "contentSizeThatFits"].map {
                    "\($0) | transcript, conversation, \(selected) selected"
                }
        }

        private static func leave(_ style: String, _ selected: String) -> [String] {
            ["viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive"].map {
                "\($0) | \(style), conversation, \(selected) selected"
            }
        }

        private func expect(_ lines: [String], _ parts: [String]...) {
            #expect(lines == parts.flatMap(\.self))
        }

        @Test(arguments: Link.allCases) func `rows 17 and 18: a live bubble comes into sight and goes`(link: Link)
            async throws
        {
            let kate = try TracedDevice(link)
            try await kate.see("party")
            #expect(kate.host.liveBubbles.first?.look?.size.height == 80)
            expect(try await kate.finish(), Self.arrive("party"), Self.leave("transcript", "party"))
            #expect(kate.ends == [1: .terminated])
        }

        @Test(arguments: Link.allCases) func `each bubble has an instance of its own, all in one process`(link: Link)
            async throws
        {
            let kate = try TracedDevice(link)
            try await kate.see("one", "two")
            try await kate.see("two")
            expect(
                try await kate.finish(), Self.arrive("one"), Self.arrive("two"), Self.leave("transcript", "one"),
                Self.leave("transcript", "two"))
            #expect(kate.ends == [1: .terminated])
        }

        @Test(arguments: Link.allCases) func `a staged live message has an instance, and its bubble another`(link: Link)
            async throws
        {
            let kate = try TracedDevice(link)
            try await kate.see()
            try await kate.open()
            try kate.tap("Insert live")
            await kate.until { $0.host.liveBubbles.count == 1 }
            #expect(kate.host.liveBubbles.first?.entry == nil)
            try kate.handle(.closePanel, .send(key, text: ""))
            try await kate.see("party")
            let lines = try await kate.finish().filter { !$0.contains("completed") && !$0.contains("| compact") }
            expect(
                lines, Self.arrive("party"), Self.leave("transcript", "party"), Self.arrive("party"),
                Self.leave("transcript", "party"))
            #expect(kate.ends == [1: .terminated], "the process waits for the bubble of what it staged")
        }

        @Test(arguments: Link.allCases) func `a bubble that asks for a style gets the panel at its message`(link: Link)
            async throws
        {
            let kate = try TracedDevice(link)
            try await kate.see("party")
            for button in ["Transcript", "Dismiss", "Expand"] { try kate.tapLive(button) }
            await kate.until { $0.isOpen(TracedDevice.trace) }
            let panel = [
                "viewDidLoad | expanded, no conversation, nothing selected",
                "willBecomeActive | expanded, no conversation, party selected",
                "didBecomeActive | expanded, conversation, party selected",
                "viewWillAppear | expanded, conversation, party selected",
                "viewDidAppear | expanded, conversation, party selected",
            ]
            expect(
                try await kate.finish(), Self.arrive("party"), panel, Self.leave("expanded", "party"),
                Self.leave("transcript", "party"))
        }

        @Test(arguments: Link.allCases) func `a panel that is open selects the bubble's message`(link: Link)
            async throws
        {
            let kate = try TracedDevice(link)
            try await kate.open()
            try await kate.see("party")
            try kate.tapLive("Expand")
            await kate.until(line: "didTransition")
            let lines = try await kate.finish().filter { !$0.contains("| transcript") }
            expect(
                Array(lines.dropFirst(5)),
                [
                    "willSelect(party) | compact, conversation, nothing selected",
                    "didSelect(party) | compact, conversation, party selected",
                    "willTransition(expanded) | compact, conversation, party selected",
                    "didTransition(expanded) | expanded, conversation, party selected",
                ], Self.leave("expanded", "party"))
        }

        @Test(arguments: Link.allCases) func `none of the message callbacks reaches a bubble`(link: Link) async throws {
            let kate = try TracedDevice(link)
            try await kate.see("party")
            try kate.receive("news")
            expect(try await kate.finish(), Self.arrive("party"), Self.leave("transcript", "party"))
        }

        @Test(arguments: Link.allCases) func `a touch in a bubble pays for a direct send`(link: Link) async throws {
            let kate = try TracedDevice(link)
            try await kate.see("party")
            try kate.tapLive("Send twice")
            await kate.until(line: "sendText completed 9 in the background")
            await kate.until(line: "send completed well in the background")
            #expect(kate.log.count == 1)
            _ = try await kate.finish()
        }

        @Test(arguments: Link.allCases) func `a process that dies fails its bubbles, and draws them again when asked`(
            link: Link
        )
            async throws
        {
            let kate = try TracedDevice(link)
            try await kate.see("party")
            kate.kill()
            await kate.until { $0.host.liveBubbles.first?.failure != nil }
            try await kate.see()
            try kate.handle(.retryLive(.entry(1)))
            try await kate.see("party")
            #expect(kate.host.liveBubbles.first?.look != nil)
            _ = try await kate.finish()
        }
    }
}
