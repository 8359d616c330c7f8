extension NavigationLink {
    /// Returns the link as it is: it shows its page on the stack around it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/navigationlink/isdetaillink(_:)
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// Look of a view from which a page grows. Source: developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration
public protocol MatchedTransitionSourceConfiguration {
    func background(_ style: Color) -> Self
    func clipShape(_ shape: RoundedRectangle) -> Self
    func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> Self
}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> Self { self }
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> Self
    { self }
}

extension View {
    @available(
        *, deprecated,
        message: "matchedTransitionSource has no effect in Parley: pages come in by the system's transition."
    )
    public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View { self }
}

extension EnvironmentValues {
    @Entry var linkIndicatorVisibility = Visibility.automatic
}

extension View {
    /// Shows or hides the chevrons of the links in rows of a list or form.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:)
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}
