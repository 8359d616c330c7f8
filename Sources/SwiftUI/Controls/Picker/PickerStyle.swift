/// A type that sets how pickers present their choices.
///
/// Source: developer.apple.com/documentation/swiftui/pickerstyle
@MainActor @preconcurrency public protocol PickerStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency func _makeBody(_ picker: _PickerConfiguration) -> Self._Body
}

/// A menu, as `MenuPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { MenuPicker(picker: picker) }
}
/// The selected choice, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { MenuPicker(picker: picker) }
}
/// The choices in a row of segments, each at least 44 points wide.
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { SegmentedPicker(picker: picker) }
}
/// A wheel, which the person spins.
public struct WheelPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { WheelPicker(picker: picker) }
}
/// All choices in rows, with a check mark on the selected one.
public struct InlinePickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { InlinePicker(picker: picker) }
}
/// The choices in a row of segments.
public struct PalettePickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { SegmentedPicker(picker: picker) }
}
/// A row that leads to a page with the choices; a menu outside of a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ picker: _PickerConfiguration) -> some View { LinkPicker(picker: picker) }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

extension EnvironmentValues {
    @Entry var pickerStyle = ControlStyle<_PickerConfiguration>(DefaultPickerStyle(), makeBody: { $0._makeBody($1) })
}

extension View {
    /// Sets how the pickers in this view present their choices.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, ControlStyle(style) { $0._makeBody($1) })
    }
}
