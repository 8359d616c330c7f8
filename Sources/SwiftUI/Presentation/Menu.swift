import RenderTree

/// Shows choices beside its label when it is pushed.
///
/// Source: developer.apple.com/documentation/swiftui/menu
public struct Menu<Label: View, Content: View>: View {
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuStyle) private var style
    @State private var isShown: Bool
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    /// With a primary action a push does that; a long press, or the menu key, shows the choices.
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

/// How a menu's button looks.
///
/// Source: developer.apple.com/documentation/swiftui/menustyle
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a menu.
public struct MenuStyleConfiguration {
    /// The button that opens the menu.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The choices.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was told of.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, primaryAction: nil)
    }
}

/// A button of the style around.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A button of the style around.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A button without a border.
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

private struct MenuStyleKey: EnvironmentKey {
    static let defaultValue = ControlStyle<MenuStyleConfiguration>(DefaultMenuStyle()) {
        $0.makeBody(configuration: $1)
    }
}
private struct IsInMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var menuStyle: ControlStyle<MenuStyleConfiguration> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

extension View {
    /// Sets the looks of the menus inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/menustyle(_:)
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
