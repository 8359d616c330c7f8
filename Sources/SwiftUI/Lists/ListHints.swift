/// Tint of the icons of a list's rows.
///
/// Source: developer.apple.com/documentation/swiftui/listitemtint
public struct ListItemTint: Sendable {
    /// nil is the tint colour of the list.
    var color: Color?
    var isMonochrome = false
    public static let monochrome = ListItemTint(isMonochrome: true)
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension EnvironmentValues {
    /// Tint of the icons of labels; nil outside of lists, where they have the colour of the text.
    @Entry var listIconTint: ListItemTint? = nil
    /// Tint that an author has set for the rows of lists inside.
    @Entry var listItemTint: ListItemTint? = nil
}

extension View {
    /// Sets the tint of the icons of labels in rows; nil restores the list's own.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listitemtint(_:)-1sfpx
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.self) { values in
            values.listItemTint = tint
            if values.listIconTint != nil { values.listIconTint = tint ?? ListItemTint() }
        }
    }

    @available(*, deprecated, message: "sectionActions has no effect in Parley: put a button into the section.")
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    @available(
        *, deprecated,
        message: "contextMenu(forSelectionType:) has no effect in Parley: give the rows a contextMenu of their own."
    )
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}

/// How a group of controls looks. All groups look alike here.
///
/// Source: developer.apple.com/documentation/swiftui/controlgroupstyle
public protocol ControlGroupStyle: Sendable {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }

extension View {
    @available(*, deprecated, message: "controlGroupStyle has no effect in Parley: groups of controls look alike.")
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
