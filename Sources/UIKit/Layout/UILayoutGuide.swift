/// A rectangle within a view that constraints can refer to.
/// Source: developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    var solvedFrame = CGRect.zero
    /// Returns the insets within the view, for the guides that every view has; nil for a guide that constraints
    /// position.
    var insets: GuideInsets?

    override public init() { super.init() }

    init(of view: UIView, insets: GuideInsets?) {
        owningView = view
        self.insets = insets
        super.init()
    }

    /// Frame in the owning view's coordinates; valid after a layout pass.
    open var layoutFrame: CGRect {
        guard let owningView, let insets else { return solvedFrame }
        return CGRect(origin: .zero, size: owningView.box.size).inset(by: insets(owningView))
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide {
    /// Whether active constraints say where the edges are: that one, or the other or the middle and the width.
    var constrainedEdges: (leading: Bool, trailing: Bool) {
        let isMirrored = owningView?.isRightToLeft ?? false
        let holders = owningView.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let all = Set(holders.flatMap { $0.attributes(of: self) })
        let leading = !all.isDisjoint(with: [.leading, isMirrored ? .right : .left, .width])
        let trailing = !all.isDisjoint(with: [.trailing, isMirrored ? .left : .right, .width])
        return (leading, trailing)
    }
}

extension UIView {
    /// Returns the attributes of an item that the constraints that the view holds are about.
    fileprivate func attributes(of item: AnyObject) -> [NSLayoutConstraint.Attribute] {
        constraints.flatMap { constraint in
            [
                constraint.firstItem === item ? constraint.firstAttribute : nil,
                constraint.secondItem === item ? constraint.secondAttribute : nil,
            ].compactMap(\.self)
        }
    }
}

/// A function in a type of its own; see `ChangeHandler`.
@MainActor struct GuideInsets {
    private let compute: @MainActor (UIView) -> UIEdgeInsets

    init(_ compute: @escaping @MainActor (UIView) -> UIEdgeInsets) { self.compute = compute }

    func callAsFunction(_ view: UIView) -> UIEdgeInsets { compute(view) }
}

/// A view's margins, and the guides that every view has, created when they are first read.
@MainActor struct OwnGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    /// Margins in points; nil is 8 on all sides, and for a controller's view 16 at left and right and 0 at top and
    /// bottom, in addition to the safe area.
    var layoutMargins: UIEdgeInsets?

    var isEmpty: Bool { safeArea == nil && margins == nil && readable == nil && keyboard == nil }

    var insets: [(guide: UILayoutGuide, insets: UIEdgeInsets)] {
        [safeArea, margins, readable, keyboard].compactMap { guide in
            guard let guide, let view = guide.owningView, let insets = guide.insets else { return nil }
            return (guide, insets(view))
        }
    }
}

extension UIView {
    /// Guide of the area that a controller's bars leave free; for an app's outermost view it is the whole view.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = storedGuides.safeArea { return guide }
        let guide = UILayoutGuide(of: self, insets: GuideInsets { $0.safeAreaInsets })
        storedGuides.safeArea = guide
        return guide
    }

    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = storedGuides.margins { return guide }
        let guide = UILayoutGuide(of: self, insets: GuideInsets { $0.layoutMargins })
        storedGuides.margins = guide
        return guide
    }

    /// Guide of the margins, at most 672 points wide, because longer lines are hard to read.
    public var readableContentGuide: UILayoutGuide {
        if let guide = storedGuides.readable { return guide }
        let guide = UILayoutGuide(of: self, insets: GuideInsets { $0.readableInsets })
        storedGuides.readable = guide
        return guide
    }

    /// Distances of the guide of readable content from the edges.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess = max(0, box.width - insets.left - insets.right - 672) / 2
        insets.left += excess
        insets.right += excess
        return insets
    }

    /// Margins in points, inside of the safe area.
    public var layoutMargins: UIEdgeInsets {
        get {
            if let margins = storedGuides.layoutMargins { return preserving(margins) }
            let (safe, side) = (
                insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero, owner == nil ? 8 as CGFloat : 16
            )
            let rest: CGFloat = owner == nil ? 8 : 0
            return preserving(
                UIEdgeInsets(
                    top: safe.top + rest, left: safe.left + side, bottom: safe.bottom + rest, right: safe.right + side))
        }
        set {
            let old = layoutMargins
            storedGuides.layoutMargins = newValue
            outermost.constraintsDidChange()
            guard layoutMargins != old else { return }
            setNeedsLayout()
            layoutMarginsDidChange()
            owner?.viewLayoutMarginsDidChange()
        }
    }

    /// Returns the margins, or the part of the superview's that reaches into the view where that is more.
    private func preserving(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let (outer, size) = (superview.layoutMargins, superview.box.size)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - box.minY), left: max(margins.left, outer.left - box.minX),
            bottom: max(margins.bottom, outer.bottom - (size.height - box.maxY)),
            right: max(margins.right, outer.right - (size.width - box.maxX)))
    }

    /// Always false: what constraints leave open is solved in one way.
    public var hasAmbiguousLayout: Bool { false }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let (margins, turns) = (layoutMargins, isRightToLeft)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: turns ? margins.right : margins.left, bottom: margins.bottom,
                trailing: turns ? margins.left : margins.right)
        }
        set {
            let turns = isRightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: turns ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: turns ? newValue.leading : newValue.trailing)
        }
    }

    /// Guides whose frame results from solving constraints.
    var solvedGuides: [UILayoutGuide] {
        guard let scroll = self as? UIScrollView else { return layoutGuides }
        return layoutGuides + [scroll.contentLayoutGuide]
    }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
        setNeedsLayout()
    }

    /// Removes a guide and deactivates its constraints.
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
