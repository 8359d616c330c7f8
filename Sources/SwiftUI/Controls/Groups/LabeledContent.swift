/// A label with its content at the end of the line.
///
/// Source: developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label: View, Content: View>: View {
    @Environment(\.labeledContentStyle) private var style
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        style.body(
            LabeledContentStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labelled content from a style's configuration, for styles that modify another style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The properties of labelled content, passed to its style.
public struct LabeledContentStyleConfiguration {
    public struct Label: View, SeveralViews {
        let content: AnyView
        package var views: [AnyView]? { content.views }
        public var body: some View { content }
    }
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}

/// A type that draws labelled content.
///
/// Source: developer.apple.com/documentation/swiftui/labeledcontentstyle
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A style with the content in the secondary colour at the end of the label's line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledLine(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
    @Entry var labeledContentStyle = ControlStyle<LabeledContentStyleConfiguration>(
        AutomaticLabeledContentStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of labelled content in this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
