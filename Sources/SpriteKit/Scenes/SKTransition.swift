import RenderTree
import TreePainter
public import UIKit

/// Source: developer.apple.com/documentation/spritekit/sktransitiondirection
public enum SKTransitionDirection: Int, Sendable { case up = 0, down, right, left }

/// How one scene replaces another in a view.
///
/// Partly: flips are drawn flat, and doors and doorways as cross-fades.
///
/// Source: developer.apple.com/documentation/spritekit/sktransition
@preconcurrency @MainActor open class SKTransition: NSObject {
    /// Whether the old scene stands still meanwhile.
    open var pausesOutgoingScene = true
    open var pausesIncomingScene = true
    let kind: Kind
    let duration: TimeInterval

    enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        case flip(isVertical: Bool)
    }

    private init(_ kind: Kind, _ duration: TimeInterval) {
        self.kind = kind
        self.duration = duration.isFinite ? max(0, duration) : 0
        super.init()
    }

    public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    public class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), sec)
    }
    public class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    public class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    public class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isVertical: false), sec)
    }
    public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isVertical: true), sec)
    }
    public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        crossFade(withDuration: sec)
    }
    public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        crossFade(withDuration: sec)
    }
    public class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        crossFade(withDuration: sec)
    }
    public class func doorway(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
}

/// A transition that has begun.
@MainActor struct RunningTransition {
    let effect: SKTransition
    let old: SKScene
    private let start: TimeInterval

    init(_ effect: SKTransition, from old: SKScene, start: TimeInterval) {
        (self.effect, self.old, self.start) = (effect, old, start)
    }

    /// Returns the share of the duration that is over, 0…1.
    func share(at time: TimeInterval) -> CGFloat {
        effect.duration > 0 ? CGFloat(max(0, min(1, (time - start) / effect.duration))) : 1
    }

    /// Returns both scenes as they look at a time.
    func drafts(to new: SKScene, in size: CGSize, at time: TimeInterval) -> [NodeDraft] {
        let share = share(at: time)
        let (first, second) = (SKView.draft(of: old, in: size), SKView.draft(of: new, in: size))
        switch effect.kind {
        case .crossFade: return [first, second.faded(share)]
        case .fade(let color):
            let ground = NodeDraft.box(CGRect(origin: .zero, size: size), color.rgba)
            return [ground, share < 0.5 ? first.faded(1 - share * 2) : second.faded(share * 2 - 1)]
        case .push(let direction):
            let (x, y) = direction.step(in: size)
            return [first.moved(x * share, y * share), second.moved(x * (share - 1), y * (share - 1))]
        case .moveIn(let direction):
            let (x, y) = direction.step(in: size)
            return [first, second.moved(x * (share - 1), y * (share - 1))]
        case .reveal(let direction):
            let (x, y) = direction.step(in: size)
            return [second, first.moved(x * share, y * share)]
        case .flip(let isVertical):
            let width = max(0.001, abs(1 - share * 2))
            var shown = share < 0.5 ? first : second
            shown.node.style.transform = isVertical ? [1, 0, 0, width, 0, 0] : [width, 0, 0, 1, 0, 0]
            return [shown]
        }
    }
}

extension NodeDraft {
    fileprivate func faded(_ opacity: CGFloat) -> NodeDraft {
        var faded = self
        faded.node.style.opacity = (faded.node.style.opacity ?? 1) * Double(opacity)
        return faded
    }
}

extension SKTransitionDirection {
    /// Distance that the scenes move, in points of the view.
    fileprivate func step(in size: CGSize) -> (CGFloat, CGFloat) {
        switch self {
        case .up: (0, -size.height)
        case .down: (0, size.height)
        case .right: (size.width, 0)
        case .left: (-size.width, 0)
        }
    }
}
