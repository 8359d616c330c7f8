import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

/// The panel between its two sizes, and the keyboard that the small one has no room for: docs/messages.md, B19, B25.
@Suite(.timeLimit(.minutes(5))) struct PanelDragTests {
    @Test func `a dragged panel resizes the app, within its two sizes, in one style`() throws {
        var phone = try Phone.open()
        let heights = [(400.0, "400"), (500.5, "500"), (100, "310"), (4_000, "640")]
        for (height, shown) in heights {
            #expect(try phone.handle(.dragPanel(height: height)) == ["ask 1 resize 390×\(shown)"])
        }
        #expect(try phone.handle(.dragPanel(height: 3_000)).isEmpty)
        #expect(phone.host.panel == .open(Phone.party.id, .compact, instance: 1))
    }

    @Test func `it ends in one of the two styles`() throws {
        var phone = try Phone.open()
        try phone.handle(.dragPanel(height: 400))
        #expect(try phone.handle(.setStyle(.compact)) == ["ask 1 resize 390×310"])
        #expect(try phone.handle(.setStyle(.compact)).isEmpty)
        try phone.handle(.dragPanel(height: 500))
        #expect(
            try phone.handle(.setStyle(.expanded)) == [
                "ask 1 transition expanded 390×640", "show open party expanded 1",
            ])
        #expect(try phone.handle(.setStyle(.expanded)).isEmpty)
    }

    @Test func `a screen that is told again while the panel is dragged ends the drag`() throws {
        var phone = try Phone.open()
        try phone.handle(.dragPanel(height: 400))
        #expect(
            try phone.handle(
                .screen(
                    ScreenBody(
                        compact: TreeSize(width: 390, height: 310), expanded: TreeSize(width: 390, height: 640),
                        environment: SceneEnvironment()))) == ["ask 1 resize 390×310"])
        #expect(try phone.handle(.setStyle(.compact)).isEmpty)
        #expect(try phone.handle(.dragPanel(height: 400)) == ["ask 1 resize 390×400"], "a drag to where it was")
    }

    @Test(arguments: [99.9, 4_000.1, -1, .nan, .infinity])
    func `an impossible height is refused`(height: Double) throws {
        #expect(try Phone.open().refusal(of: .dragPanel(height: height)) == .badNumber)
        #expect(Phone().refusal(of: .dragPanel(height: 300)) == .panelNotOpen)
    }

    @Test func `a field that gets the focus in a small panel makes it large first`() throws {
        let field = InputEvent.focus(NodeID(rawValue: 1), isFocused: true)
        var phone = try Phone.open()
        #expect(try phone.handle(.input(instance: 1, field)) == ["ask 1 input 1"], "a view that is no field")
        try phone.handle(.notified(process: 1, .patch(Phone.scene, Phone.field(revision: 2))))
        #expect(
            try phone.handle(.input(instance: 1, field)) == [
                "ask 1 transition expanded 390×640", "show open party expanded 1", "ask 1 input 1",
            ])
        #expect(try phone.handle(.input(instance: 1, field)) == ["ask 1 input 1"])
    }

    @Test func `losing the focus and typing on change no style`() throws {
        var phone = try Phone.open()
        let node = NodeID(rawValue: 1)
        for event in [InputEvent.focus(node, isFocused: false), .edit(node, text: "x", edit: 1), .submit(node)] {
            #expect(try phone.handle(.input(instance: 1, event)) == ["ask 1 input 1"])
        }
    }
}
