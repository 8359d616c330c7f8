import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// The line of a slider with its thumb.
struct SliderLine: PrimitiveView {
    typealias Body = Never
    let range: SliderRange
    let name: String?
    let onEditingChanged: (Bool) -> Void

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: SliderNode(context.graph), tracks: true) { node, view, environment in
            node.range = view.range
            node.onEditingChanged = view.onEditingChanged
            node.set(
                SliderLooks(
                    value: view.range.value.wrappedValue, range: view.range, name: view.name, environment: environment))
        }
    }
}

struct SliderLooks: Equatable {
    let content: SliderContent
    let name: String?
    let tint: RGBA
    let track: RGBA
    let thumb: RGBA
    let opacity: Double

    /// Position of the value within its bounds, 0…1.
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
        opacity = environment.controlOpacity
    }
}

/// The layout node of a slider. Its children are those that `SliderContent` requires.
final class SliderNode: LayoutNode {
    private static let idealWidth: CGFloat = 160

    var range = SliderRange(value: .constant(0), bounds: 0...1, step: nil)
    var onEditingChanged: (Bool) -> Void = { _ in }
    private var looks: SliderLooks?
    private var isEditing = false
    private lazy var id = makeID()
    private lazy var names = NodeIDPool(self)

    func set(_ looks: SliderLooks) {
        guard looks != self.looks else { return }
        self.looks = looks
        markDirty()
    }

    override var accessibilityRole: AccessibilityRole { .element }
    override var ownAccessibilityText: String? { looks?.name }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(proposal.width ?? Self.idealWidth, SliderLook.thumbSide), height: SliderLook.height)
    }

    override func render() -> [NodeID] {
        guard let looks else { return [] }
        var content = looks.content
        content.isMirrored = isMirrored ? true : nil
        var accessibility = resolvedAccessibility
        accessibility.label = accessibility.label ?? looks.name
        let look = SliderLook(
            fraction: looks.fraction, isMirrored: isMirrored, track: looks.track, tint: looks.tint, thumb: looks.thumb)
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: .slider(content),
                style: NodeStyle(opacity: looks.opacity == 1 ? nil : looks.opacity), accessibility: accessibility,
                children: look.put(in: size, into: graph, names)))
        graph.setResponder(self, for: id)
        return [id]
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
