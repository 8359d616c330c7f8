/// Related controls, arranged by a style.
///
/// Source: developer.apple.com/documentation/swiftui/controlgroup
public struct ControlGroup<Content: View>: View {
    @Environment(\.controlGroupStyle) private var style
    private let content: Content
    private let label: ControlGroupStyleConfiguration.Label

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = .init(content: nil)
    }

    /// Creates a group with a label. A row does not show it, but assistive technology reads it; a menu opens by it.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(LabeledControlGroupContent(content: content(), label: label()))
    }

    /// Creates a group from a style's configuration, for styles that modify another style.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where
        Content == LabeledControlGroupContent<
            ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
        >
    {
        content = LabeledControlGroupContent(content: configuration.content, label: configuration.label)
        label = configuration.label
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    private init<C: View, L: View>(_ content: LabeledControlGroupContent<C, L>)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = content
        label = .init(content: AnyView(content.label))
    }

    public var body: some View {
        style.body(ControlGroupStyleConfiguration(label: label, content: .init(content: AnyView(content))))
    }
}

/// The controls of a group that has a label, which its style shows.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}

/// The properties of a group of controls, passed to its style.
public struct ControlGroupStyleConfiguration {
    public struct Label: View, AccessibleTextProvider {
        /// nil for a group without a label.
        let content: AnyView?
        public var body: some View { content }
        package var spoken: String? { content?.spoken }
    }
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}
