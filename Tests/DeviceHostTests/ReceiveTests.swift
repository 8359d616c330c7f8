import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReceiveTests {
    private func received(_ phone: Phone, _ entry: LogEntry) throws -> [String] {
        var phone = phone
        return try phone.handle(.stored(entry, picture: nil))
    }

    @Test func `the open app hears of its messages from other devices, with sender and picture`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(.stored(Phone.entry(8, caption: "new"), picture: Data([1]))) == ["ask 1 receive new"])
        let message = try phone.told { if case .receive(let message) = $0 { message } else { nil } }
        #expect(message.sender == Phone.identifier(of: Phone.john))
        #expect(message.layout?.picture == Data([1]))
        #expect(!message.isPending)
    }

    @Test func `one's own message from another device is heard, from this device it is not`() throws {
        let phone = try Phone.open()
        #expect(
            try received(phone, Phone.entry(8, from: Phone.kate, device: "kate-tablet")) == ["ask 1 receive hello"])
        #expect(try received(phone, Phone.entry(8, from: Phone.kate, device: "kate-phone")).isEmpty)
    }

    @Test func `other apps' messages and typed words are not for the open app`() throws {
        let phone = try Phone.open()
        #expect(try received(phone, Phone.entry(8, app: Phone.chess)).isEmpty)
        var text = Phone.entry(8)
        text.content = .text("hello")
        #expect(try received(phone, text).isEmpty)
    }

    @Test func `nobody hears where no app is open`() throws {
        #expect(try received(Phone(), Phone.entry(8)).isEmpty)
    }

    @Test func `what arrives while the app starts comes behind its activation`() throws {
        var phone = Phone()
        let lines = try phone.handle(.openApp(Phone.party.id), .stored(Phone.entry(8), picture: nil))
        #expect(lines.suffix(2) == ["ask 1 activate –", "ask 1 receive hello"])
    }
}
