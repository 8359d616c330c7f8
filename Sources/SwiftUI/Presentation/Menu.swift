import RenderTree

/// Button that shows a menu beside its label.
///
/// Source: developer.apple.com/documentation/swiftui/menu
public struct Menu<Label: View, Content: View>: View {
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuStyle) private var style
    @State private var isShown: Bool
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    /// Creates a menu. With a primary action a tap runs that, and a long press or the menu key opens the menu.
    private init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        _isShown = State(wrappedValue: false)
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public var body: some View {
        if isInMenu {
            Submenu(label: label, content: content)
        } else if let primaryAction {
            styled(action: primaryAction).modifier(_MenuOpener { isShown = true }).presentingMenu($isShown, content)
        } else {
            styled { isShown = true }.presentingMenu($isShown, content)
        }
    }

    private func styled(action: @escaping @MainActor () -> Void) -> some View {
        style.body(
            MenuStyleConfiguration(
                label: .init(content: AnyView(Button(action: action) { label })),
                content: .init(content: AnyView(content))))
    }
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

/// Style of a menu's button.
///
/// Source: developer.apple.com/documentation/swiftui/menustyle
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Parts of a menu that a style arranges.
public struct MenuStyleConfiguration {
    /// The button that opens the menu.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// Items of the menu.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style was given.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, primaryAction: nil)
    }
}

/// Style with a button of the inherited button style.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// Style with a button of the inherited button style.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// Style with a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension EnvironmentValues {
    @Entry var menuStyle = ControlStyle<MenuStyleConfiguration>(
        DefaultMenuStyle(), makeBody: { $0.makeBody(configuration: $1) })
    @Entry var isInMenu: Bool = false
}

extension View {
    /// Sets the style of menus in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/menustyle(_:)
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
