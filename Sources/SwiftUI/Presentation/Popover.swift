import RenderTree
@_spi(Engine) import SwiftUICore

/// Form that a presentation takes in a small scene.
///
/// Source: developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind
    public static let automatic = PresentationAdaptation(kind: .automatic)
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Point of a view that a popover points at.
public enum PopoverAttachmentAnchor {
    /// A rectangle: only the whole view's bounds.
    case rect(Anchor)
    case point(UnitPoint)

    /// Rectangle of a view.
    public struct Anchor: Hashable, Sendable {
        public static let bounds = Anchor()
    }
}

/// Sheet, or a card beside its anchor where the content asks for that.
private struct PopoverLayer: View {
    @Environment(\.presentation) private var presentation
    @Environment(\.colorScheme) private var colorScheme
    let anchor: PresentationAnchor
    let attachment: PopoverAttachmentAnchor
    let content: AnyView

    var body: some View {
        switch presentation?.options.value.adaptation.kind {
        case .popover?, PresentationAdaptation.Kind.none?: card
        case .fullScreenCover?: CoverLayer(content: content)
        default: SheetLayer(content: content)
        }
    }

    private var card: some View {
        let background = presentation?.options.value.background
        return ZStack {
            Color.clear.contentShape(Rectangle())
                .onTapGesture { presentation?.handleOutsideTap() }
                .accessibilityHidden(true)
            PopoverCard(
                anchor: anchor, attachment: attachment,
                content: VStack { content }
                    .background { background ?? AnyView(colorScheme == .dark ? Color(white: 0.11) : Color.white) }
                    .clipShape(RoundedRectangle(cornerRadius: 13))
                    .shadow(color: Color(white: 0, opacity: 0.25), radius: 24, x: 0, y: 8))
        }
    }
}

private struct PopoverCard<Content: View>: PrimitiveView {
    typealias Body = Never
    let anchor: PresentationAnchor
    let attachment: PopoverAttachmentAnchor
    let content: Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: PopoverNode(context.graph), content: { $0.content }) { node, view, _ in
            node.anchor = view.anchor
            node.attachment = view.attachment
        }
    }
}

/// Places its content below or above its anchor.
final class PopoverNode: ContainerNode {
    private static let margin: CGFloat = 8
    var anchor: PresentationAnchor?
    var attachment = PopoverAttachmentAnchor.rect(.bounds)

    override var dependsOnContent: Bool { false }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        let margin = Self.margin
        let room = ProposedViewSize(
            width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
        let target = target
        for child in children {
            let ideal = child.size(for: .unspecified)
            let proposal = ProposedViewSize(
                width: min(ideal.width, room.width ?? 0), height: min(ideal.height, room.height ?? 0))
            let own = child.size(for: proposal)
            let fitsBelow = target.maxY + margin + own.height <= size.height - margin
            let y = fitsBelow ? target.maxY + margin : target.minY - margin - own.height
            let origin = CGPoint(
                x: (target.midX - own.width / 2).clamped(to: margin...max(margin, size.width - own.width - margin)),
                y: y.clamped(to: margin...max(margin, size.height - own.height - margin)))
            child.place(at: self.origin + origin, proposal)
        }
        return children.flatMap(\.renderedIDs)
    }

    /// Rectangle or point beside which the card stands; the middle of the scene where the anchor is not there.
    private var target: CGRect {
        guard let frame = anchor?.node.flatMap({ graph.frame(of: $0) }) else {
            return CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
        }
        guard case .point(let point) = attachment else { return frame }
        return CGRect(
            x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
}

extension View {
    /// Shows a popover of this view while `isPresented` is true. As on a phone it is a sheet, unless the content asks
    /// for `presentationCompactAdaptation(.popover)`.
    ///
    /// Partly: `arrowEdge` has no effect. A card has no arrow, and is below its anchor or, without room there, above.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { anchor in
                    guard isPresented.wrappedValue else { return nil }
                    let layer = PopoverLayer(
                        anchor: anchor, attachment: attachmentAnchor, content: AnyView(content()))
                    return PresentationDescription(id: true, layer: AnyView(layer))
                }, dismiss: { isPresented.wrappedValue = false }))
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { anchor in
                    guard let value = item.wrappedValue else { return nil }
                    let layer = PopoverLayer(
                        anchor: anchor, attachment: attachmentAnchor, content: AnyView(content(value)))
                    return PresentationDescription(id: value.id, layer: AnyView(layer))
                }, dismiss: { item.wrappedValue = nil }))
    }

    /// Sets what the enclosing popover becomes in a small scene.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        publishing(\.presentationOptions, key: adaptation) { $0.adaptation = adaptation }
    }

    /// Sets what the enclosing popover becomes in a small scene. The vertical form is ignored.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontalAdaptation)
    }
}
