/// Place of a supplementary view: edges of what it stands at, and an offset from there.
///
/// Source: developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    /// Whether the offset is in sizes of the supplementary view; in points otherwise.
    open var isFractionalOffset: Bool { isFractional }
    open var isAbsoluteOffset: Bool { !isFractional }
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The anchor's point in unit coordinates; the middle along an axis without an edge.
    var unit: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }

    func shift(of size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// Space around an item or group of a compositional layout, by edge.
///
/// Source: developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

extension NSCollectionLayoutSupplementaryItem {
    /// Returns the frame of the view at an item. Without an anchor of its own it lies within the item, at the edges.
    func frame(at item: CGRect) -> CGRect {
        let size = layoutSize.size(in: item.size)
        let (unit, own) = (containerAnchor.unit, (itemAnchor ?? containerAnchor).unit)
        let (outer, inner) = (containerAnchor.shift(of: size), itemAnchor?.shift(of: size) ?? .zero)
        return CGRect(
            x: item.minX + unit.x * item.width - own.x * size.width + outer.x + inner.x,
            y: item.minY + unit.y * item.height - own.y * size.height + outer.y + inner.y, width: size.width,
            height: size.height)
    }
}
