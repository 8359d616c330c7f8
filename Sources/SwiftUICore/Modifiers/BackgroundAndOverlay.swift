import RenderTree

/// Modifier that puts a view behind or in front of its content, with the content's size as proposal.
public struct _SecondaryModifier<Secondary: View>: PrimitiveModifier {
    public typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool
    /// Set where the secondary view is a safe area bar, which takes a part of the area.
    var bar: SafeAreaBar?
    /// Edges at which the secondary view extends under the bars of ancestors.
    var ignoredEdges: Edge.Set = []

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        SecondaryElement(ModifiedContent(content: content, modifier: self), context)
    }
}

/// Element that makes an instance of the secondary view for each node of the content.
final class SecondaryElement<Content: SwiftUICore.View, Secondary: SwiftUICore.View>:
    ViewElement<ModifiedContent<Content, _SecondaryModifier<Secondary>>>
{
    private struct Pair {
        let wrapper: SecondaryNode
        let element: ViewElement<Secondary>
    }
    private var child: ViewElement<Content>?
    private var pairs: [Pair] = []

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        for pair in pairs {
            apply(to: pair.wrapper)
            pair.element.update(view.modifier.secondary, environment: environment)
        }
        collectNodes()
    }

    override func collectNodes() {
        var known = Dictionary(uniqueKeysWithValues: pairs.map { (ObjectIdentifier($0.wrapper.content), $0) })
        pairs = (child?.nodes ?? []).map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makePair($0) }
        for pair in known.values { remove(pair) }
        for pair in pairs { pair.wrapper.secondary = pair.element.nodes }
        setNodes(pairs.map(\.wrapper))
    }

    private func makePair(_ content: LayoutNode) -> Pair {
        let wrapper = view.modifier.bar == nil ? SecondaryNode(content) : SafeAreaInsetNode(content)
        own(wrapper)
        apply(to: wrapper)
        return Pair(wrapper: wrapper, element: makeChild(view.modifier.secondary))
    }

    private func apply(to wrapper: SecondaryNode) {
        wrapper.set(view.modifier.alignment, isBehind: view.modifier.isBehind)
        wrapper.ignoredEdges = view.modifier.ignoredEdges
        guard let bar = view.modifier.bar, let inset = wrapper as? SafeAreaInsetNode else { return }
        graph.hasSafeAreas = true
        inset.bar = bar
    }

    private func remove(_ pair: Pair) {
        pair.element.unmount()
        pair.wrapper.remove()
    }

    override var childElements: [Element] { [child].compactMap { $0 } + pairs.map(\.element) }
    override func didUnmount() { for pair in pairs { pair.wrapper.remove() } }
}

class SecondaryNode: WrapperNode {
    private(set) final var alignment = Alignment.center
    private final var isBehind = true
    final var ignoredEdges: Edge.Set = []
    var secondary: [LayoutNode] = [] {
        didSet {
            for node in secondary { node.parent = self }
            guard !secondary.elementsEqual(oldValue, by: { $0 === $1 }) else { return }
            if wasPlaced { graph.transitions.note(from: oldValue, to: secondary) }
            secondaryChanged()
        }
    }

    func secondaryChanged() { markDirty() }

    func set(_ alignment: Alignment, isBehind: Bool) {
        guard alignment != self.alignment || isBehind != self.isBehind else { return }
        (self.alignment, self.isBehind) = (alignment, isBehind)
        markDirty()
    }

    override var below: [LayoutNode] { isBehind ? secondary + [content] : [content] + secondary }

    override func render() -> [NodeID] {
        placeContent()
        let insets = ignoredEdges.isEmpty ? EdgeInsets() : enclosingSafeArea.only(ignoredEdges)
        let proposal = ProposedViewSize(
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
        for node in secondary {
            let corner =
                insets == EdgeInsets()
                ? corner(of: node, proposal) : CGPoint(x: -insets.leading, y: -insets.top)
            place(node, at: corner, proposal)
        }
        let others = secondary.flatMap(\.renderedIDs)
        return isBehind ? others + content.renderedIDs : content.renderedIDs + others
    }
}

extension SecondaryNode {
    /// Returns the secondary node's origin, aligned with the guides that the content sets itself.
    private func corner(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGPoint {
        let (inside, own) = (dimensions(for: self.proposal), node.dimensions(for: proposal))
        func distance(_ key: AlignmentKey) -> CGFloat { inside.position(key) - own.position(key) }
        return CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
    }
}

extension View {
    /// Puts views behind this one, with its size as proposal.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/background(alignment:content:)
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(
            _SecondaryModifier(
                secondary: ZStack(alignment: alignment) { content() }, alignment: alignment, isBehind: true))
    }

    @_disfavoredOverload public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(_SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
    }

    /// Fills the area behind this view.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        filled(style, isBehind: true, edges)
    }

    /// Fills the area behind this view with the current background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        filled(BackgroundStyle(), isBehind: true, edges)
    }

    /// Fills a shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _SecondaryModifier(
                secondary: _ShapeView(shape: shape, style: style, evenOdd: fillStyle.isEOFilled), alignment: .center,
                isBehind: true))
    }

    /// Puts views in front of this one, with its size as proposal.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(
            _SecondaryModifier(
                secondary: ZStack(alignment: alignment) { content() }, alignment: alignment, isBehind: false))
    }

    @_disfavoredOverload public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(_SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
    }

    /// Fills the area in front of this view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        filled(style, isBehind: false, edges)
    }

    /// Fills a shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _SecondaryModifier(
                secondary: _ShapeView(shape: shape, style: style, evenOdd: fillStyle.isEOFilled), alignment: .center,
                isBehind: false))
    }
}

extension View {
    private func filled<S: ShapeStyle>(_ style: S, isBehind: Bool, _ ignoredEdges: Edge.Set) -> some View {
        modifier(
            _SecondaryModifier(
                secondary: _ShapeView(shape: Rectangle(), style: style, evenOdd: false), alignment: .center,
                isBehind: isBehind, ignoredEdges: ignoredEdges))
    }
}
