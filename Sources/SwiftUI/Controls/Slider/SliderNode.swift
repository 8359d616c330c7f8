import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// The line of a slider with its thumb.
struct SliderLine: PrimitiveView {
    typealias Body = Never
    let range: SliderRange
    let name: String?
    var valueName: String?
    let onEditingChanged: (Bool) -> Void

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: SliderNode(context.graph), tracks: true) { node, view, environment in
            node.range = view.range
            node.onEditingChanged = view.onEditingChanged
            node.set(
                SliderLooks(
                    value: view.range.value.wrappedValue, range: view.range, name: view.name, valueName: view.valueName,
                    environment: environment))
        }
    }
}

struct SliderLooks: Equatable {
    let content: SliderContent
    let name: String?
    let valueName: String?
    let tint: RGBA
    let track: RGBA
    let thumb: RGBA
    let mark: RGBA
    /// Values with a dot below the track.
    let ticks: [Double]
    let opacity: Double

    /// Position of the value within its bounds, 0…1.
    var fraction: Double { fraction(of: content.value) }

    func fraction(of value: Double) -> Double {
        (value - content.minimum) / (content.maximum - content.minimum)
    }

    init(value: Double, range: SliderRange, name: String?, valueName: String?, environment: EnvironmentValues) {
        let bounds = range.bounds
        let (least, most) =
            bounds.lowerBound < bounds.upperBound
            ? (bounds.lowerBound, bounds.upperBound) : (bounds.lowerBound, bounds.lowerBound + 1)
        let value = value.isNaN ? least : min(max(value, least), most)
        content = SliderContent(
            value: value, minimum: least, maximum: most, step: range.step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
            isDisabled: environment.isEnabled ? nil : true,
            neutral: range.neutral.flatMap { $0 > least && $0 <= most ? $0 : nil },
            least: range.enabled.map { min(max($0.lowerBound, least), most) },
            most: range.enabled.map { min(max($0.upperBound, least), most) })
        (self.name, self.valueName) = (name, valueName)
        ticks = range.ticks.filter { least <= $0 && $0 <= most }
        mark = Color(.system(.secondaryLabel)).resolved(in: environment)
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
        accessibility.value = accessibility.value ?? looks.valueName
        let look = SliderLook(
            fraction: looks.fraction, isMirrored: isMirrored, track: looks.track, tint: looks.tint, thumb: looks.thumb,
            neutral: looks.content.neutral.map(looks.fraction), ticks: looks.ticks.map(looks.fraction), mark: looks.mark
        )
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
