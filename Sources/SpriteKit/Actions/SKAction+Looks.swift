public import UIKit

// Opacity, colours, textures, visibility.
extension SKAction {
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        reversible(fadeAlpha(to: 1, duration: sec)) { fadeOut(withDuration: sec) }
    }

    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        reversible(fadeAlpha(to: 0, duration: sec)) { fadeIn(withDuration: sec) }
    }

    public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
        going(sec, from: { $0.alpha }) { $0.alpha = $1 + (alpha - $1) * $2 }
    }

    public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
        reversible(going(sec, from: { $0.alpha }) { $0.alpha = max(0, min(1, $1 + factor * $2)) }) {
            fadeAlpha(by: -factor, duration: sec)
        }
    }

    private class func reversible(_ action: SKAction, _ opposite: @escaping @MainActor () -> SKAction) -> SKAction {
        SKAction(action.course, action.duration, opposite: ActionMaker(opposite))
    }

    public class func hide() -> SKAction { reversible(SKAction(.instant { $0.isHidden = true })) { unhide() } }
    public class func unhide() -> SKAction { reversible(SKAction(.instant { $0.isHidden = false })) { hide() } }

    /// Changes a sprite's colour and how much of it is mixed into the texture.
    public class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        let end = color.cgColor
        return going(duration, from: { ($0 as? SKSpriteNode).map { ($0.color.cgColor, $0.colorBlendFactor) } }) {
            node, start, share in
            guard let sprite = node as? SKSpriteNode, let (first, factor) = start else { return }
            sprite.color = UIColor(cgColor: first.mixed(with: end, share))
            sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * share
        }
    }

    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        going(sec, from: { ($0 as? SKSpriteNode)?.colorBlendFactor ?? 0 }) { node, start, share in
            (node as? SKSpriteNode)?.colorBlendFactor = start + (colorBlendFactor - start) * share
        }
    }

    // MARK: Textures

    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.instant { ($0 as? SKSpriteNode)?.show(texture, resizing: resize) })
    }

    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }

    /// Shows textures one after the other.
    /// - Parameters:
    ///   - resize: whether the sprite takes the size of each.
    ///   - restore: whether the sprite shows its own texture again at the end.
    public class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        let action = SKAction(
            .gradual { node in
                let sprite = node as? SKSpriteNode
                let own = sprite?.texture
                return { [weak sprite] share, _ in
                    guard let sprite, !textures.isEmpty else { return }
                    let index = min(Int(share * CGFloat(textures.count) + 1e-6), textures.count - 1)
                    let shown = share >= 1 && restore ? own : textures[index]
                    if sprite.texture !== shown { sprite.show(shown, resizing: resize) }
                }
            }, sec * Double(textures.count),
            opposite: ActionMaker {
                animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
            })
        return action
    }
}

extension CGColor {
    func mixed(with other: CGColor, _ share: CGFloat) -> CGColor {
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
