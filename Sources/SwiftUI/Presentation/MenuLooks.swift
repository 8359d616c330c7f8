/// Order of a menu's items.
///
/// Source: developer.apple.com/documentation/swiftui/menuorder
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    /// The first item stands nearest to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// Items stand in the order in which they are written, as they always do here.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after one of its items was chosen. It always does here.
///
/// Source: developer.apple.com/documentation/swiftui/menuactiondismissbehavior
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension EnvironmentValues {
    /// Order of the items of menus. They stand in the order in which they are written.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/menuorder
    @Entry public var menuOrder: MenuOrder = .automatic
    /// Visibility of the arrow beside a menu's label. Menus have none here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/menuindicatorvisibility
    @Entry public var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
    /// Sets the order of the items of menus in this view.
    ///
    /// Partly: items always stand in the order in which they are written, which is `fixed`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/menuorder(_:)
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Shows or hides the arrow beside the labels of menus, which have none here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/menuindicator(_:)
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    @available(
        *, deprecated, message: "menuActionDismissBehavior has no effect in Parley: a menu closes after each choice."
    )
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
