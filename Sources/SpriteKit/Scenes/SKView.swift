import RenderTree
import TreePainter
public import UIKit

/// A view that shows a scene. The scene is computed 60 times a second, and what has changed is sent to the page 30 times a second,
/// as changes of nodes: one that stands still costs nothing. While the view is not shown, time stands still.
///
/// Source: developer.apple.com/documentation/spritekit/skview
@preconcurrency @MainActor open class SKView: UIView {
    public private(set) var scene: SKScene?
    /// Whether the scene stands still.
    open var isPaused = false
    open var showsFPS = false { didSet { didChangeLooks() } }
    open var showsNodeCount = false { didSet { didChangeLooks() } }
    /// Without effect: all nodes are drawn, in one pass.
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    /// Without effect: siblings at one height are drawn in order.
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var isAsynchronous = true
    /// Whether the view behind shines through where the scene draws nothing.
    open var allowsTransparency = false { didSet { didChangeLooks() } }
    /// Steps a second, at most 60.
    open var preferredFramesPerSecond = SpriteLimits.stepsPerSecondMax
    /// Same as 60 / `preferredFramesPerSecond`.
    open var frameInterval: Int {
        get { max(1, 60 / max(1, preferredFramesPerSecond)) }
        set { preferredFramesPerSecond = 60 / max(1, newValue) }
    }
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = Int(newValue) }
    }
    var loop = FrameLoop()
    var transition: RunningTransition?
    /// Node that the current touch belongs to.
    private var touched: SKNode?
    private var lastTouchEnd: (time: Date, place: CGPoint)?

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func presentScene(_ scene: SKScene?) { show(scene, nil) }

    open func presentScene(_ scene: SKScene, transition: SKTransition) { show(scene, transition) }

    private func show(_ next: SKScene?, _ effect: SKTransition?) {
        guard next !== scene else { return }
        let old = scene
        endTransition()
        old?.willMove(from: self)
        if let other = next?.view, other !== self { other.presentScene(nil) }
        if let effect, let old, let next {
            transition = RunningTransition(effect, from: old, start: loop.time)
            (old.view, next.view) = (self, self)
        } else {
            old?.view = nil
        }
        scene = next
        next?.view = self
        fitScene()
        next?.didMove(to: self)
        SKNode.changeCount &+= 1
        didChangeLooks()
    }

    func endTransition() {
        guard let over = transition else { return }
        transition = nil
        if over.old !== scene { over.old.view = nil }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        fitScene()
    }

    private func fitScene() {
        guard let scene, scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
        scene.size = bounds.size
    }

    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    // MARK: Pictures

    /// Draws a node with its descendants into a texture; nil where it draws nothing.
    open func texture(from node: SKNode) -> SKTexture? {
        texture(from: node, crop: (node as? SKScene)?.frame ?? node.calculateAccumulatedFrame())
    }

    /// Draws a part of a node, in its parent's coordinates, into a texture.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        let scale = UIScreen.main.scale
        guard crop.width > 0, crop.height > 0, let context = CGContext(size: crop.size, scale: scale) else {
            return nil
        }
        if let scene = node as? SKScene {
            context.setFillColor(scene.backgroundColor.cgColor)
            context.fill(CGRect(origin: .zero, size: crop.size))
        }
        for draft in SceneDrawing.drafts(of: node) { draft.moved(-crop.minX, crop.maxY).paint(into: context) }
        guard let image = context.makeImage() else { return nil }
        return SKTexture(image: UIImage(cgImage: image, scale: scale, orientation: .up))
    }

    // MARK: Touches

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let scene, scene.isUserInteractionEnabled || !scene.children.isEmpty, let touch = touches.first else {
            return super.touchesBegan(touches, with: event)
        }
        let target = scene.touchTarget(at: touch.location(in: scene))
        touched = target
        target.touchesBegan(touches, with: event)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touched else { return super.touchesMoved(touches, with: event) }
        touched.touchesMoved(touches, with: event)
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { lastTouchEnd = (loop.now(for: self), touch.location(in: self)) }
        guard let target = touched else { return super.touchesEnded(touches, with: event) }
        touched = nil
        target.touchesEnded(touches, with: event)
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let target = touched else { return super.touchesCancelled(touches, with: event) }
        touched = nil
        target.touchesCancelled(touches, with: event)
    }

    /// Seconds after a touch in which a tap at its place is the same one, which the page reports again.
    private static let tapDelayMax = 0.7

    /// Touches a point of the view for a person who uses the keyboard.
    func touchByKeys(_ point: CGPoint) {
        if let last = lastTouchEnd, loop.now(for: self).timeIntervalSince(last.time) < Self.tapDelayMax {
            lastTouchEnd = nil
            return
        }
        let touch = UITouch(at: point, in: self)
        let event = UIEvent()
        touchesBegan([touch], with: event)
        touch.end()
        touchesEnded([touch], with: event)
        lastTouchEnd = nil
    }
}
