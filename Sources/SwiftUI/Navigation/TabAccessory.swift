public import SwiftUICore

/// Place of the accessory of a tab view: above the bar, as it always is here.
///
/// Source: developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
    /// Place of the accessory around this view: above the bar, as every one is here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/tabviewbottomaccessoryplacement
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
    @Entry var tabAccessory: AnyView? = nil
}

extension View {
    /// Shows a view between the pages of tab views in this view and their bar, such as what is being played.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view between the pages of tab views in this view and their bar while it is enabled.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(isenabled:content:)
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let strip = TabAccessory(content: content())
        return environment(\.tabAccessory, isEnabled ? AnyView(strip) : nil)
    }
}

/// Looks of an accessory: a capsule of glass, as wide as the tab view.
private struct TabAccessory<Content: View>: View {
    private static var height: CGFloat { 48 }
    let content: Content

    var body: some View {
        content.frame(maxWidth: .infinity, minHeight: Self.height).glassEffect().padding(.horizontal, 16)
            .padding(.bottom, 8)
    }
}
