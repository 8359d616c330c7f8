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

    /// Source: developer.apple.com/documentation/swiftui/view/sectionindexlabel(_:)
    @available(*, deprecated, message: "sectionIndexLabel has no effect in Parley: a list has no index at its edge.")
    public func sectionIndexLabel(_ label: Text?) -> some View { self }

    @available(*, deprecated, message: "sectionIndexLabel has no effect in Parley: a list has no index at its edge.")
    public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }

    @available(*, deprecated, message: "sectionIndexLabel has no effect in Parley: a list has no index at its edge.")
    @_disfavoredOverload public func sectionIndexLabel(_ label: some StringProtocol) -> some View { self }

    /// Source: developer.apple.com/documentation/swiftui/view/listsectionindexvisibility(_:)
    @available(
        *, deprecated, message: "listSectionIndexVisibility has no effect in Parley: a list has no index at its edge."
    )
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    @available(
        *, deprecated,
        message: "contextMenu(forSelectionType:) has no effect in Parley: give the rows a contextMenu of their own."
    )
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}
