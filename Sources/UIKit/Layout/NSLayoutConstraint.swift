/// A constraint `first = multiplier · second + constant` (or an inequality) between two attributes, or one and a
/// constant.
///
/// Source: Apple, "NSLayoutConstraint". A constraint that contradicts stronger ones, or equally strong ones that were
/// activated before, is dropped as a whole; Apple's solver would minimise the error.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { owner?.outermost.constraintsDidChange() } }
    open var priority = UILayoutPriority.required { didSet { owner?.outermost.constraintsDidChange() } }
    open var identifier: String?

    public init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
        attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = item as AnyObject
        firstAttribute = attribute
        self.relation = relation
        secondItem = other.map { $0 as AnyObject }
        secondAttribute = otherAttribute
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Creates a constraint of nothing, which cannot be activated.
    public convenience override init() {
        self.init(
            item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    /// The view that holds the constraint while it is active: the nearest common ancestor of both items.
    private weak var owner: UIView?

    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    var firstView: UIView? { LayoutItem.view(of: firstItem) }
    var secondView: UIView? { LayoutItem.view(of: secondItem) }

    /// Whether one of the items is this view or a descendant of it.
    func reaches(into view: UIView) -> Bool {
        firstView?.isDescendant(of: view) == true || secondView?.isDescendant(of: view) == true
    }

    /// Whether one of the items is a descendant of this view, not the view itself.
    func reaches(strictlyInto view: UIView) -> Bool {
        [firstView, secondView].contains { item in
            guard let item else { return false }
            return item !== view && item.isDescendant(of: view)
        }
    }

    /// Activates the constraint. Items without a common ancestor cannot be related. As on Apple's systems that is a
    /// mistake in the app, but instead of ending the process it leaves the constraint inactive.
    private func activate() {
        guard owner == nil, let first = firstView else { return }
        guard let keeper = commonSuperview(of: first, secondView) else { return }
        keeper.constraints.append(self)
        owner = keeper
        keeper.outermost.constraintsDidChange()
    }

    private func deactivate() {
        owner?.constraints.removeAll { $0 === self }
        owner?.outermost.constraintsDidChange()
        owner = nil
    }

    private func commonSuperview(of first: UIView, _ second: UIView?) -> UIView? {
        guard let second, second !== first else { return first }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}

/// Priority in 0…1000; constraints below `required` may be broken. Source: Apple, "UILayoutPriority".
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)

    public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }
    public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }
}
