extension UIView {
    /// Point of the view that lies at its `center`, in unit coordinates.
    /// Source: developer.apple.com/documentation/uikit/uiview/anchorpoint
    public var anchorPoint: CGPoint {
        get { storedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            layer.anchorPoint = newValue
            didChangeLooks()
        }
    }

    /// Transform of the view's layer, of which the part in its plane is drawn.
    /// Source: developer.apple.com/documentation/uikit/uiview/transform3d
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Returns the constraints that the view's place and size along an axis depend on: those of the view itself.
    /// Source: developer.apple.com/documentation/uikit/uiview/constraintsaffectinglayout(for:)
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
            (constraint.firstItem === self && constraint.firstAttribute.axis == axis)
                || (constraint.secondItem === self && constraint.secondAttribute.axis == axis)
        }
    }

    /// Ignored: what constraints leave open is solved in one way.
    public func exerciseAmbiguityInLayout() {}

    /// Largest text size of the view and what is in it; nil is the person's.
    /// Source: developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.largestCategory }
        set { changeTraits { $0.largestCategory = newValue } }
    }

    /// Smallest text size of the view and what is in it; nil is the person's.
    /// Source: developer.apple.com/documentation/uikit/uiview/minimumcontentsizecategory
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.smallestCategory }
        set { changeTraits { $0.smallestCategory = newValue } }
    }

    public var appliedContentSizeCategoryLimitsDescription: String {
        "\(minimumContentSizeCategory?.rawValue ?? "none")...\(maximumContentSizeCategory?.rawValue ?? "none")"
    }

    private func changeTraits(_ change: (ViewExtras) -> Void) {
        let old = traitCollection
        change(moreValues)
        traitsDidChange(from: old)
        didChangeLooks()
    }

    /// Returns the traits with a text size within the view's limits.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        guard let extras, extras.smallestCategory != nil || extras.largestCategory != nil else { return traits }
        let size = traits.preferredContentSizeCategory
        let limited = min(max(size, extras.smallestCategory ?? size), extras.largestCategory ?? size)
        return limited == size ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
    }
}

extension UIView {
    /// Ignored: bitmaps have the screen's scale.
    public var contentScaleFactor: CGFloat {
        get { extras?.scale ?? UIScreen.main.scale }
        set { moreValues.scale = newValue }
    }
    /// Ignored: a browser shows which view has the focus.
    public var focusEffect: UIFocusEffect? {
        get { extras?.focusEffect }
        set { moreValues.focusEffect = newValue }
    }

    // MARK: Accessibility

    /// Whether the view's siblings are hidden from assistive technology.
    public var accessibilityViewIsModal: Bool {
        get { extras?.isModal ?? false }
        set {
            moreValues.isModal = newValue
            for view in superview?.subviews ?? [] { view.didChangeLooks() }
        }
    }

    /// The label; its attributes are ignored.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    /// The value; its attributes are ignored.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    /// The hint; its attributes are ignored.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Axis along which the attribute lies; nil for none.
    fileprivate var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }
}
