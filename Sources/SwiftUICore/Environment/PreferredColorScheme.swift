import RenderTree

extension EnvironmentValues {
    /// Channel to the scene or enclosing sheet, which applies the scheme.
    @Entry var preferredScheme: AncestorChannel<ColorScheme?>? = nil
}

extension View {
    /// Sets the colour scheme of this view: the older form.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/colorscheme(_:)
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets the colour scheme of the scene or enclosing sheet; nil is that of the device.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        publishing(\.preferredScheme, key: AnyHashable(colorScheme)) { if let colorScheme { $0 = colorScheme } }
    }
}

/// Applies the colour scheme that its content prefers.
package struct ColorSchemeScope<Content: View>: View {
    @Environment(\.colorScheme) private var scheme
    @State private var heard = AncestorChannel<ColorScheme?>(nil)
    let content: Content

    package var body: some View {
        content.environment(\.colorScheme, heard.value ?? scheme).environment(\.preferredScheme, heard)
    }

    package init(content: Content) { self.content = content }
}
