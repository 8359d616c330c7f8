public import UIKit

/// How a scene fills its view. Source: developer.apple.com/documentation/spritekit/skscenescalemode
public enum SKSceneScaleMode: Int, Sendable {
    /// Stretches both sides.
    case fill = 0
    /// Fills the view; what is beyond its edges is cut off.
    case aspectFill
    /// Shows the whole scene; the rest of the view stays black.
    case aspectFit
    /// Gives the scene the view's size.
    case resizeFill
}

/// Source: developer.apple.com/documentation/spritekit/skscenedelegate
@preconcurrency @MainActor public protocol SKSceneDelegate: AnyObject {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// The outermost node of what a view shows.
///
/// Source: developer.apple.com/documentation/spritekit/skscene
@preconcurrency @MainActor open class SKScene: SKEffectNode {
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            Self.changeCount &+= 1
            didChangeSize(oldValue)
        }
    }
    open var scaleMode = SKSceneScaleMode.fill { didSet { Self.changeCount &+= 1 } }
    /// Point of the view, in unit coordinates with the origin at the lower left, at which the scene's origin is.
    open var anchorPoint = CGPoint.zero { didSet { Self.changeCount &+= 1 } }
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
        didSet { Self.changeCount &+= 1 }
    }
    /// Node whose place is in the middle of the view; nil shows the scene as it is.
    open weak var camera: SKCameraNode? { didSet { Self.changeCount &+= 1 } }
    open weak var delegate: (any SKSceneDelegate)?
    public let physicsWorld = SKPhysicsWorld()
    /// Without effect: sounds are heard as they are.
    open weak var listener: SKNode?
    open internal(set) weak var view: SKView?

    public init(size: CGSize) {
        self.size = size
        super.init()
        prepare()
    }

    override public convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

    public required init?(coder aDecoder: NSCoder) {
        size = .zero
        super.init(coder: aDecoder)
    }

    private func prepare() {
        isUserInteractionEnabled = true
        physicsWorld.scene = self
        sceneDidLoad()
    }

    // MARK: For subclasses

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called in each step before actions and physics, with a time in seconds that has no particular beginning.
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    // MARK: Areas

    override open var frame: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override open func calculateAccumulatedFrame() -> CGRect { accumulatedRect?.union(frame) ?? frame }

    override open var next: UIResponder? { view?.next }

    // MARK: Coordinates

    /// Transform from the scene's coordinates to the view's.
    var viewTransform: CGAffineTransform {
        let area = view?.bounds.size ?? size
        let flip = CGAffineTransform(scaleX: 1, y: -1)
        return flip.concatenating(Self.sceneToView(self, in: area))
    }

    /// Transform to a view of a size from the scene's coordinates with the y axis down.
    static func sceneToView(_ scene: SKScene, in area: CGSize) -> CGAffineTransform {
        let scale = scene.scale(in: area)
        let middle = CGAffineTransform(scaleX: scale.width, y: scale.height)
            .concatenating(CGAffineTransform(translationX: area.width / 2, y: area.height / 2))
        if let camera = scene.camera, camera.scene === scene {
            let seen = camera.sceneTransform.inverted()
            let flipped = CGAffineTransform(a: seen.a, b: -seen.b, c: -seen.c, d: seen.d, tx: seen.tx, ty: -seen.ty)
            return flipped.concatenating(middle)
        }
        return CGAffineTransform(translationX: -scene.frame.midX, y: scene.frame.midY).concatenating(middle)
    }

    /// Points of the view for each point of the scene.
    func scale(in area: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return CGSize(width: 1, height: 1) }
        let (x, y) = (area.width / size.width, area.height / size.height)
        switch scaleMode {
        case .fill: return CGSize(width: x, height: y)
        case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
        case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
        case .resizeFill: return CGSize(width: 1, height: 1)
        }
    }

    open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(viewTransform.inverted()) }
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

    // MARK: Steps

    /// Computes the scene after a step of time, in the order of Apple's frame cycle.
    func step(_ seconds: TimeInterval, at time: TimeInterval) {
        guard !isPaused else { return }
        update(time)
        delegate?.update(time, for: self)
        evaluateActions(seconds)
        didEvaluateActions()
        delegate?.didEvaluateActions(for: self)
        physicsWorld.step(seconds)
        didSimulatePhysics()
        delegate?.didSimulatePhysics(for: self)
        applyConstraints()
        didApplyConstraints()
        delegate?.didApplyConstraints(for: self)
        didFinishUpdate()
        delegate?.didFinishUpdate(for: self)
    }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKScene else { return }
        (size, scaleMode, anchorPoint) = (other.size, other.scaleMode, other.anchorPoint)
        backgroundColor = other.backgroundColor
    }
}
