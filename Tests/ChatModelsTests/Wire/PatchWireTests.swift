import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct PatchWireTests {
    private let one = NodeID(rawValue: 1)
    private let two = NodeID(rawValue: 2)

    @Test func `patches with every operation`() throws {
        let frame = TreeRect(x: 0, y: 0, width: 390, height: 310)
        try WireFile(name: "patches").expect([
            "first": Patch(
                revision: 1, root: one,
                operations: [.put(Node(id: one, frame: frame, children: [two])), .put(Node(id: two, frame: frame))]),
            "frame": Patch(revision: 2, operations: [.frame(two, TreeRect(x: 0.125, y: -4, width: 10, height: 0))]),
            "children": Patch(revision: 3, operations: [.children(one, [NodeID(rawValue: 3), two])]),
            "remove": Patch(revision: 4, operations: [.children(one, []), .remove([two, NodeID(rawValue: 3)])]),
            "snapshot": Patch(revision: 4, reset: true, root: one, operations: [.put(Node(id: one, frame: frame))]),
            "nothing": Patch(revision: 5, operations: []),
            "motions": Patch(revision: 5, operations: [.frame(one, frame)], motions: Self.motions),
        ])
    }

    private static let motions = [
        Motion(
            timing: MotionTiming(duration: 0.35, delay: 0.1, bezier: [0.42, 0, 0.58, 1]), nodes: [NodeID(rawValue: 1)],
            before: [Node(id: NodeID(rawValue: 1), frame: .zero, style: NodeStyle(opacity: 0))]),
        Motion(
            timing: MotionTiming(duration: 1, samples: [0, 1.25, 1], repeatCount: 0, autoreverses: true),
            after: [Node(id: NodeID(rawValue: 9), frame: .zero)],
            steps: [
                NodeKeyframes(
                    node: NodeID(rawValue: 1), frames: [.zero, TreeRect(x: 1, y: 2, width: 3, height: 4)],
                    transforms: [[1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 0, 0]], opacities: [0, 1],
                    paths: ["M0 0 Z", "M1 1 Z"],
                    looks: [2, 0].map { blur in
                        Node(
                            id: NodeID(rawValue: 1), frame: .zero,
                            style: NodeStyle(filters: Filters(blur: blur)))
                    })
            ]),
    ]

    @Test func `what a person does`() throws {
        let events: KeyValuePairs<String, InputEvent> = [
            "media": InputEvent.media(
                NodeID(rawValue: 5), MediaReport(state: .playing, time: 1.5, duration: 8, order: 2)),
            "tap": InputEvent.tap(two),
            "press": InputEvent.press(two, isDown: true),
            "edit": InputEvent.edit(two, text: "Andalouse sauce \"½\"\n", edit: 3, base: 2),
            "edit, with the selection": InputEvent.edit(
                two, text: "Fries", edit: 4, selection: FieldSelection(start: 5, end: 5, report: 3)),
            "select": InputEvent.select(two, FieldSelection(start: 1, end: 4, report: 2)),
            "submit": InputEvent.submit(two),
            "focus": InputEvent.focus(two, isFocused: false),
            "move": InputEvent.move(two, to: 0),
            "pointer": InputEvent.pointer(two, x: 4.5, y: 12),
            "key": InputEvent.key(
                two, KeyEvent(key: "k", characters: "K", modifiers: [.shift, .command], phase: .repeat)),
            "transfer": InputEvent.transfer(two, TransferEvent(phase: .enter, x: 3, y: 4.5)),
            "paste": InputEvent.paste(two, text: "from elsewhere"),
            "hover": InputEvent.hover(two, isInside: true),
            "slide": InputEvent.slide(two, value: 2.5, isEditing: true),
            "choose": InputEvent.choose(two, index: 1),
            "pick": InputEvent.pick(two, value: "2026-11-22"),
            "dismiss": InputEvent.dismiss(two),
            "scroll": InputEvent.scroll(two, x: 0.5, y: 120),
            "refresh": InputEvent.refresh(two),
            "adjust": InputEvent.adjust(two, isIncrement: false),
            "act": InputEvent.act(two, index: 1),
        ]
        try WireFile(name: "input-events").expect(events.map { ($0.key, $0.value) } + gestures)
    }

    /// Examples of each kind of gesture, so that `Web/wire.js` has to know all of them.
    private var gestures: [(String, InputEvent)] {
        GestureEvent.Kind.allCases.map { kind in
            let isDrag = kind == .drag
            let event = GestureEvent(
                gesture: kind, phase: isDrag ? .changed : .ended, startX: 5, startY: 5.5, x: 20, y: -3,
                amount: isDrag ? nil : -45, velocityX: isDrag ? 100 : nil, velocityY: isDrag ? 0 : nil)
            return ("gesture, \(kind.rawValue)", .gesture(two, event))
        }
    }
}
