/// Changes the velocity of items by where they are.
///
/// Partly: charges count as 1, and noise and turbulence change from step to step by chance.
///
/// Source: developer.apple.com/documentation/uikit/uifieldbehavior
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// Returns the change of velocity in points a second, in each second, of a body at a place from the field's middle.
    private typealias Force = @MainActor (UIFieldBehavior, CGPoint, DynamicBody) -> CGPoint
    /// Points a second squared of a strength of 1, as gravity has.
    private static let unit: CGFloat = 1_000

    private let force: Force
    public private(set) var items: [any UIDynamicItem] = []
    /// Middle of the field, in the coordinates of the animator's view.
    open var position = CGPoint.zero { didSet { didChange() } }
    open var region = UIRegion.infinite { didSet { didChange() } }
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// Power of the distance by which the field grows weaker.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// Distance in points below which the field grows no stronger.
    open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
    open var direction = CGVector.zero { didSet { didChange() } }
    /// Ignored: noise is alike at all speeds.
    open var smoothness: CGFloat = 0
    /// Ignored: noise is alike at all speeds.
    open var animationSpeed: CGFloat = 0

    private init(_ force: @escaping Force) { self.force = force }

    // MARK: Kinds, each as a plain field also where a subclass is asked, which nobody could make one of

    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/dragfield()
    open class func dragField() -> UIFieldBehavior {
        UIFieldBehavior { field, _, body in body.velocity * -field.strength }
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/vortexfield()
    open class func vortexField() -> UIFieldBehavior {
        UIFieldBehavior { field, place, _ in place.direction.normal * field.pull(at: place) }
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/radialgravityfield(position:)
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, place, _ in place.direction * -field.pull(at: place) }
        field.position = position
        return field
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/lineargravityfield(direction:)
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, place, _ in field.vector * field.pull(at: place) }
        field.direction = direction
        return field
    }
    /// Brings items to the speed of the direction.
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/velocityfield(direction:)
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, _, body in (field.vector - body.velocity) * field.strength }
        field.direction = direction
        return field
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/springfield()
    open class func springField() -> UIFieldBehavior { UIFieldBehavior { field, place, _ in place * -field.strength } }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/electricfield()
    open class func electricField() -> UIFieldBehavior {
        UIFieldBehavior { field, place, _ in place.direction * field.pull(at: place) }
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/magneticfield()
    open class func magneticField() -> UIFieldBehavior {
        UIFieldBehavior { field, _, body in body.velocity.normal * field.strength }
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/noisefield(smoothness:animationspeed:)
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(smoothness, speed)
    }
    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/turbulencefield(smoothness:animationspeed:)
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(smoothness, speed)
    }

    private class func noise(_ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, place, _ in
            CGPoint(x: .random(in: -1...1), y: .random(in: -1...1)) * field.pull(at: place)
        }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    private var vector: CGPoint { CGPoint(x: direction.dx, y: direction.dy) }

    private func pull(at place: CGPoint) -> CGFloat {
        strength * Self.unit / pow(max(place.length, max(minimumRadius, 0.001)), falloff)
    }

    // MARK: Items

    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/additem(_:)
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        didChange()
    }

    /// Source: developer.apple.com/documentation/uikit/uifieldbehavior/removeitem(_:)
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        for body in items.map({ bodies[$0] }) where !body.traits.isAnchored {
            let place = body.position - position
            if region.contains(place) { body.velocity += force(self, place, body) * seconds }
        }
    }
}
