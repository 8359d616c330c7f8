public import UIKit

extension UITouch {
    /// Returns the place of the touch in a node's coordinates.
    /// Source: developer.apple.com/documentation/uikit/uitouch/location(in:)-9ipo4
    public func location(in node: SKNode) -> CGPoint { place(location(in: view), in: node) }

    public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: view), in: node) }

    private func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        guard let sceneView = scene.view else { return point }
        let inView = (view === sceneView ? point : view?.convert(point, to: sceneView)) ?? point
        return node.convert(scene.convertPoint(fromView: inView), from: scene)
    }
}

extension SKScene {
    /// Returns the node that takes a touch at a point of the scene: the frontmost of those that take touches, else the scene.
    func touchTarget(at point: CGPoint) -> SKNode {
        var best: (node: SKNode, height: CGFloat)?
        func search(_ node: SKNode, _ point: CGPoint, _ height: CGFloat) {
            for child in node.children where !child.isHidden && child.alpha > 0 {
                let top = height + child.zPosition
                let inner = point.applying(child.transform.inverted())
                if child.isUserInteractionEnabled, child.accumulatedRect?.contains(inner) == true,
                    best.map({ $0.height <= top }) ?? true
                {
                    best = (child, top)
                }
                search(child, inner, top)
            }
        }
        search(self, point, 0)
        return best?.node ?? self
    }
}
