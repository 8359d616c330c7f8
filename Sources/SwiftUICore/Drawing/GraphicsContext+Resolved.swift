public import CoreGraphics
import RenderTree
import TreePainter

extension GraphicsContext {
    /// A text, measured for this context.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext
    public struct ResolvedText: Sendable {
        let node: LayoutNode
        /// The shading of the text. Has no effect here: a text keeps its own colours.
        public var shading: Shading

        /// Returns the size of the text for a proposed size, in points.
        public func measure(in size: CGSize) -> CGSize {
            MainActor.assumeIsolated { node.size(for: ProposedViewSize(size)) }
        }

        /// Returns the distance of the first baseline from the top of a box of that size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            MainActor.assumeIsolated { node.baselines(in: ProposedViewSize(size))?.first } ?? measure(in: size).height
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            MainActor.assumeIsolated { node.baselines(in: ProposedViewSize(size))?.last } ?? measure(in: size).height
        }
    }

    /// An image, measured for this context.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage
    public struct ResolvedImage: Sendable {
        let node: LayoutNode
        let natural: LayoutNode
        /// The natural size in points.
        public var size: CGSize { MainActor.assumeIsolated { natural.size(for: .unspecified) } }
        /// The distance of the baseline from the top: the bottom edge of the image.
        public var baseline: CGFloat { size.height }
        /// The shading of a template image. Has no effect here: an image keeps the foreground style.
        public var shading: Shading?
    }

    /// One of the canvas's symbol views, measured for this context.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol
    public struct ResolvedSymbol: Sendable {
        let node: LayoutNode
        /// The ideal size in points.
        public var size: CGSize { MainActor.assumeIsolated { node.size(for: .unspecified) } }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(node: laidOut(text), shading: .foreground)
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(node: laidOut(image.resizable()), natural: laidOut(image))
    }

    /// Returns the symbol view with this tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        nonisolated(unsafe) let tag = AnyHashable(id)
        return MainActor.assumeIsolated {
            sheet.layoutGraph.root.children.first { $0.traits.tag == tag }.map { ResolvedSymbol(node: $0) }
        }
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

    /// Draws an image in a rectangle; `style` is ignored.
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
        MainActor.assumeIsolated {
            let node = TextNode(sheet.layoutGraph)
            node.set(text, environment)
            return node
        }
    }

    private func laidOut(_ image: Image) -> LayoutNode {
        MainActor.assumeIsolated {
            let node = ImageNode(sheet.layoutGraph)
            node.set(image, environment)
            return node
        }
    }

    private func place(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
        let size = MainActor.assumeIsolated { node.size(for: .unspecified) }
        place(node, point.minus(anchor.point(in: size)), .unspecified)
    }

    private func place(_ node: LayoutNode, _ corner: CGPoint, _ proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            // Emits the nodes anew: those of an earlier drawing may have been removed from the workshop.
            node.markDirty()
            node.place(at: corner, proposal)
            for id in node.renderedIDs {
                if let drawn = NodeDraft(id, of: sheet.layoutGraph, for: sheet.graph) { draw(drawn) }
            }
            // A symbol, which has a parent, is kept for the next drawing.
            if node.parent == nil { node.remove() }
        }
    }
}

extension UnitPoint {
    fileprivate func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
