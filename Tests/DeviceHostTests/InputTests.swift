import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

@Suite struct InputTests {
    private let node = NodeID(rawValue: 1)

    @Test func `what a person does to a node goes to the app`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.input(instance: 1, .tap(node))) == ["ask 1 input 1"])
    }

    @Test func `input for an instance or a node that is gone is nobody's fault`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 9)))).isEmpty)
        #expect(try phone.handle(.input(instance: 2, .tap(node))).isEmpty)
        try phone.handle(.openApp(Phone.chess.id), .notified(instance: 2, .patch(Phone.scene, Phone.blank)))
        #expect(try phone.handle(.input(instance: 1, .tap(node))).isEmpty)
        #expect(try phone.handle(.input(instance: 2, .tap(node))) == ["ask 2 input 1"])
        try phone.handle(.closePanel)
        #expect(try phone.handle(.input(instance: 2, .tap(node))).isEmpty)
    }

    @Test func `a person cannot type an app to death`() throws {
        let phone = try Phone.open()
        func edit(_ byteCount: Int) -> DeviceHost.Event {
            .input(instance: 1, .edit(node, text: String(repeating: "x", count: byteCount), edit: 1))
        }
        #expect(phone.refusal(of: edit(ChatLimits.textByteCountMax)) == nil)
        #expect(phone.refusal(of: edit(ChatLimits.textByteCountMax + 1)) == .textTooLong)
    }
}
