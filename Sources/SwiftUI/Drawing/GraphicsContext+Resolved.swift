public import CoreGraphics
import RenderTree

extension GraphicsContext {
    /// A text, measured for this context.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext
    @MainActor public struct ResolvedText {
        let node: LayoutNode
        /// What the text is drawn with. A text keeps its own colours; another shading is not used.
        public var shading: Shading

        /// The size that it takes of what is proposed, in points.
        public func measure(in size: CGSize) -> CGSize { node.size(for: ProposedViewSize(size)) }

        /// Distances from the top of a box of that size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            node.baselines(in: ProposedViewSize(size))?.first ?? measure(in: size).height
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            node.baselines(in: ProposedViewSize(size))?.last ?? measure(in: size).height
        }
    }

    /// A picture, measured for this context.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage
    @MainActor public struct ResolvedImage {
        let node: LayoutNode
        let natural: LayoutNode
        /// In points.
        public var size: CGSize { natural.size(for: .unspecified) }
        /// The bottom of the picture.
        public var baseline: CGFloat { size.height }
        /// What a template is drawn with. A picture keeps the foreground style; another shading is not used.
        public var shading: Shading?
    }

    /// A view of the canvas's symbols, measured for this context.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol
    @MainActor public struct ResolvedSymbol {
        let node: LayoutNode
        /// In points.
        public var size: CGSize { node.size(for: .unspecified) }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(node: laidOut(text), shading: .foreground)
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(node: laidOut(image.resizable()), natural: laidOut(image))
    }

    /// nil where no symbol has this tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        sheet.workshop.root.children.first { $0.traits.tag == AnyHashable(id) }.map { ResolvedSymbol(node: $0) }
    }

    // MARK: Drawing

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        place(text.node, rect.origin, ProposedViewSize(rect.size))
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(text.node, at: point, anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        place(image.node, rect.origin, ProposedViewSize(rect.size))
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(image, in: CGRect(origin: point.minus(anchor.point(in: size)), size: size))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        place(symbol.node, rect.origin, ProposedViewSize(rect.size))
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        place(symbol.node, at: point, anchor)
    }

    // MARK: Layout

    private func laidOut(_ text: Text) -> LayoutNode {
        let node = TextNode(sheet.workshop)
        node.set(text, environment)
        return node
    }

    private func laidOut(_ image: Image) -> LayoutNode {
        let node = ImageNode(sheet.workshop)
        node.set(image, environment)
        return node
    }

    private func place(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
        let size = node.size(for: .unspecified)
        place(node, point.minus(anchor.point(in: size)), .unspecified)
    }

    private func place(_ node: LayoutNode, _ corner: CGPoint, _ proposal: ProposedViewSize) {
        // What was drawn before has been taken from the workshop again.
        node.markDirty()
        node.place(at: corner, proposal)
        for id in node.emitted {
            if let drawn = Drawn(id, of: sheet.workshop, for: sheet.graph) { draw(drawn) }
        }
        // A symbol stays for the next time.
        if node.parent == nil { node.remove() }
    }
}

extension UnitPoint {
    fileprivate func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
