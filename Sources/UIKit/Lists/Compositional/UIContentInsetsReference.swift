/// Edges from which a section's insets are counted, at the sides of a layout.
///
/// Source: developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent

    /// Returns the distances of the edges from those of a view.
    @MainActor func insets(of view: UIView) -> NSDirectionalEdgeInsets {
        let insets: UIEdgeInsets =
            switch self {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins: view.layoutMargins
            case .readableContent: view.readableInsets
            }
        let (leading, trailing) = view.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }

    /// Returns this, or another one where it is automatic.
    func resolved(_ outer: UIContentInsetsReference) -> UIContentInsetsReference { self == .automatic ? outer : self }
}

extension NSDirectionalEdgeInsets {
    static func + (one: Self, other: Self) -> Self {
        Self(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing)
    }
}
