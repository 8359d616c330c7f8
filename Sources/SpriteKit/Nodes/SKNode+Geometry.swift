public import UIKit

// Coordinates and areas.
extension SKNode {
    /// Transform from the node's coordinates to the parent's.
    var transform: CGAffineTransform {
        let (sine, cosine) = zRotation == 0 ? (0, 1) : (sin(zRotation), cos(zRotation))
        return CGAffineTransform(
            a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
    }

    /// Transform from the node's coordinates to those of the outermost node: the scene's, where it is in one.
    var sceneTransform: CGAffineTransform {
        var all = CGAffineTransform.identity
        for node in sequence(first: self, next: { $0.parent }) where node.parent != nil {
            all = all.concatenating(node.transform)
        }
        return all
    }

    /// Converts a point from another node's coordinates, in the same tree.
    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.sceneTransform).applying(sceneTransform.inverted())
    }

    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    /// Union of what the node and its descendants draw, in its own coordinates; nil where they draw nothing.
    var accumulatedRect: CGRect? {
        var rect = contentRect
        for child in children {
            guard let inner = child.accumulatedRect?.applying(child.transform) else { continue }
            rect = rect?.union(inner) ?? inner
        }
        return rect
    }

    /// Returns whether a point in the parent's coordinates is within the bounding box of the node and its descendants.
    public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    public func intersects(_ node: SKNode) -> Bool {
        guard let own = accumulatedRect, let other = node.accumulatedRect else { return false }
        return own.applying(sceneTransform).intersects(other.applying(node.sceneTransform))
    }

    /// Returns the frontmost descendant that draws at a point in the node's coordinates; the node itself where none does.
    public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// Returns the descendants that draw at a point in the node's coordinates, the frontmost first.
    public func nodes(at p: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, height: CGFloat, order: Int)] = []
        func search(_ node: SKNode, _ point: CGPoint, _ height: CGFloat) {
            for child in node.children where !child.isHidden && child.alpha > 0 {
                let inner = point.applying(child.transform.inverted())
                let top = height + child.zPosition
                if child.contentRect?.contains(inner) == true { found.append((child, top, found.count)) }
                search(child, inner, top)
            }
        }
        search(self, p, 0)
        return found.sorted { ($0.height, $0.order) > ($1.height, $1.order) }.map(\.node)
    }
}

extension CGAffineTransform {
    /// Angle by which the x axis is turned, in radians.
    var angle: CGFloat { b == 0 && a > 0 ? 0 : atan2(b, a) }
    /// Lengths of the transformed unit vectors.
    var scales: CGSize { CGSize(width: hypot(a, b), height: hypot(c, d)) }
}
