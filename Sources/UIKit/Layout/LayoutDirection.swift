/// Which way what has a beginning and an end stands.
///
/// Source: developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Source: developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft }

extension UIView {
    /// As the view itself says, or as what it is shown on is read.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Call it right after the views were placed from the left: what is read from the right stands the other way round.
    func mirrorIfNeeded(_ views: [UIView?]) {
        guard isRightToLeft else { return }
        for view in views.compactMap(\.self) { view.frame.origin.x = box.width - view.frame.maxX }
    }
}

extension CGRect {
    /// The same distance from the right edge as from the left one.
    func mirrored(in width: CGFloat) -> CGRect { offsetBy(dx: width - maxX - minX, dy: 0) }
}

extension NSLayoutConstraint.Attribute {
    var isDirectional: Bool { self != mirrored }

    /// Where leading is right: left and right stay what they are, leading and trailing are the others.
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
