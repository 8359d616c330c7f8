import UIKit

final class CircleLayout: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        var angle: CGFloat = 0 {
            didSet {
                zIndex = Int(angle * 1_000_000)
                transform = CGAffineTransform(rotationAngle: angle)
            }
        }
        override func copy(with zone: NSZone? = nil) -> Any {
            let copied = super.copy(with: zone) as! Attributes
            copied.anchorPoint = anchorPoint
            copied.angle = angle
            return copied
        }
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Attributes, other.angle == angle else { return false }
            return super.isEqual(object)
        }
    }

    let itemSize = CGSize(width: 133, height: 173)
    var radius: CGFloat = 500 { didSet { invalidateLayout() } }
    private var attributes: [Attributes] = []
    private var inserted: [IndexPath] = []

    private var anglePerItem: CGFloat { atan(itemSize.width / radius) }
    private var angleAtExtreme: CGFloat {
        guard let count = collectionView?.numberOfItems(inSection: 0), count > 0 else { return 0 }
        return -CGFloat(count - 1) * anglePerItem
    }
    private var angle: CGFloat {
        guard let collectionView else { return 0 }
        return angleAtExtreme * collectionView.contentOffset.x / max(1, collectionViewContentSize.width - collectionView.bounds.width)
    }

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        return CGSize(width: CGFloat(collectionView.numberOfItems(inSection: 0)) * itemSize.width, height: collectionView.bounds.height)
    }

    override init() {
        super.init()
        register(RingView.self, forDecorationViewOfKind: RingView.kind)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let centerX = collectionView.contentOffset.x + collectionView.bounds.width / 2
        let anchorY = (itemSize.height / 2 + radius) / itemSize.height
        attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { index in
            let attributes = Attributes(forCellWith: IndexPath(item: index, section: 0))
            attributes.size = itemSize
            attributes.center = CGPoint(x: centerX, y: collectionView.bounds.midY)
            attributes.angle = angle + anglePerItem * CGFloat(index)
            attributes.anchorPoint = CGPoint(x: 0.5, y: anchorY)
            return attributes
        }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let decoration = layoutAttributesForDecorationView(ofKind: RingView.kind, at: IndexPath(item: 0, section: 0))
        return attributes.filter { $0.frame.intersects(rect) } + [decoration].compactMap { $0 }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes[indexPath.row] }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = collectionView.bounds.insetBy(dx: 20, dy: 20)
        attributes.zIndex = -1
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.invalidateDecorationElements(ofKind: RingView.kind, at: [IndexPath(item: 0, section: 0)])
        context.contentOffsetAdjustment = .zero
        return context
    }
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let collectionView else { return proposed }
        let factor = -angleAtExtreme / (collectionViewContentSize.width - collectionView.bounds.width)
        let ratio = proposed.x * factor / anglePerItem
        let rounded = velocity.x > 0 ? ceil(ratio) : velocity.x < 0 ? floor(ratio) : round(ratio)
        return CGPoint(x: rounded * anglePerItem / factor, y: proposed.y)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates(); inserted = [] }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if inserted.contains(itemIndexPath) {
            attributes?.alpha = 0
            attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
        }
        return attributes
    }
}

final class RingView: UICollectionReusableView {
    static let kind = "ring"
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as! CAGradientLayer
        gradient.type = .conic
        gradient.colors = [UIColor.systemRed, .systemYellow, .systemRed].map(\.cgColor)
        gradient.locations = [0, 0.5, 1]
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class CircularCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? CircleLayout.Attributes else { return }
        layer.anchorPoint = attributes.anchorPoint
        center.y += (attributes.anchorPoint.y - 0.5) * bounds.height
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { layoutAttributes }
    override func prepareForReuse() { super.prepareForReuse(); contentView.subviews.forEach { $0.removeFromSuperview() } }
}
