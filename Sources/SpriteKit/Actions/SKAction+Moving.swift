public import UIKit

// Place, rotation, scale and size.
extension SKAction {
    /// Makes an action that adds shares of its effect, so that several of them on one node add up.
    private static func adding(
        _ duration: TimeInterval, opposite: @escaping @MainActor () -> SKAction,
        _ add: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .gradual { node in
                var done: CGFloat = 0
                return { [weak node] share, _ in
                    if let node { add(node, share - done) }
                    done = share
                }
            }, duration, opposite: ActionMaker(opposite))
    }

    /// Makes an action that goes from the value that a node has at the beginning.
    static func going<Value>(
        _ duration: TimeInterval, from start: @escaping @MainActor (SKNode) -> Value,
        _ show: @escaping @MainActor (SKNode, Value, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .gradual { node in
                let first = start(node)
                return { [weak node] share, _ in if let node { show(node, first, share) } }
            }, duration)
    }

    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        adding(duration, opposite: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) { node, share in
            node.position = CGPoint(x: node.position.x + deltaX * share, y: node.position.y + deltaY * share)
        }
    }

    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }

    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.position }) { node, start, share in
            node.position = CGPoint(
                x: start.x + (location.x - start.x) * share, y: start.y + (location.y - start.y) * share)
        }
    }

    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.position.x }) { $0.position.x = $1 + (x - $1) * $2 }
    }

    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.position.y }) { $0.position.y = $1 + (y - $1) * $2 }
    }

    // MARK: Rotation

    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        adding(duration, opposite: { rotate(byAngle: -radians, duration: duration) }) { $0.zRotation += radians * $1 }
    }

    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.zRotation }) { $0.zRotation = $1 + (radians - $1) * $2 }
    }

    /// Rotates to an angle, in the direction of the smaller turn where that is asked for.
    public class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return going(duration, from: { $0.zRotation }) { node, start, share in
            node.zRotation = start + (radians - start).remainder(dividingBy: 2 * .pi) * share
        }
    }

    // MARK: Scale

    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }

    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        let action = SKAction(
            .gradual { node in
                var (x, y): (CGFloat, CGFloat) = (1, 1)
                return { [weak node] share, _ in
                    let (nextX, nextY) = (1 + (xScale - 1) * share, 1 + (yScale - 1) * share)
                    if x != 0 { node?.xScale *= nextX / x }
                    if y != 0 { node?.yScale *= nextY / y }
                    (x, y) = (nextX, nextY)
                }
            }, duration,
            opposite: ActionMaker {
                scaleX(by: xScale == 0 ? 1 : 1 / xScale, y: yScale == 0 ? 1 : 1 / yScale, duration: duration)
            })
        return action
    }

    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }

    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { ($0.xScale, $0.yScale) }) { node, start, share in
            node.xScale = start.0 + (xScale - start.0) * share
            node.yScale = start.1 + (yScale - start.1) * share
        }
    }

    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.xScale }) { $0.xScale = $1 + (scale - $1) * $2 }
    }

    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.yScale }) { $0.yScale = $1 + (scale - $1) * $2 }
    }

    /// Scales a sprite to a size in its parent's coordinates.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        going(duration, from: { ($0.xScale, $0.yScale) }) { node, start, share in
            guard let own = (node as? SKSpriteNode)?.size, own.width > 0, own.height > 0 else { return }
            // The size that a sprite reports has its scale in it.
            let (width, height) = (own.width / abs(node.xScale), own.height / abs(node.yScale))
            node.xScale = start.0 + (size.width / width - start.0) * share
            node.yScale = start.1 + (size.height / height - start.1) * share
        }
    }

    // MARK: Size of sprites

    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        adding(duration, opposite: { resize(byWidth: -width, height: -height, duration: duration) }) { node, share in
            guard let sprite = node as? SKSpriteNode else { return }
            let size = sprite.size
            sprite.size = CGSize(width: size.width + width * share, height: size.height + height * share)
        }
    }

    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { ($0 as? SKSpriteNode)?.size ?? .zero }) { node, start, share in
            (node as? SKSpriteNode)?.size = CGSize(
                width: start.width + (width - start.width) * share,
                height: start.height + (height - start.height) * share)
        }
    }

    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { ($0 as? SKSpriteNode)?.size.width ?? 0 }) { node, start, share in
            (node as? SKSpriteNode)?.size.width = start + (width - start) * share
        }
    }

    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { ($0 as? SKSpriteNode)?.size.height ?? 0 }) { node, start, share in
            (node as? SKSpriteNode)?.size.height = start + (height - start) * share
        }
    }
}
