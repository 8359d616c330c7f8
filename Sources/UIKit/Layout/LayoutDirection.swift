/// How a view's content is flipped for the layout direction.
///
/// Source: developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Layout direction of an interface. Source: developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft }

extension UIView {
    /// Layout direction forced by `semanticContentAttribute`, else that of the current traits.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Mirrors the views horizontally in a right-to-left layout. To be called right after they were placed from the
    /// left.
    func mirrorIfNeeded(_ views: [UIView?]) {
        guard isRightToLeft else { return }
        for view in views.compactMap(\.self) { view.frame.origin.x = box.width - view.frame.maxX }
    }
}

extension CGRect {
    /// Returns the rectangle mirrored horizontally in a container of this width.
    func mirrored(in width: CGFloat) -> CGRect { offsetBy(dx: width - maxX - minX, dy: 0) }
}

extension NSLayoutConstraint.Attribute {
    var isDirectional: Bool { self != mirrored }

    /// The attribute in a right-to-left layout, as an edge whose distances are counted leftwards: leading becomes right
    /// and trailing becomes left; left and right stay.
    var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .right
        case .trailing: .left
        case .leadingMargin: .rightMargin
        case .trailingMargin: .leftMargin
        default: self
        }
    }
}

extension NSLayoutConstraint.Relation {
    var mirrored: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
