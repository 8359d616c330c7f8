import RenderTree

/// A view that shows or hides its content below a title.
///
/// Source: developer.apple.com/documentation/swiftui/disclosuregroup
public struct DisclosureGroup<Label: View, Content: View>: View {
    @Environment(\.disclosureGroupStyle) private var style
    @State private var isOpen = false
    private let given: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }

    private init(_ given: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        self.given = given
        self.content = content
        self.label = label
    }

    public var body: some View {
        style.body(
            DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
                isExpanded: given ?? $isOpen))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(title))
    }
}

/// The properties of a disclosure group, passed to its style.
public struct DisclosureGroupStyleConfiguration {
    public struct Label: View, AccessibleTextProvider {
        let content: AnyView
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A type that draws disclosure groups.
///
/// Source: developer.apple.com/documentation/swiftui/disclosuregroupstyle
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A style with an arrow at the end of the title's line and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

/// A title with its content below; in a list, rows of their own, those of the content indented.
private struct DisclosureBody: View {
    @Environment(\.isFormRow) private var isRow
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View {
        if isRow {
            DisclosureLine(configuration: configuration)
            if configuration.isExpanded { configuration.content.padding(.leading, 16) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                DisclosureLine(configuration: configuration)
                if configuration.isExpanded { configuration.content }
            }
        }
    }
}

/// A disclosure group's title with its arrow, which shows and hides the content.
private struct DisclosureLine: View {
    @Environment(\.systemWords) private var words
    @Environment(\.isFormRow) private var isRow
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View {
        let isExpanded = configuration.$isExpanded
        ControlArea(
            .button(ButtonContent()), name: configuration.label.spoken,
            accessibility: NodeAccessibility(value: words[configuration.isExpanded ? .expanded : .collapsed]),
            handle: { if case .tap = $0 { isExpanded.wrappedValue.toggle() } }
        ) {
            Dimmed {
                HStack {
                    if isRow { configuration.label } else { configuration.label.foregroundStyle(Color.accentColor) }
                    Spacer(minLength: 8)
                    DisclosureArrow(isDown: configuration.isExpanded)
                        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                        .frame(width: 13, height: 13)
                        .foregroundStyle(Color.accentColor)
                }
                .frame(minHeight: 28)
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

/// A disclosure arrow: down if `isDown`, else to the right.
struct DisclosureArrow: Shape {
    let isDown: Bool
    nonisolated func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + (isDown ? y : x) * rect.width, y: rect.minY + (isDown ? x : y) * rect.height)
        }
        return Path { path in path.addLines([point(0.3, 0.05), point(0.75, 0.5), point(0.3, 0.95)]) }
    }
}

extension EnvironmentValues {
    @Entry var disclosureGroupStyle = ControlStyle<DisclosureGroupStyleConfiguration>(
        AutomaticDisclosureGroupStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of the disclosure groups in this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
