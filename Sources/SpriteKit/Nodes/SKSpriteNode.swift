import RenderTree
import TreePainter
public import UIKit

/// A rectangle with a texture or a colour.
///
/// Partly: normal maps, lights, shaders and warp geometries have no effect.
///
/// Source: developer.apple.com/documentation/spritekit/skspritenode
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    open var texture: SKTexture? { didSet { Self.changeCount &+= 1 } }
    /// Colour of a sprite without a texture; else the one that `colorBlendFactor` mixes into it.
    open var color = UIColor.clear { didSet { Self.changeCount &+= 1 } }
    /// How much the texture's colours are multiplied by `color`, 0…1.
    open var colorBlendFactor: CGFloat = 0 { didSet { Self.changeCount &+= 1 } }
    /// Point of the sprite, in unit coordinates with the origin at the lower left, that is at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { Self.changeCount &+= 1 } }
    /// Part of the texture that is stretched, in unit coordinates; what is around it keeps its size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { Self.changeCount &+= 1 } }
    open var blendMode = SKBlendMode.alpha { didSet { Self.changeCount &+= 1 } }
    /// Size before the node's scale.
    private var ownSize: CGSize { didSet { Self.changeCount &+= 1 } }
    private var parts = NineParts()

    /// Creates a sprite.
    /// - Parameter size: in points, whatever the texture's size is.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        ownSize = size
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) {
        ownSize = .zero
        super.init(coder: aDecoder)
    }

    override public convenience init() { self.init(texture: nil, color: .clear, size: .zero) }

    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// Size in the parent's coordinates, before rotation: that of the texture times the scale.
    open var size: CGSize {
        get { CGSize(width: ownSize.width * abs(xScale), height: ownSize.height * abs(yScale)) }
        set {
            ownSize = CGSize(
                width: xScale == 0 ? newValue.width : newValue.width / abs(xScale),
                height: yScale == 0 ? newValue.height : newValue.height / abs(yScale))
        }
    }

    /// Scales the sprite to a size in its parent's coordinates.
    open func scale(to size: CGSize) {
        guard ownSize.width > 0, ownSize.height > 0 else { return }
        (xScale, yScale) = (size.width / ownSize.width, size.height / ownSize.height)
    }

    func show(_ texture: SKTexture?, resizing: Bool) {
        self.texture = texture
        if resizing, let texture { ownSize = texture.size() }
    }

    // MARK: Drawing

    override var contentRect: CGRect? {
        CGRect(
            x: -anchorPoint.x * ownSize.width, y: -anchorPoint.y * ownSize.height, width: ownSize.width,
            height: ownSize.height)
    }

    override func content() -> SpriteContent? {
        guard ownSize.width > 0, ownSize.height > 0 else { return nil }
        guard let texture else { return plainContent }
        guard let image = texture.image else { return nil }
        let isWhole = centerRect == CGRect(x: 0, y: 0, width: 1, height: 1)
        let shown = isWhole ? image : parts.image(image, centerRect, texture.size(), size)
        var draft = NodeDraft.picture(shown, in: CGRect(origin: .zero, size: ownSize))
        if texture.filteringMode == .nearest, case .image(var picture) = draft.node.content {
            picture.isPixelated = true
            draft.node.content = .image(picture)
        }
        if colorBlendFactor > 0 { draft.node.style.filters = Filters(multiply: multiplier) }
        draft.node.style.blend = blendMode.nodeBlend
        return SpriteContent(draft: draft, isStretched: true)
    }

    private var plainContent: SpriteContent? {
        guard let rgba = color.rgba as RGBA?, rgba.alpha > 0 else { return nil }
        var draft = NodeDraft.box(CGRect(origin: .zero, size: ownSize), rgba)
        draft.node.style.blend = blendMode.nodeBlend
        return SpriteContent(draft: draft)
    }

    private var multiplier: RGBA {
        RGBA(CGColor(red: 1, green: 1, blue: 1, alpha: 1).mixed(with: color.cgColor, min(1, colorBlendFactor)))
    }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKSpriteNode else { return }
        (texture, color, colorBlendFactor) = (other.texture, other.color, other.colorBlendFactor)
        (anchorPoint, centerRect, blendMode, ownSize) = (
            other.anchorPoint, other.centerRect, other.blendMode, other.ownSize
        )
    }
}

/// A picture whose corners keep their size, drawn anew when the size changes.
private struct NineParts {
    private var key: [CGFloat] = []
    private var source: CGImage?
    private var made: CGImage?

    /// Returns the picture at a size in points.
    mutating func image(_ image: CGImage, _ center: CGRect, _ own: CGSize, _ size: CGSize) -> CGImage {
        let wanted = [center.minX, center.minY, center.width, center.height, size.width, size.height]
        if source === image, key == wanted, let made { return made }
        (key, source) = (wanted, image)
        let scale = own.width > 0 ? CGFloat(image.width) / own.width : 1
        let context = CGContext(size: size, scale: scale)
        if let context { draw(image, center, own, size, scale, into: context) }
        let drawn = context?.makeImage() ?? image
        made = drawn
        return drawn
    }

    private func draw(
        _ image: CGImage, _ center: CGRect, _ own: CGSize, _ size: CGSize, _ scale: CGFloat, into context: CGContext
    ) {
        func edges(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> [CGFloat] {
            let factor = min(1, length / max(1, low + high))
            return [0, low * factor, length - high * factor, length]
        }
        let (left, right) = (center.minX * own.width, (1 - center.maxX) * own.width)
        let (top, bottom) = ((1 - center.maxY) * own.height, center.minY * own.height)
        let from = ([0, left, own.width - right, own.width], [0, top, own.height - bottom, own.height])
        let to = (edges(left, right, size.width), edges(top, bottom, size.height))
        for row in 0..<3 {
            for column in 0..<3 {
                let part = CGRect(
                    x: from.0[column] * scale, y: from.1[row] * scale,
                    width: (from.0[column + 1] - from.0[column]) * scale,
                    height: (from.1[row + 1] - from.1[row]) * scale)
                let area = CGRect(
                    x: to.0[column], y: to.1[row], width: to.0[column + 1] - to.0[column],
                    height: to.1[row + 1] - to.1[row])
                guard part.width >= 1, part.height >= 1, let piece = image.cropping(to: part) else { continue }
                context.drawUpright(piece, in: area)
            }
        }
    }
}
