import RenderTree
import TreePainter
public import UIKit

/// A path with its fill and stroke.
///
/// Partly: textures, shaders and antialiasing have no effect; a glow is drawn as a shadow in the stroke's colour.
///
/// Source: developer.apple.com/documentation/spritekit/skshapenode
@preconcurrency @MainActor open class SKShapeNode: SKNode {
    open var path: CGPath? { didSet { changed() } }
    open var fillColor = UIColor.clear { didSet { changed() } }
    open var strokeColor = UIColor.white { didSet { changed() } }
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    /// Width of a glow around the stroke, in points.
    open var glowWidth: CGFloat = 0 { didSet { changed() } }
    open var lineCap = CGLineCap.butt { didSet { changed() } }
    open var lineJoin = CGLineJoin.miter { didSet { changed() } }
    open var miterLimit: CGFloat = 10 { didSet { changed() } }
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha { didSet { Self.changeCount &+= 1 } }
    private var drawn: (content: ShapeContent, rect: CGRect)?

    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    /// Creates a shape of a path.
    /// - Parameter centered: whether the path is moved so that the middle of its bounding box is at the node's position.
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBoxOfPath
        let move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.init(path: centered && !box.isNull ? path.copy(using: move) : path)
    }

    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect)) }

    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(around: .zero, size)) }

    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(around: .zero, size), cornerRadius: cornerRadius)
    }

    public convenience init(circleOfRadius r: CGFloat) { self.init(ellipseOf: CGSize(width: r * 2, height: r * 2)) }

    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect)) }

    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(around: .zero, size)) }

    /// Creates lines from point to point.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: (0..<max(0, numPoints)).map { points[$0] })
        self.init(path: path)
    }

    /// Creates a smooth curve through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: CGPath.spline((0..<max(0, numPoints)).map { points[$0] }))
    }

    /// Length of the path in points.
    open var lineLength: CGFloat { path.map { PathWalk($0).length } ?? 0 }

    private func changed() {
        drawn = nil
        Self.changeCount &+= 1
    }

    // MARK: Drawing

    override var contentRect: CGRect? { shape?.rect }

    override func content() -> SpriteContent? {
        guard let shape else { return nil }
        let area = CGRect(origin: .zero, size: shape.rect.size)
        var draft = NodeDraft(frame: TreeRect(area), content: .shape(shape.content))
        if glowWidth > 0, strokeColor.rgba.alpha > 0 {
            draft.node.style.shadow = Shadow(color: strokeColor.rgba, radius: Double(glowWidth))
        }
        draft.node.style.blend = blendMode.nodeBlend
        return SpriteContent(draft: draft)
    }

    private var shape: (content: ShapeContent, rect: CGRect)? {
        if let drawn { return drawn }
        guard let path, !path.isEmpty else { return nil }
        let hasLine = lineWidth > 0 && strokeColor.rgba.alpha > 0
        let box = path.boundingBoxOfPath
        guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else {
            return nil
        }
        let margin = hasLine ? lineWidth / 2 : 0
        let rect = box.insetBy(dx: -margin, dy: -margin)
        // The node's frame has its origin at the top, and its y axis points down.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -rect.minX, ty: rect.maxY)
        var content = ShapeContent(path: path.copy(using: flip).svg)
        if fillColor.rgba.alpha > 0 { content.fill = .color(fillColor.rgba) }
        if hasLine {
            content.stroke = Stroke(
                paint: .color(strokeColor.rgba), width: Double(lineWidth), cap: Stroke.Cap(lineCap),
                join: Stroke.Join(lineJoin), miterLimit: miterLimit == 10 ? nil : Double(miterLimit))
        }
        drawn = (content, rect)
        return drawn
    }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKShapeNode else { return }
        (path, fillColor, strokeColor, lineWidth) = (
            other.path?.copy(), other.fillColor, other.strokeColor, other.lineWidth
        )
        (glowWidth, lineCap, lineJoin, miterLimit) = (
            other.glowWidth, other.lineCap, other.lineJoin, other.miterLimit
        )
        (isAntialiased, blendMode) = (other.isAntialiased, other.blendMode)
    }
}

extension CGRect {
    init(around center: CGPoint, _ size: CGSize) {
        self.init(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGPath {
    /// Returns a curve through points, whose direction at each is that from its neighbour before to the one after.
    static func spline(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        func slope(_ index: Int) -> CGPoint {
            let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
            return CGPoint(x: (after.x - before.x) / 6, y: (after.y - before.y) / 6)
        }
        for index in points.indices.dropFirst() {
            let (start, end, one, two) = (points[index - 1], points[index], slope(index - 1), slope(index))
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + one.x, y: start.y + one.y),
                control2: CGPoint(x: end.x - two.x, y: end.y - two.y))
        }
        return path
    }
}
