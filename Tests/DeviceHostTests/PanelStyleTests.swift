import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct PanelStyleTests {
    private func ask(for style: PresentationStyle) -> DeviceHost.Event {
        .notified(process: 1, .presentationStyle(Phone.scene, style))
    }

    @Test func `the person and the app can change the style`() throws {
        for event in [DeviceHost.Event.setStyle(.expanded), ask(for: .expanded)] {
            var phone = try Phone.open(.compact)
            #expect(
                try phone.handle(event) == ["ask 1 transition expanded 390×640", "show open party expanded 1"])
            #expect(phone.host.panel == .open(Phone.party.id, .expanded, instance: 1))
        }
    }

    @Test func `asking for the style that is, or for the transcript's, does nothing`() throws {
        var phone = try Phone.open(.compact)
        for style in [PresentationStyle.compact, .transcript] {
            #expect(try phone.handle(ask(for: style)).isEmpty)
            #expect(try phone.handle(.setStyle(style)).isEmpty)
        }
    }

    @Test func `a style asked for while the app starts comes behind its activation`() throws {
        var phone = Phone()
        let lines = try phone.handle(.openApp(Phone.party.id), ask(for: .expanded))
        #expect(
            lines.suffix(3) == [
                "ask 1 activate –", "ask 1 transition expanded 390×640", "show opening party expanded",
            ])
    }

    @Test func `without an app there is no style to set`() {
        #expect(Phone().refusal(of: .setStyle(.expanded)) == .panelNotOpen)
    }

    @Test func `a new screen resizes the open panel where its own place changed`() throws {
        var phone = try Phone.open(.compact)
        var screen = ScreenBody(
            compact: TreeSize(width: 400, height: 300), expanded: TreeSize(width: 390, height: 640),
            environment: SceneEnvironment())
        #expect(try phone.handle(.screen(screen)) == ["ask 1 resize 400×300"])
        #expect(try phone.handle(.screen(screen)).isEmpty)
        screen.expanded = TreeSize(width: 400, height: 700)
        #expect(try phone.handle(.screen(screen)).isEmpty)
        screen.environment.colorScheme = .dark
        #expect(try phone.handle(.screen(screen)) == ["ask 1 environment dark", "show colours dark"])
        screen.environment.locale = "nl"
        #expect(try phone.handle(.screen(screen)) == ["ask 1 environment dark"])
        #expect(try phone.handle(.setStyle(.expanded)).first == "ask 1 transition expanded 400×700")
    }

    @Test func `the screen is kept for the next app`() throws {
        var phone = Phone()
        let screen = ScreenBody(
            compact: TreeSize(width: 500, height: 200), expanded: TreeSize(width: 500, height: 600),
            environment: SceneEnvironment(colorScheme: .dark))
        #expect(try phone.handle(.screen(screen)) == ["show colours dark"])
        #expect(try phone.handle(.openApp(Phone.party.id)).contains("ask 1 create compact 500×200"))
    }

    @Test func `a screen has sides within the limits, a likely scale and a short locale`() {
        func code(_ side: Double, scale: Double = 2, locale: String = "en") -> ChatError.Code? {
            let size = TreeSize(width: side, height: 300)
            let environment = SceneEnvironment(displayScale: scale, locale: locale)
            return Phone().refusal(
                of: .screen(
                    ScreenBody(
                        compact: TreeSize(width: 300, height: 300), expanded: size, environment: environment)))
        }
        #expect(code(ChatLimits.panelSideMin) == nil)
        #expect(code(ChatLimits.panelSideMax, scale: 4, locale: String(repeating: "a", count: 64)) == nil)
        for side in [ChatLimits.panelSideMin.nextDown, ChatLimits.panelSideMax.nextUp, .nan, -1, .infinity] {
            #expect(code(side) == .badNumber)
        }
        for scale in [0.9, 4.1, .nan] { #expect(code(300, scale: scale) == .badNumber) }
        #expect(code(300, locale: String(repeating: "a", count: 65)) == .badNumber)
    }
}
