import RenderTree

/// The line itself with its thumb.
struct SliderLine: PrimitiveView {
    typealias Body = Never
    let range: SliderRange
    let name: String?
    let onEditingChanged: (Bool) -> Void

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { SliderElement(self, context) }
}

/// Reads the binding as a body would.
private final class SliderElement: ViewElement<SliderLine> {
    private lazy var node = SliderNode(graph)

    override func mount() {
        evaluate()
        setNodes([node])
    }

    override func update(from old: SliderLine) { evaluate() }
    override func didUnmount() { node.remove() }

    override func evaluate() {
        let value = tracking { view.range.value.wrappedValue }
        node.range = view.range
        node.onEditingChanged = view.onEditingChanged
        node.set(SliderLooks(value: value, range: view.range, name: view.name, environment: environment))
    }
}

struct SliderLooks: Equatable {
    let content: SliderContent
    let name: String?
    let tint: RGBA
    let track: RGBA
    let thumb: RGBA

    /// Where the value stands, 0…1.
    var fraction: Double {
        (content.value - content.minimum) / (content.maximum - content.minimum)
    }

    init(value: Double, range: SliderRange, name: String?, environment: EnvironmentValues) {
        let bounds = range.bounds
        let (least, most) =
            bounds.lowerBound < bounds.upperBound
            ? (bounds.lowerBound, bounds.upperBound) : (bounds.lowerBound, bounds.lowerBound + 1)
        let value = value.isNaN ? least : min(max(value, least), most)
        content = SliderContent(
            value: value, minimum: least, maximum: most, step: range.step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
            isDisabled: environment.isEnabled ? nil : true)
        self.name = name
        tint = Color.accentColor.resolved(in: environment)
        track = Color(.system(.switchTrack)).resolved(in: environment)
        thumb = Color(.system(.thumb)).resolved(in: environment)
    }
}

/// Measures as on iOS: a line of 4 points, a thumb of 27. The children are those that `SliderContent` asks for.
final class SliderNode: LayoutNode {
    static let thumbSide: CGFloat = 27
    static let lineHeight: CGFloat = 4
    private static let height: CGFloat = 31
    private static let idealWidth: CGFloat = 160

    var range = SliderRange(value: .constant(0), bounds: 0...1, step: nil)
    var onEditingChanged: (Bool) -> Void = { _ in }
    private var looks: SliderLooks?
    private var isEditing = false
    private lazy var id = makeID()
    private lazy var trackID = makeID()
    private lazy var filledID = makeID()
    private lazy var filledShapeID = makeID()
    private lazy var thumbID = makeID()

    func set(_ looks: SliderLooks) {
        guard looks != self.looks else { return }
        self.looks = looks
        markDirty()
    }

    override var accessibilityRole: AccessibilityRole { .element }
    override var ownSpokenText: String? { looks?.name }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(proposal.width ?? Self.idealWidth, Self.thumbSide), height: Self.height)
    }

    override func render() -> [NodeID] {
        guard let looks else { return [] }
        var content = looks.content
        content.isMirrored = isMirrored ? true : nil
        putLine(looks)
        putThumb(looks)
        var told = toldAccessibility
        told.label = told.label ?? looks.name
        let isDisabled = looks.content.isDisabled == true
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: .slider(content),
                style: NodeStyle(opacity: isDisabled ? 0.5 : nil), accessibility: told,
                children: [trackID, filledID, thumbID]))
        graph.setResponder(self, for: id)
        return [id]
    }

    /// Values rise from where lines begin.
    private func thumbX(_ looks: SliderLooks) -> CGFloat {
        (size.width - Self.thumbSide) * (isMirrored ? 1 - looks.fraction : looks.fraction)
    }

    private func putLine(_ looks: SliderLooks) {
        let y = (size.height - Self.lineHeight) / 2
        let frame = TreeRect(x: 0, y: y, width: size.width, height: Self.lineHeight)
        let path = Capsule().path(in: CGRect(x: 0, y: 0, width: size.width, height: Self.lineHeight)).data
        graph.store.put(
            Node(id: trackID, frame: frame, content: .shape(ShapeContent(path: path, fill: .color(looks.track)))))
        let middle = thumbX(looks) + Self.thumbSide / 2
        let (x, width) = isMirrored ? (middle, size.width - middle) : (0, middle)
        graph.store.put(
            Node(
                id: filledShapeID, frame: TreeRect(x: -x, y: 0, width: size.width, height: Self.lineHeight),
                content: .shape(ShapeContent(path: path, fill: .color(looks.tint)))))
        let area = CGRect(x: 0, y: 0, width: width, height: Self.lineHeight)
        graph.store.put(
            Node(
                id: filledID, frame: TreeRect(x: x, y: y, width: width, height: Self.lineHeight),
                style: NodeStyle(clip: Clip(path: PathData.rectangle(area), cornerRadius: 0)),
                children: [filledShapeID]))
    }

    private func putThumb(_ looks: SliderLooks) {
        let side = Self.thumbSide
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: side, height: side)).data
        graph.store.put(
            Node(
                id: thumbID,
                frame: TreeRect(x: thumbX(looks), y: (size.height - side) / 2, width: side, height: side),
                content: .shape(ShapeContent(path: path, fill: .color(looks.thumb))),
                style: NodeStyle(
                    shadow: Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.22), radius: 2.5, x: 0, y: 1.5))))
    }

    override func handle(_ event: InputEvent) {
        guard looks?.content.isDisabled != true else { return }
        switch event {
        case .slide(_, let value, let isEditing): slide(to: value, isEditing)
        case .adjust(_, let isIncrement):
            guard let content = looks?.content else { return }
            let step = content.step ?? (content.maximum - content.minimum) / 10
            slide(to: content.value + (isIncrement ? step : -step), false)
        default: break
        }
    }

    private func slide(to value: Double, _ isEditing: Bool) {
        guard value.isFinite else { return }
        let wasEditing = self.isEditing
        if !wasEditing { onEditingChanged(true) }
        self.isEditing = isEditing
        range.value.wrappedValue = range.nearest(to: value)
        if !isEditing { onEditingChanged(false) }
    }
}
