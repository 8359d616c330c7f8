/// A rectangle within a view that constraints can name. Source: Apple, "UILayoutGuide".
@MainActor open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// True for the guides that every view has: they are as large as the view.
    private let isWholeView: Bool
    var solvedFrame = CGRect.zero

    override public init() {
        isWholeView = false
        super.init()
    }

    init(of view: UIView) {
        isWholeView = true
        owningView = view
        super.init()
    }

    /// In the coordinates of the owning view; right after layout.
    open var layoutFrame: CGRect { isWholeView ? owningView?.bounds ?? .zero : solvedFrame }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }

    /// A view's own guides are made anew each time and may be gone before their constraint is used; the view is not.
    private var item: AnyObject { isWholeView ? owningView ?? self : self }
}

extension UIView {
    /// Nothing covers an app's view here: the guides are the whole view.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var safeAreaInsets: UIEdgeInsets { .zero }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
        setNeedsLayout()
    }

    /// Its constraints go with it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard layoutGuides.contains(where: { $0 === guide }) else { return }
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
                constraint.isActive = false
            }
        }
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        setNeedsLayout()
    }
}
