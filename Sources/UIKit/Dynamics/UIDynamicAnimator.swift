/// Moves views by the rules of behaviors: 60 times a second, until everything is at rest.
///
/// Partly: joints of attachments and fields are simple ones; items meet by their convex outlines.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicanimator
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// Steps a second, and the longest time in seconds that one picture makes up for.
    private static let (rate, pictureMax) = (120.0, 1.0 / 20)
    /// Seconds without motion after which the animator pauses.
    private static let restingTime = 0.3
    /// Points and radians a second below which an item counts as resting.
    private static let (restingSpeed, restingSpin): (CGFloat, CGFloat) = (4, 0.05)

    public private(set) weak var referenceView: UIView?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    public private(set) var behaviors: [UIDynamicBehavior] = []
    public private(set) var isRunning = false
    /// Seconds that the animator has run.
    public private(set) var elapsedTime: TimeInterval = 0
    private let bodies = DynamicBodies()
    private var timer: Timer?
    private var pictureTime: TimeInterval = 0
    private var restedTime = 0.0

    public init(referenceView view: UIView) { referenceView = view }
    override public init() {}
    /// Creates an animator for the attributes of a layout, which then is invalidated at every step.
    public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }
    private weak var layout: UICollectionViewLayout?

    isolated deinit { timer?.invalidate() }

    // MARK: Behaviors

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behaviors.append(behavior)
        adopt(behavior)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(behavior) else { return }
        behaviors.removeAll { $0 === behavior }
        release(behavior)
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// Returns the items whose areas meet a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { item in
            let (center, size) = (item.center, item.bounds.size)
            let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
            return rect.intersects(CGRect(origin: corner, size: size))
        }
    }

    /// Takes over the place and angle that the app has given an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        bodies.known(item)?.read()
        wake()
    }

    func adopt(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: self)
        behavior.dynamicAnimator = self
        for child in behavior.childBehaviors { adopt(child) }
        wake()
    }

    func release(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: nil)
        behavior.dynamicAnimator = nil
        for child in behavior.childBehaviors { release(child) }
        bodies.keep(only: items)
        wake()
    }

    private var allBehaviors: [UIDynamicBehavior] {
        func with(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
            [behavior] + behavior.childBehaviors.flatMap(with)
        }
        return behaviors.flatMap(with)
    }

    private var items: [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return allBehaviors.flatMap(\.ownItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Running

    func wake() {
        restedTime = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        pictureTime = ProcessInfo.processInfo.systemUptime
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] timer in
            guard self != nil else { return timer.invalidate() }
            MainQueue.run { self?.showNext() }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func pause() {
        guard isRunning else { return }
        timer?.invalidate()
        (timer, isRunning) = (nil, false)
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func showNext() {
        let now = ProcessInfo.processInfo.systemUptime
        advance(by: min(now - pictureTime, Self.pictureMax))
        pictureTime = now
    }

    /// Moves the items on by some seconds, in steps of 1/120.
    func advance(by seconds: Double) {
        guard isRunning else { return }
        let items = self.items
        bodies.keep(only: items)
        for body in items.map({ bodies[$0] }) { body.readIfMoved() }
        let count = max(Int((seconds * Self.rate).rounded()), 1)
        for _ in 0..<count { step(seconds / Double(count)) }
        for body in bodies.all { body.write() }
        for behavior in allBehaviors { behavior.action?() }
        layout?.invalidateLayout()
        elapsedTime += seconds
        rest(seconds)
    }

    private func step(_ seconds: CGFloat) {
        let behaviors = allBehaviors
        for body in bodies.all { body.traits = DynamicTraits() }
        for behavior in behaviors { behavior.describe(bodies) }
        for behavior in behaviors { behavior.push(bodies, seconds) }
        for body in bodies.all { body.move(by: seconds) }
        for behavior in behaviors { behavior.correct(bodies, seconds) }
    }

    private func rest(_ seconds: Double) {
        let isAtRest = bodies.all.allSatisfy {
            $0.velocity.length < Self.restingSpeed && abs($0.spin) < Self.restingSpin
        }
        let isActing = allBehaviors.contains { $0.isActing(bodies) }
        restedTime = isAtRest && !isActing ? restedTime + seconds : 0
        if behaviors.isEmpty || restedTime >= Self.restingTime { pause() }
    }
}

/// Told when an animator begins to move something, and when all is at rest.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicanimatordelegate
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
