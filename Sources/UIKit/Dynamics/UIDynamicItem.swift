/// Something that an animator moves, such as a view.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    /// Only the size counts.
    var bounds: CGRect { get }
    /// The animator turns it, and leaves its scale.
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline around the item's centre, for the bounds type `path`.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// Outline by which an item meets others.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle = 0, ellipse, path }

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicitemgroup
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    private var angle: CGFloat = 0
    private let size: CGSize

    public init(items: [any UIDynamicItem]) {
        self.items = items
        size = Self.frame(of: items).size
    }

    private static func frame(of items: [any UIDynamicItem]) -> CGRect {
        items.reduce(CGRect.null) { all, item in
            let (center, size) = (item.center, item.bounds.size)
            let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
            return all.union(CGRect(origin: corner, size: size))
        }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

    open var center: CGPoint {
        get {
            let count = CGFloat(max(items.count, 1))
            let sum = items.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.center.x, y: $0.y + $1.center.y) }
            return CGPoint(x: sum.x / count, y: sum.y / count)
        }
        set {
            let old = center
            for item in items { item.center = item.center + (newValue - old) }
        }
    }

    open var transform: CGAffineTransform {
        get { CGAffineTransform(rotationAngle: angle) }
        set {
            let (turn, middle) = (newValue.turn - angle, center)
            angle = newValue.turn
            for item in items {
                item.center = middle + (item.center - middle).turned(by: turn)
                item.transform = item.transform.rotated(by: turn)
            }
        }
    }
}
