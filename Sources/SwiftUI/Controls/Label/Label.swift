/// A title with an icon.
///
/// Source: developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View {
    @Environment(\.labelStyle) private var style
    let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        style.body(
            LabelStyleConfiguration(
                title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)),
                spoken: accessibilityText(of: title)))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// Source: developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration, for styles that modify another style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The properties of a label, passed to its style.
///
/// Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
    public struct Title: View, AccessibleTextProvider {
        let content: AnyView
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let title: Title
    public let icon: Icon
    /// Text of the title, the accessible name of an icon shown alone; nil if it is not known.
    let spoken: String?
}

extension Label: AccessibleTextProvider { package var spoken: String? { accessibilityText(of: title) } }
