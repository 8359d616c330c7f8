import RenderTree
import TreePainter

/// Appearance of a view, such as corners, border and shadow, and further layers within it.
///
/// Source: developer.apple.com/documentation/quartzcore/calayer. Changes of layers are animated within those of
/// `UIView.animate`, and by `add(_:forKey:)`; there are no implicit animations.
/// `zPosition` only orders the layers of one superlayer.
@preconcurrency @MainActor open class CALayer: NSObject {
    weak var view: UIView?
    /// Layer that this free one was added to.
    private weak var outer: CALayer?
    /// Sublayers that belong to no view, the last on top.
    private(set) var freeLayers: [CALayer] = []
    /// Number of the view's subviews that are drawn below this layer.
    var viewsBelow = 0
    var runningAnimations: [RunningAnimation] = []
    private var ownFrame = CGRect.zero
    /// Whether `draw(in:)` is to draw the layer, and what it has drawn.
    private(set) var wantsDisplay = false
    var ownPicture: (size: CGSize, image: CGImage?)?
    /// Whether the delegate that was asked last to display the layer has no method for that.
    var isLeftToDraw = false
    private var ownColor: CGColor?
    private var ownOpacity: Float = 1
    private var ownIsHidden = false
    private var ownMasks = false
    private var ownTransform = CATransform3DIdentity

