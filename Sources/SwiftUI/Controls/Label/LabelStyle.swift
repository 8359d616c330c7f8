/// A type that draws labels.
///
/// Source: developer.apple.com/documentation/swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A style with both title and icon.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// A style with the icon before the title, on one line.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// A style with the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with the icon alone; assistive technology reads the title if its text is known.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if let spoken = configuration.spoken {
            configuration.icon.accessibilityLabel(spoken)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

private struct TitleAndIcon: View {
    @Environment(\.listIconTint) private var tint
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @ScaledMetric(relativeTo: .body) private var rowIconWidth = 28.0
    let configuration: LabelStyleConfiguration

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
            icon.accessibilityHidden(true)
            configuration.title
        }
    }

    @ViewBuilder private var icon: some View {
        let icon = ListIcon(tint: tint, icon: configuration.icon)
        // The icons of a list stand in a column, as wide as a wide symbol.
        if let width = iconWidth ?? (tint == nil ? nil : rowIconWidth) { icon.frame(minWidth: width) } else { icon }
    }
}

/// The icon of a label; in a row of a list in the tint colour or that of `listItemTint`.
private struct ListIcon: View {
    @Environment(\.foregroundStyle) private var style
    let tint: ListItemTint?
    let icon: LabelStyleConfiguration.Icon

    var body: some View {
        if let tint, style == nil {
            icon.foregroundStyle(tint.color ?? (tint.isMonochrome ? .primary : .accentColor))
        } else {
            icon
        }
    }
}

extension EnvironmentValues {
    @Entry var labelStyle = ControlStyle<LabelStyleConfiguration>(
        DefaultLabelStyle(), makeBody: { $0.makeBody(configuration: $1) })
    @Entry var labelIconToTitleSpacing: CGFloat? = nil
    @Entry var labelReservedIconWidth: CGFloat? = nil
}

extension View {
    /// Sets the style of the labels in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/labelstyle(_:)
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }

    /// Sets the space between icon and title of labels in this view, in points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/labelicontotitlespacing(_:)
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }

    /// Sets the least width of the icons of labels in this view, so that titles below each other begin at one line.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/labelreservediconwidth(_:)
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
