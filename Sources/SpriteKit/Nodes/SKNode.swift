public import UIKit

/// A place in a scene with nodes in it. Coordinates are in points, the y axis points up, angles are in radians counter-clockwise.
///
/// Source: developer.apple.com/documentation/spritekit/sknode
@preconcurrency @MainActor open class SKNode: UIResponder, NSCopying {
    /// Counts changes of what any node looks like, so that a view knows whether to draw a frame.
    static var changeCount = 0

    open internal(set) var children: [SKNode] = []
    open internal(set) weak var parent: SKNode?
    open var name: String?
    /// Place in the parent's coordinates.
    open var position = CGPoint.zero { didSet { Self.changeCount &+= 1 } }
    /// Height, relative to the parent's, by which nodes cover each other.
    open var zPosition: CGFloat = 0 { didSet { Self.changeCount &+= 1 } }
    open var zRotation: CGFloat = 0 { didSet { Self.changeCount &+= 1 } }
    open var xScale: CGFloat = 1 { didSet { Self.changeCount &+= 1 } }
    open var yScale: CGFloat = 1 { didSet { Self.changeCount &+= 1 } }
    /// Opacity, 0…1, by which those of the children are multiplied.
    open var alpha: CGFloat = 1 { didSet { Self.changeCount &+= 1 } }
    open var isHidden = false { didSet { Self.changeCount &+= 1 } }
    /// Factor of the speed at which the actions of the node and its descendants run.
    open var speed: CGFloat = 1
    /// Whether the actions and the physics of the node and its descendants stand still.
    open var isPaused = false
    /// Whether the node takes the touches within it.
    open var isUserInteractionEnabled = false { didSet { Self.changeCount &+= 1 } }
    open var userData: NSMutableDictionary?
    /// Rules that are applied, in order, after actions and physics.
    open var constraints: [SKConstraint]?
    /// Body by which physics moves the node.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            if oldValue !== physicsBody, oldValue?.node === self { oldValue?.node = nil }
            physicsBody?.node = self
        }
    }
    var runs: [ActionRun] = []

    // Values for assistive technology. Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility
    open var isAccessibilityElement = false { didSet { Self.changeCount &+= 1 } }
    open var accessibilityLabel: String? { didSet { Self.changeCount &+= 1 } }
    open var accessibilityValue: String? { didSet { Self.changeCount &+= 1 } }
    open var accessibilityHint: String? { didSet { Self.changeCount &+= 1 } }
    open var accessibilityIdentifier: String? { didSet { Self.changeCount &+= 1 } }
    /// With `.button`, or where the node takes touches, the keyboard reaches it, and Return touches its middle.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { Self.changeCount &+= 1 } }

    override public init() { super.init() }

    /// Returns nil: archives of Apple's systems cannot be read.
    public required init?(coder aDecoder: NSCoder) {
        SpriteLog.write("a node cannot be made from an archive; make it in code")
        return nil
    }

    /// Returns nil: `.sks` files are archives of Apple's classes, which nothing here can read. Make the node in code.
    public convenience init?(fileNamed filename: String) {
        self.init()
        SpriteLog.write("\(filename).sks is an archive of Apple's classes, which cannot be read here; make it in code")
        return nil
    }

    // MARK: Tree

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    /// Inserts a child. A node that has a parent, and one that would be within itself, is refused with a message in the log, where
    /// Apple's systems end the program.
    open func insertChild(_ node: SKNode, at index: Int) {
        guard node.parent == nil, !sequence(first: self, next: { $0.parent }).contains(where: { $0 === node }) else {
            return SpriteLog.write("a node that has a parent already cannot be added: \(node)")
        }
        children.insert(node, at: max(0, min(index, children.count)))
        node.parent = self
        Self.changeCount &+= 1
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        Self.changeCount &+= 1
    }

    open func removeAllChildren() { removeChildren(in: children) }

    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    open func move(toParent parent: SKNode) {
        guard let scene, parent.scene === scene else { return }
        let (place, angle) = (convert(CGPoint.zero, to: scene), sceneTransform.angle)
        removeFromParent()
        parent.addChild(self)
        position = parent.convert(place, from: scene)
        zRotation = angle - parent.sceneTransform.angle
    }

    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0 === parent }
    }

    /// Scene that the node is in; nil where it is in none.
    open var scene: SKScene? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? SKScene }.first
    }

    override open var next: UIResponder? { parent }

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: What subclasses are

    /// Area that the node draws itself, in its own coordinates; nil where it draws nothing.
    var contentRect: CGRect? { nil }
    /// Returns what the node draws itself in `contentRect`.
    func content() -> SpriteContent? { nil }
    /// Moves the node's own clock on, such as an emitter's.
    func advance(by seconds: TimeInterval) {}
    /// Label for assistive technology, where the app sets none.
    var ownLabel: String? { nil }

    /// Bounding box of what the node draws itself, in the parent's coordinates.
    open var frame: CGRect {
        guard let rect = contentRect else { return CGRect(origin: position, size: .zero) }
        return rect.applying(transform)
    }

    open func calculateAccumulatedFrame() -> CGRect { accumulatedRect?.applying(transform) ?? frame }

    // MARK: Actions

    open func run(_ action: SKAction) { start(action, key: nil, completion: nil) }

    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        start(action, key: nil, completion: block)
    }

    /// Runs an action and returns when it is over; it is not where the action is removed, or the scene is not shown any more.
    open func run(_ action: SKAction) async {
        await withCheckedContinuation { continuation in
            start(action, key: nil) { continuation.resume() }
        }
    }

    /// Runs an action in place of the running one with that key.
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        start(action, key: key, completion: nil)
    }

    open func hasActions() -> Bool { !runs.isEmpty }
    open func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.action }
    open func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
    open func removeAllActions() { runs = [] }

    // MARK: Copies

    /// Returns a node of the same class, made by its `init()`, with the same values and copies of the children. Running actions are
    /// not copied.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let place = UncheckedNode(node: self)
        return MainActor.assumeIsolated { UncheckedNode(node: place.node.duplicate()) }.node
    }

    private func duplicate() -> SKNode {
        let new = NSObject.make(type(of: self))
        new.copyValues(from: self)
        for child in children where child.parent === self { new.addChild(child.duplicate()) }
        return new
    }

    /// Copies the values of another node of the same class.
    func copyValues(from other: SKNode) {
        (name, position, zPosition, zRotation) = (other.name, other.position, other.zPosition, other.zRotation)
        (xScale, yScale, alpha, isHidden) = (other.xScale, other.yScale, other.alpha, other.isHidden)
        (speed, isPaused, isUserInteractionEnabled) = (other.speed, other.isPaused, other.isUserInteractionEnabled)
        userData = other.userData?.mutableCopy() as? NSMutableDictionary
        constraints = other.constraints
        physicsBody = other.physicsBody.map { $0.copied() }
        (isAccessibilityElement, accessibilityLabel) = (other.isAccessibilityElement, other.accessibilityLabel)
        (accessibilityValue, accessibilityHint) = (other.accessibilityValue, other.accessibilityHint)
        (accessibilityIdentifier, accessibilityTraits) = (other.accessibilityIdentifier, other.accessibilityTraits)
    }
}

/// A node on its way through a function of no actor, which is called on the main one only.
private struct UncheckedNode: @unchecked Sendable {
    let node: SKNode
}
