import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct BubbleTapTests {
    private let entry = Phone.entry(3, caption: "3 things")

    @Test func `a tap while no app is open launches the app expanded with the message selected`() throws {
        var phone = Phone()
        #expect(
            try phone.handle(.tapBubble(entry, picture: nil)) == [
                "show opening party expanded", "launch 1 party", "ask 1 create expanded 390×640",
                "ask 1 activate 3 things",
            ])
    }

    @Test func `the app sees the message as its device sees it`() throws {
        var phone = Phone()
        try phone.handle(.tapBubble(entry, picture: Data([1, 2])))
        let message = try phone.told {
            if case .activate(let conversation) = $0 { conversation.selectedMessage } else { nil }
        }
        #expect(message.sender == Phone.identifier(of: Phone.john))
        #expect(!message.isPending)
        #expect(message.url == "?n=3")
        #expect(message.layout?.picture == Data([1, 2]))
    }

    @Test func `a tap while the app is compact selects and then expands`() throws {
        var phone = try Phone.open(.compact)
        #expect(
            try phone.handle(.tapBubble(entry, picture: nil)) == [
                "ask 1 select 3 things", "ask 1 transition expanded 390×640", "show open party expanded 1",
            ])
    }

    @Test func `a tap while the app is expanded only selects, each time`() throws {
        var phone = try Phone.open(.expanded)
        for _ in 1...2 { #expect(try phone.handle(.tapBubble(entry, picture: nil)) == ["ask 1 select 3 things"]) }
    }

    @Test func `a tap on another app's bubble ends the open app and launches the other expanded`() throws {
        var phone = try Phone.open(.compact)
        let other = Phone.entry(4, caption: "check", app: Phone.chess)
        #expect(
            try phone.handle(.tapBubble(other, picture: nil)) == [
                "ask 1 deactivate", "terminate 1", "show opening chess expanded", "launch 2 chess",
                "ask 2 create expanded 390×640", "ask 2 activate check",
            ])
    }

    @Test func `a bubble that oneself has sent can be tapped like any other`() throws {
        var phone = try Phone.open(.expanded)
        try phone.handle(.tapBubble(Phone.entry(5, from: Phone.kate, device: "kate-phone"), picture: nil))
        let message = try phone.told { if case .select(let message) = $0 { message } else { nil } }
        #expect(message.sender == Phone.identifier(of: Phone.kate))
    }

    @Test func `a message that has expired opens nothing, and one that is kept opens its app`() throws {
        var phone = Phone()
        try phone.handle(.expiries(gone: [3], kept: [4]))
        #expect(phone.refusal(of: .tapBubble(entry, picture: nil)) == .expired)
        #expect(try phone.handle(.tapBubble(Phone.entry(4), picture: nil)).last == "ask 1 activate hello")
        let reader = phone.host.context.reader
        #expect(reader.gone == [3] && reader.kept == [4])
    }

    @Test func `typed words are no bubble`() throws {
        var text = entry
        text.content = .text("hello")
        #expect(try Phone.open().refusal(of: .tapBubble(text, picture: nil)) == .notABubble)
    }
}
