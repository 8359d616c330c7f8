/// Margins of a scroll view that a modifier applies to.
///
/// Source: developer.apple.com/documentation/swiftui/contentmarginplacement
public struct ContentMarginPlacement: Sendable {
    let isForContent: Bool
    public static let automatic = ContentMarginPlacement(isForContent: true)
    public static let scrollContent = ContentMarginPlacement(isForContent: true)
    /// Has no effect: scroll bars are drawn by the browser.
    public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

/// Margins around the content of a scroll view, in points; nil keeps the scroll view's default.
package struct ContentMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    package init() {}

    package func insets(or own: CGFloat, vertical: CGFloat = 0) -> EdgeInsets {
        EdgeInsets(
            top: top ?? vertical, leading: leading ?? own, bottom: bottom ?? vertical, trailing: trailing ?? own)
    }

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?) {
        func length(_ value: CGFloat?) -> CGFloat? { value.map { $0.isFinite ? max(0, $0) : 0 } }
        if edges.contains(.top) { top = length(insets?.top) }
        if edges.contains(.leading) { leading = length(insets?.leading) }
        if edges.contains(.bottom) { bottom = length(insets?.bottom) }
        if edges.contains(.trailing) { trailing = length(insets?.trailing) }
    }
}

extension View {
    /// Sets the margins around the content of descendant scroll views and lists, in points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-7ay5x
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrolling) { if placement.isForContent { $0.margins.set(edges, insets) } }
    }

    /// Sets the same margin on all `edges`, in points; nil restores the scroll view's default.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return transformEnvironment(\.scrolling) { if placement.isForContent { $0.margins.set(edges, insets) } }
    }

    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
