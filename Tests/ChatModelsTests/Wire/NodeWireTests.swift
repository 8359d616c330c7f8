import EffectSamples
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct NodeWireTests {
    private static let black = RGBA(red: 0, green: 0, blue: 0)
    private static let coral = RGBA(red: 1, green: 0.5, blue: 0.25, alpha: 0.5).onWire
    private static let frame = TreeRect(x: 10, y: 20.5, width: 100.125, height: 44)
    private static let font = FontDescription(size: 17)

    private static func node(_ content: NodeContent) -> Node {
        Node(id: NodeID(rawValue: 7), frame: Self.frame, content: content)
    }

    @Test func `nodes of every kind`() throws {
        let filters = Filters.samples.map { name, filters in
            ("group, filter: \(name)", Self.group(NodeStyle(filters: filters)))
        }
        try WireFile(name: "nodes").expect((Self.kinds.map { ($0, $1) } + filters).map { ($0, $1 as WireFile.Value) })
    }

    /// The browser's types and what is refused are held to the examples: a property that none has is checked by nobody.
    @Test func `have each property in one of them`() {
        var properties = OptionalProperties()
        for node in Self.kinds.values { properties.look(at: node) }
        for (_, filters) in Filters.samples { properties.look(at: filters) }
        #expect(properties.neverSet == [])
    }

    private static func group(_ style: NodeStyle) -> Node { Node(id: NodeID(rawValue: 7), frame: frame, style: style) }

    private static var kinds: [String: Node] {
        [
            "group": node(.group),
            "group, everything set": Self.decorated,
            "text": node(.text(Self.text)),
            "image": node(.image(ImageContent(asset: AssetID(rawValue: "a1b2")))),
            "image, template": node(.image(ImageContent(asset: AssetID(rawValue: "a1b2"), tint: Self.coral))),
            "shape, filled": node(.shape(ShapeContent(path: "M 0 0 L 10 0 L 10 10 Z", fill: .color(Self.coral)))),
            "shape, stroked": node(.shape(Self.stroked)),
            "shape, gradient": node(.shape(Self.gradient)),
            "button": node(.button(ButtonContent())),
            "button, sharing": node(
                .button(ButtonContent(share: SharedText(text: "https://example.org", title: "Party")))),
            "button, everything set": node(.button(Self.handle)),
            "textField": node(.textField(Self.field)),
            "textField, everything set": node(.textField(Self.fullField)),
            "scroll": node(.scroll(Self.scroll)),
            "scroll, moved": node(.scroll(Self.moved)),
            "group, pinned": Node(id: NodeID(rawValue: 7), frame: Self.frame, style: NodeStyle(pin: .track)),
            "scroll, in pages": node(.scroll(Self.pages)),
            "shape, radial": node(.shape(ShapeContent(path: "M 0 0 Z", fill: .radialGradient(Self.radial)))),
            "shape, angular": node(.shape(ShapeContent(path: "M 0 0 Z", fill: .angularGradient(Self.angular)))),
            "text, everything set": node(.text(Self.fullText)),
            "image, pixels": node(.image(ImageContent(asset: AssetID(rawValue: "a1b2"), isPixelated: true))),
            "toggle": node(.toggle(ToggleContent(isOn: true))),
            "toggle, everything set": node(.toggle(ToggleContent(role: .radio, isOn: false, isDisabled: true))),
            "slider": node(.slider(SliderContent(value: 2, minimum: 0, maximum: 10))),
            "slider, everything set": node(
                .slider(
                    SliderContent(
                        value: 2, minimum: 0, maximum: 10, step: 0.5, isDisabled: true, isMirrored: true, neutral: 5,
                        least: 1, most: 9))),
            "select": node(.select(SelectContent(options: ["Small", "Large"], selected: 1, isDisabled: true))),
            "valueInput": node(
                .valueInput(
                    ValueInputContent(
                        valueKind: .date, value: "2026-11-22", minimum: "2026-01-01", maximum: "2026-12-31",
                        isDisabled: true))),
            "dialog": node(.dialog(DialogContent(role: .alert, isModal: true, isDismissable: false))),
            "group, with gestures": Node(
                id: NodeID(rawValue: 7), frame: Self.frame,
                gestures: NodeGestures(
                    taps: [1, 2], longPress: .init(duration: 0.5, distance: 10), dragDistance: 8, magnifies: true,
                    rotates: true, comesFirst: true, isSimultaneous: true)),
            "group, every effect": Self.effects,
            "group, keys": Node(
                id: NodeID(rawValue: 8), frame: Self.frame, accessibility: NodeAccessibility(help: "What it does"),
                interactions: [.pointer, .drag, .drop],
                keys: NodeKeys(
                    isFocusable: true, isFocused: false,
                    presses: [
                        KeyFilter(keys: ["ArrowUp", "a"], phases: [.down, .repeat]),
                        KeyFilter(typed: "0123456789", phases: [.up]),
                    ], shortcuts: [KeyCombination(key: "Enter", modifiers: [.command])])),
            "button, pastes": node(.button(ButtonContent(pastes: true))),
            "media": node(
                .media(
                    MediaContent(
                        media: .video, file: AssetID(rawValue: "f1"), hasControls: true,
                        order: PlaybackCommand(number: 2, isPlaying: true, seek: MediaSeek(number: 1, time: 4.5))))),
        ]
    }

    private static let decorated = Node(
        id: NodeID(rawValue: 8), frame: frame,
        style: NodeStyle(
            opacity: 0.5, transform: [1, 0, 0, 1, 12, -3], clip: Clip(path: "M 0 0 L 1 0 L 1 1 Z", cornerRadius: 8),
            shadow: Shadow(color: black, radius: 4, x: 1, y: 2), ignoresInput: true),
        accessibility: NodeAccessibility(
            label: "Mussels", value: "2 kg", hint: "Opens it", identifier: "mussels", hidden: false,
            traits: [.header, .button, .image, .selected]),
        interactions: [.tap, .press], children: [NodeID(rawValue: 9), NodeID(rawValue: 10)])

    private static let text = TextContent(lines: [
        TextLine(
            y: 0, height: 20.5, baseline: 16,
            runs: [
                TextRun(text: "Mussels ", x: 0, width: 60.25, font: font, color: black),
                TextRun(
                    text: "Party 🦪", x: 60.25, width: 70,
                    font: FontDescription(size: 17, weight: 700, italic: true, monospacedDigits: true), color: coral,
                    underline: true, strikethrough: true, isFallback: true),
            ]),
        TextLine(y: 20.5, height: 20.5, baseline: 36.5, runs: []),
    ])

    private static let stroked = ShapeContent(
        path: "M 0 0 Q 1 2 3 4 C 1 2 3 4 5 6",
        stroke: Stroke(
            paint: .color(black), width: 1.5, cap: .round, join: .bevel, miterLimit: 4, dash: [4, 2], dashPhase: 1))

    private static let gradient = ShapeContent(
        path: "M 0 0 Z",
        fill: .linearGradient(
            LinearGradientPaint(
                stops: [.init(location: 0, color: black), .init(location: 1, color: coral)], startX: 0, startY: 0,
                endX: 1, endY: 0.5)),
        evenOdd: true)

    private static let handle = ButtonContent(
        role: .destructive, isDisabled: true, reorder: Reorder(row: NodeID(rawValue: 3), index: 1, count: 3))

    private static let field = TextFieldContent(
        text: "Fries", placeholder: "New element", font: font, color: black, placeholderColor: coral)

    private static let fullField = TextFieldContent(
        text: "", placeholder: "", font: font, color: black, placeholderColor: coral, alignment: .center,
        isMirrored: true, isSecure: true, isDisabled: true, keyboard: .email, capitalization: .words,
        isUncorrected: true,
        submitLabel: "done", lineHeight: 20.5, submitsOnReturn: true, edit: 4,
        runs: [
            FieldRun(
                length: 3, font: font, color: black, background: coral, tracking: 1.5, baselineOffset: 4,
                underline: true,
                strikethrough: true)
        ], selection: WantedSelection(start: 0, end: 2, report: 7), isFocused: true)

    private static let pages = ScrollContent(
        contentSize: TreeSize(width: 780, height: 200), horizontal: true, vertical: false, snap: .pages)

    private static let stops = [GradientStop(location: 0, color: black), GradientStop(location: 1, color: coral)]

    private static let radial = RadialGradientPaint(
        stops: stops, centerX: 0.5, centerY: 0.25, startRadius: 2, endRadius: 40, isElliptical: true)

    private static let angular = AngularGradientPaint(
        stops: stops, centerX: 0.5, centerY: 0.25, startAngle: -90, endAngle: 270)

    private static let fullText = TextContent(
        lines: [
            TextLine(
                y: 0, height: 20, baseline: 16,
                runs: [
                    TextRun(
                        text: "Fries", x: 0, width: 40, font: font, color: black, paint: .radialGradient(radial),
                        tracking: 1.5, baselineOffset: -2)
                ])
        ], isSelectable: true)

    private static let effects = Node(
        id: NodeID(rawValue: 8), frame: frame,
        style: NodeStyle(
            filters: Filters(
                blur: 2, brightness: 0.1, contrast: 1.2, saturation: 0.8, grayscale: 0.3, hueRotation: 90,
                isInverted: true, multiply: coral, isLuminanceAlpha: true),
            projection: [1, 0, 0, 0, 1, 0, 0, 0.001, 1], clip: Clip(path: "M 0 0 Z", evenOdd: true), backdropBlur: 20,
            mask: AssetID(rawValue: "a1b2"), blend: .colorDodge, hitPath: "M 0 0 L 1 1 Z", pin: .top),
        accessibility: NodeAccessibility(
            traits: [.link, .searchField, .progress, .summary, .updatesFrequently, .choices], progress: 0.5,
            headingLevel: 2, isAdjustable: true, actions: ["Delete", "Rename"]))

    private static let scroll = ScrollContent(
        contentSize: TreeSize(width: 390, height: 1200), horizontal: false, vertical: true, hidesIndicators: true)

    private static let moved = ScrollContent(
        contentSize: TreeSize(width: 390, height: 1200), horizontal: false, vertical: true,
        target: ScrollTarget(x: 0, y: 44, serial: 2, isAnimated: true), shift: ScrollShift(x: 0, y: -3.5, serial: 4),
        snap: .offsets([0, 44]), rest: 44, reportsOffset: true, isRefreshable: true, dismissesKeyboard: true)
}

/// Optional properties by their types, and whether one of the values seen had them.
private struct OptionalProperties {
    private var isSet: [String: Bool] = [:]

    var neverSet: [String] { isSet.filter { !$0.value }.keys.sorted() }

    mutating func look(at value: Any) {
        let mirror = Mirror(reflecting: value)
        for (label, child) in mirror.children {
            let property = Mirror(reflecting: child)
            if property.displayStyle == .optional, let label, mirror.displayStyle == .struct {
                isSet["\(mirror.subjectType).\(label)", default: false] =
                    isSet["\(mirror.subjectType).\(label)"] == true || !property.children.isEmpty
            }
            look(at: child)
        }
    }
}

extension RGBA {
    /// The colour that comes back from the wire: each component has 8 bits there.
    var onWire: RGBA { RGBA(hexadecimal: hexadecimal) ?? self }
}