    open var cornerRadius: CGFloat = 0 { didSet { changed() } }
    open var maskedCorners: CACornerMask = .all { didSet { changed() } }
    /// Ignored: both curves are drawn as circular arcs.
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0 { didSet { changed() } }
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    open var shadowOpacity: Float = 0 { didSet { changed() } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
    open var shadowRadius: CGFloat = 3 { didSet { changed() } }
    /// Ignored: the shadow is that of the drawn content.
    open var shadowPath: CGPath?
    open var transform: CATransform3D {
        get {
            guard let view, view.transform != ownTransform.affine else { return ownTransform }
            return CATransform3DMakeAffineTransform(view.transform)
        }
        set {
            view?.transform = newValue.affine
            ownTransform = newValue
            changed()
        }
    }
    /// Point of the layer that lies at its position and that its transform leaves where it is, in unit coordinates.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            shownBox.origin.x += (oldValue.x - anchorPoint.x) * shownBox.width
            shownBox.origin.y += (oldValue.y - anchorPoint.y) * shownBox.height
        }
    }
    /// Ignored: layers lie in one plane.
    open var anchorPointZ: CGFloat = 0
    /// Ignored: each sublayer has its own transform.
    open var sublayerTransform = CATransform3DIdentity
    /// Ignored: a layer is faded with all that is in it.
    open var allowsGroupOpacity = true
    /// Ignored: edges are always smooth.
    open var allowsEdgeAntialiasing = false
    /// Ignored: both sides are drawn.
    open var isDoubleSided = true
    /// Ignored: layers that overlap are drawn by their order.
    open var drawsAsynchronously = false
    /// Object that lays out the layer's sublayers and draws the layer; its view where it has one.
    open weak var delegate: (any CALayerDelegate)?
    /// Order among the free layers of the superlayer.
    open var zPosition: CGFloat = 0 { didSet { outer?.sortLayers() } }
    open var name: String?
    /// A `CGImage` or `UIImage`, drawn as `contentsGravity` says.
    open var contents: Any? { didSet { changed() } }
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }
    /// Layer whose path, or rounded area, is the visible part of this one; the mask's transparency is ignored.
    open var mask: CALayer? { didSet { changed() } }
    /// Ignored: it only hints at performance.
    open var shouldRasterize = false
    /// Ignored: layers are not rasterised.
    open var rasterizationScale: CGFloat = 1
    /// Ignored: it only hints at performance.
    open var isOpaque = false

    override public init() { super.init() }

    /// Creates an empty layer: none is read from an archive.
    public required init?(coder: NSCoder) { super.init() }
    /// Time of the superlayer at which the layer's own is `timeOffset`.
    open var beginTime: CFTimeInterval = 0 { didSet { timeDidChange() } }
    /// Seconds that the layer's time is ahead.
    open var timeOffset: CFTimeInterval = 0 { didSet { timeDidChange() } }
    /// Factor of the layer's time; 0 pauses its animations. One between others than 0 and 1 counts for animations that are
    /// added later.
    open var speed: Float = 1 { didSet { speedDidChange(from: oldValue) } }
    /// Ignored: layers have no implicit animations.
    open var actions: [String: any CAAction]?
    /// Ignored: layers have the values of their properties.
    open var style: [AnyHashable: Any]?
    /// Ignored: a browser scales pictures smoothly.
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    /// Ignored: edges are always smooth.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
    /// Ignored: layers are drawn above what is behind them.
    open var compositingFilter: Any?
    open var backgroundFilters: [Any]?
    open var filters: [Any]?

    /// Creates an empty layer: no copies of layers are made for animations here.
    public init(layer: Any) { super.init() }

    func changed() {
        view?.didChangeLooks()
        outer?.changed()
    }

    /// The frame before its transform, set without a layout of what is within.
    var shownBox: CGRect {
        get { view?.box ?? ownFrame }
        set {
            if let view { view.box = newValue } else { ownFrame = newValue }
            changed()
        }
    }

    // MARK: Properties shared with the layer's view

    /// Frame in the superlayer's coordinates, in points.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame.applying(transform.affine.about(position)) }
        set {
            view?.frame = newValue
            setOwnFrame(newValue)
            layoutSublayers()
            changed()
        }
    }

    /// Sets the box of which the transform makes a frame.
    private func setOwnFrame(_ new: CGRect) {
        let affine = transform.affine
        guard !affine.isIdentity else { return ownFrame = new }
        let middle = CGPoint(x: new.minX + anchorPoint.x * new.width, y: new.minY + anchorPoint.y * new.height)
        let size = CGRect(origin: .zero, size: new.size).applying(affine.inverted()).size
        let place = CGPoint(x: middle.x - affine.tx, y: middle.y - affine.ty)
        ownFrame = CGRect(
            x: place.x - anchorPoint.x * size.width, y: place.y - anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }

    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            view?.bounds = newValue
            let center = position
            ownFrame = CGRect(
                x: center.x - newValue.width * anchorPoint.x, y: center.y - newValue.height * anchorPoint.y,
                width: newValue.width, height: newValue.height)
            changed()
        }
    }

    /// The anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get {
            view?.center
                ?? CGPoint(
                    x: ownFrame.minX + anchorPoint.x * ownFrame.width,
                    y: ownFrame.minY + anchorPoint.y * ownFrame.height)
        }
        set {
            view?.center = newValue
            ownFrame.origin = CGPoint(
                x: newValue.x - anchorPoint.x * ownFrame.width, y: newValue.y - anchorPoint.y * ownFrame.height)
            changed()
        }
    }

    /// Returns a transform about the anchor point as one about the middle of the layer.
    func aboutMiddle(_ transform: CGAffineTransform) -> CGAffineTransform {
        guard anchorPoint != CGPoint(x: 0.5, y: 0.5), !transform.isIdentity else { return transform }
        let (width, height) = (shownBox.width, shownBox.height)
        return transform.about(CGPoint(x: (anchorPoint.x - 0.5) * width, y: (anchorPoint.y - 0.5) * height))
    }

    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
        set {
            view?.backgroundColor = newValue.map(UIColor.init(cgColor:))
            ownColor = newValue
            changed()
        }
    }

    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            view?.alpha = CGFloat(newValue)
            ownOpacity = newValue
            changed()
        }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set {
            view?.isHidden = newValue
            ownIsHidden = newValue
            changed()
        }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasks }
        set {
            view?.clipsToBounds = newValue
            ownMasks = newValue
            changed()
        }
    }

    open func affineTransform() -> CGAffineTransform { view?.transform ?? transform.affine }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { self.transform = CATransform3DMakeAffineTransform(transform) }
    }

    // MARK: Tree

    /// The layer around this one: that of the superview for a view's layer.
    public var superlayer: CALayer? { outer ?? view?.superview?.layer }

    /// Layers of the subviews and the free layers, in drawing order; nil where there are none.
    open var sublayers: [CALayer]? {
        get {
            let all = ordered.map { $0.layer }
            return all.isEmpty ? nil : all
        }
        set {
            for layer in freeLayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    private var ordered: [(layer: CALayer, viewsBelow: Int)] {
        var rest = freeLayers[...]
        var all: [(CALayer, Int)] = []
        for (index, subview) in (view?.subviews ?? []).enumerated() {
            while let layer = rest.first, layer.viewsBelow <= index {
                all.append((layer, index))
                rest.removeFirst()
            }
            all.append((subview.layer, index + 1))
        }
        return all + rest.map { ($0, view?.subviews.count ?? 0) }
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

    /// Inserts a free layer. A view's layer is left where it is: it moves only with its view.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard layer.view == nil, !sequence(first: self, next: \.outer).contains(layer) else { return }
        layer.removeFromSuperlayer()
        let all = ordered
        let place = min(Int(index), all.count)
        layer.viewsBelow = place == 0 ? 0 : all[place - 1].viewsBelow
        let freeBelow = all[..<place].filter { $0.layer.view == nil }.count
        freeLayers.insert(layer, at: freeBelow)
        layer.outer = self
        sortLayers()
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, 1) }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, _ offset: Int) {
        let place = ordered.firstIndex { $0.layer === sibling }
        insertSublayer(layer, at: place.map { UInt32($0 + offset) } ?? UInt32.max)
    }

    /// Puts a layer in the place of a free sublayer. Source: developer.apple.com/documentation/quartzcore/calayer/replacesublayer(_:with:)
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        outer?.freeLayers.removeAll { $0 === self }
        outer?.changed()
        outer = nil
    }

    private func sortLayers() {
        let places = freeLayers.enumerated().sorted {
            ($0.element.viewsBelow, $0.element.zPosition, $0.offset)
                < ($1.element.viewsBelow, $1.element.zPosition, $1.offset)
        }
        freeLayers = places.map(\.element)
        changed()
    }

    /// Returns whether a point, in the layer's coordinates, is within its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the innermost layer at a point, of those that are not hidden the one in front; nil for a point that this layer does
    /// not contain.
    /// - Parameter p: in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(at: p) }

    // MARK: Drawing

    /// Returns the content that a subclass draws above its background, in its own coordinates.
    func ownNodes() -> [NodeDraft] { contentsNode.map { [$0] } ?? [] }

    /// Has a layer of an app's own class, or one with a delegate, drawn anew: by the delegate's `display(_:)` or, where it has none,
    /// by `draw(in:)`.
    open func setNeedsDisplay() {
        (wantsDisplay, ownPicture) = (true, nil)
        changed()
    }
    /// Whether another size has the layer drawn anew, as it has here once it was displayed.
    open var needsDisplayOnBoundsChange = false { didSet { if needsDisplayOnBoundsChange { setNeedsDisplay() } } }
    open func displayIfNeeded() {}
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    /// Has the delegate lay out the sublayers; that of a view's layer is called with the view's `layoutSubviews()`.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Whether the layer shows more than its sublayers.
    var drawsItself: Bool { true }

    /// Returns the nodes of the sublayers as the layer draws them.
    func replicated(_ nodes: [NodeDraft]) -> [NodeDraft] { nodes }

    /// Draws the layer's own content, or has its delegate draw: called for a class of an app's own, and for a layer with a
    /// delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Returns whether a change of the property has the layer drawn anew. Ignored: call `setNeedsDisplay()`.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Never called: layers have no implicit animations.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// Never called: layers have no implicit animations.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Paints the layer and its sublayers into a context, with its top-left corner at the context's origin.
    open func render(in context: CGContext) {
        if let view {
            view.paintHierarchy(into: context)
        } else if var draft {
            (draft.node.frame.x, draft.node.frame.y) = (0, 0)
            draft.paint(into: context)
        }
    }
}

extension UIView {
    /// The view's layer, created when it is first read.
    public var layer: CALayer {
        if let storedLayer { return storedLayer }
        let layer = CALayer.make((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self)
        layer.view = self
        storedLayer = layer
        return layer
    }
}
