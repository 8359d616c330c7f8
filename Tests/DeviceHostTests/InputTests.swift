import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct InputTests {
    private let node = NodeID(rawValue: 1)

    @Test func `what a person does to a node goes to the app`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.input(instance: 1, .tap(node))) == ["ask 1 input 1"])
    }

    @Test func `input for an instance or a node that is gone is nobody's fault`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 9)))).isEmpty)
        #expect(try phone.handle(.input(instance: 2, .tap(node))).isEmpty)
        try phone.handle(.openApp(Phone.chess.id), .notified(process: 2, .patch(Phone.scene, Phone.blank)))
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

    @Test func `numbers and values that no browser of ours sends are refused before an app sees them`() throws {
        let phone = try Phone.open()
        func refusal(_ input: InputEvent) -> ChatError.Code? { phone.refusal(of: .input(instance: 1, input)) }
        #expect(refusal(.scroll(node, x: 0, y: TreeLimits.numberMax)) == nil)
        for number in [TreeLimits.numberMax + 1, -1e300, .infinity, .nan] {
            #expect(refusal(.scroll(node, x: number, y: 0)) == .badNumber)
            #expect(refusal(.slide(node, value: number, isEditing: false)) == .badNumber)
        }
        let drag = GestureEvent(gesture: .drag, phase: .changed, startX: 0, startY: 0, x: 0, y: 0, velocityX: .nan)
        #expect(refusal(.gesture(node, drag)) == .badNumber)
        #expect(refusal(.pick(node, value: "2026-11-21")) == nil)
        #expect(refusal(.pick(node, value: "<script>")) == .badNumber)
        for (start, end) in [(2, 1), (-1, 0), (0, Int.max)] {
            let selection = FieldSelection(start: start, end: end, report: 1)
            #expect(refusal(.select(node, selection)) == .badNumber)
            #expect(refusal(.edit(node, text: "ab", edit: 1, selection: selection)) == .badNumber)
        }
        #expect(refusal(.select(node, FieldSelection(start: 0, end: 2, report: 1))) == nil)
        #expect(refusal(.pointer(node, x: .nan, y: 0)) == .badNumber)
        #expect(refusal(.transfer(node, TransferEvent(phase: .drop, x: 0, y: .infinity))) == .badNumber)
        #expect(refusal(.key(node, KeyEvent(key: "ArrowUp"))) == nil)
        #expect(refusal(.key(node, KeyEvent(key: ""))) == .badNumber)
        #expect(refusal(.key(node, KeyEvent(key: String(repeating: "x", count: 33)))) == .badNumber)
        #expect(refusal(.key(node, KeyEvent(key: "x", modifiers: KeyModifiers(rawValue: 64)))) == .badNumber)
        let long = String(repeating: "x", count: ChatLimits.textByteCountMax + 1)
        #expect(refusal(.paste(node, text: long)) == .textTooLong)
    }

    @Test func `keys beyond the limit of a minute do not reach the app`() throws {
        var phone = try Phone.open()
        let key = DeviceHost.Event.input(instance: 1, .key(node, KeyEvent(key: "x", phase: .repeat)))
        for _ in 0..<ProtocolLimits.keysPerMinuteMax { #expect(try phone.handle(key) == ["ask 1 input 1"]) }
        #expect(try phone.handle(key).isEmpty)
        #expect(try phone.handle(.input(instance: 1, .tap(node))) == ["ask 1 input 1"])
    }

    @Test func `the focus of a view that is no field asks for no keyboard`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.input(instance: 1, .focus(node, isFocused: true))) == ["ask 1 input 1"])
    }
}
