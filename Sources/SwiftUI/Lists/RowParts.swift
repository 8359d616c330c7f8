import RenderTree
@_spi(Engine) import SwiftUICore

/// Views that belong to a row beside its content: its background and its swipe actions.
struct RowParts<Part: View>: PrimitiveModifier {
    typealias Body = Never
    enum Place: Hashable { case background, leading, trailing }
    let place: Place
    let part: Part

    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        RowPartElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class RowPartElement<Content: SwiftUI.View, Part: SwiftUI.View>:
    ViewElement<ModifiedContent<Content, RowParts<Part>>>
{
    private struct Pair {
        let wrapper: RowPartNode
        let element: ViewElement<Part>
    }
    private var child: ViewElement<Content>?
    private var pairs: [Pair] = []

    private var inner: EnvironmentValues {
        var values = environment
        guard view.modifier.place != .background else { return values }
        values.resolvedButtonStyle = .drawn(by: SwipeButtonStyle())
        values.isFormRow = false
        values.listIconTint = nil
        values.symbolVariants = .fill
        return values
    }

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        for pair in pairs { pair.element.update(view.modifier.part, environment: inner) }
        collectNodes()
    }

    override func collectNodes() {
        var known = Dictionary(uniqueKeysWithValues: pairs.map { (ObjectIdentifier($0.wrapper.content), $0) })
        pairs = (child?.nodes ?? []).map { content in
            known.removeValue(forKey: ObjectIdentifier(content))
                ?? Pair(
                    wrapper: RowPartNode(content, isFor: view.modifier.place.kind),
                    element: makeChild(view.modifier.part, environment: inner))
        }
        for pair in known.values {
            pair.element.unmount()
            pair.wrapper.remove()
        }
        for pair in pairs { pair.wrapper.parts = pair.element.nodes }
        setNodes(pairs.map(\.wrapper))
    }

    override var childElements: [Element] { [child].compactMap { $0 } + pairs.map(\.element) }
}

extension RowParts.Place {
    fileprivate var kind: RowPartNode.Kind {
        switch self {
        case .background: .background
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

/// Provides its parts to the enclosing row; draws nothing but its content itself.
package final class RowPartNode: WrapperNode {
    enum Kind { case background, leading, trailing }
    let kind: Kind
    var parts: [LayoutNode] = [] {
        didSet { if !parts.elementsEqual(oldValue, by: { $0 === $1 }) { parent?.sizeChanged() } }
    }

    init(_ content: LayoutNode, isFor kind: Kind) {
        self.kind = kind
        super.init(content)
    }
}

extension LayoutNode {
    /// Returns the parts of the outermost modifier that has any of this kind.
    func rowParts(_ kind: RowPartNode.Kind) -> [LayoutNode] {
        var next: LayoutNode? = self
        while let wrapper = next as? WrapperNode {
            if let part = wrapper as? RowPartNode, part.kind == kind { return part.parts }
            next = wrapper.content
        }
        return []
    }
}

/// Style of swipe actions: white on the button's tint, as high as the row.
private struct SwipeButtonStyle: ButtonStyle {
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : tint ?? Color.gray
        configuration.label
            .labelStyle(SwipeLabelStyle())
            .font(.subheadline)
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, SwipeMetrics.padding)
            .frame(minWidth: SwipeMetrics.widthMin, maxHeight: .infinity)
            .background(color)
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

/// The icon alone, larger than text; the title is its accessible name.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        IconOnlyLabelStyle().makeBody(configuration: configuration).font(.title3)
    }
}

extension View {
    /// Sets the background of this list row, in place of the list's card.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowParts(place: .background, part: view))
    }

    /// Adds buttons that a swipe of the row reveals; the keyboard and assistive technology reach them too. A full swipe
    /// does not trigger the first one.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(RowParts(place: edge == .leading ? .leading : .trailing, part: content()))
    }
}
