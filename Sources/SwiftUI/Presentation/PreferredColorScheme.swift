import RenderTree

private struct PreferredSchemeKey: EnvironmentKey { static let defaultValue: Hearing<ColorScheme?>? = nil }

extension EnvironmentValues {
    /// Heard by the scene, or the sheet around.
    var preferredScheme: Hearing<ColorScheme?>? {
        get { self[PreferredSchemeKey.self] }
        set { self[PreferredSchemeKey.self] = newValue }
    }
}

extension View {
    /// Shows the scene around, or the sheet, light or dark whatever the device is; nil is as the device.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        telling(\.preferredScheme, key: AnyHashable(colorScheme)) { if let colorScheme { $0 = colorScheme } }
    }
}

/// Gives its content the colour scheme that is asked for inside.
struct ColorSchemeScope<Content: View>: View {
    @Environment(\.colorScheme) private var scheme
    @State private var heard = Hearing<ColorScheme?>(nil)
    let content: Content

    var body: some View {
        content.environment(\.colorScheme, heard.value ?? scheme).environment(\.preferredScheme, heard)
    }
}
