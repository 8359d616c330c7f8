import RenderTree
import TreePainter

/// Axes along which a scroll layer may be scrolled.
/// Source: developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Layer that shows a part of its sublayers, which the app chooses: a person cannot scroll it.
///
/// Source: developer.apple.com/documentation/quartzcore/cascrolllayer
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// Origin of the part, of a layer without a view; a view has its own.
    private var shownOrigin = CGPoint.zero
    open var scrollMode = CAScrollLayerScrollMode.both

    override public init() {
        super.init()
        masksToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    override public init(layer: Any) { super.init(layer: layer) }

    override open var bounds: CGRect {
        get { view == nil ? CGRect(origin: shownOrigin, size: super.bounds.size) : super.bounds }
        set {
            shownOrigin = newValue.origin
            super.bounds = newValue
        }
    }

    /// Shows the part that begins at a point, along the axes of `scrollMode`.
    /// Source: developer.apple.com/documentation/quartzcore/cascrolllayer/scroll(to:)-37q0p
    open func scroll(to p: CGPoint) {
        guard p.x.isFinite, p.y.isFinite else { return }
        let (mode, old) = (scrollMode, bounds)
        let x = mode == .both || mode == .horizontally ? p.x : old.minX
        let y = mode == .both || mode == .vertically ? p.y : old.minY
        bounds = CGRect(origin: CGPoint(x: x, y: y), size: old.size)
    }

    /// Scrolls as little as it takes to show a rectangle, or its beginning where it is larger than the layer.
    /// Source: developer.apple.com/documentation/quartzcore/cascrolllayer/scroll(to:)-782vd
    open func scroll(to r: CGRect) {
        func start(_ old: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(low, max(old, high - length))
        }
        let old = bounds
        scroll(
            to: CGPoint(
                x: start(old.minX, old.width, r.minX, r.maxX), y: start(old.minY, old.height, r.minY, r.maxY)))
    }

    override func replicated(_ nodes: [NodeDraft]) -> [NodeDraft] {
        guard view == nil, shownOrigin != .zero else { return nodes }
        return nodes.map { node in
            var moved = node
            moved.node.frame.x -= Double(shownOrigin.x)
            moved.node.frame.y -= Double(shownOrigin.y)
            return moved
        }
    }
}

// Scrolling of the closest scroll layer around a layer. Source: developer.apple.com/documentation/quartzcore/calayer
extension CALayer {
    private var scroller: CAScrollLayer? {
        sequence(first: self, next: \.superlayer).dropFirst().lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    /// Scrolls the closest scroll layer around this one so that a point is its origin.
    /// Source: developer.apple.com/documentation/quartzcore/calayer/scroll(_:)
    public func scroll(_ p: CGPoint) { scroller.map { $0.scroll(to: convert(p, to: $0)) } }

    /// Scrolls the closest scroll layer around this one as little as it takes to show a rectangle.
    /// Source: developer.apple.com/documentation/quartzcore/calayer/scrollrecttovisible(_:)
    public func scrollRectToVisible(_ r: CGRect) { scroller.map { $0.scroll(to: convert(r, to: $0)) } }

    /// Part of the layer that the closest scroll layer around it shows; all of it where there is none.
    /// Source: developer.apple.com/documentation/quartzcore/calayer/visiblerect
    public var visibleRect: CGRect {
        scroller.map { bounds.intersection(convert($0.bounds, from: $0)) } ?? bounds
    }
}
