import AppProtocol

/// The light or dark looks that an app's `Info.plist` asks for, whatever the person's system shows.
///
/// Source: developer.apple.com/documentation/bundleresources/information-property-list/uiuserinterfacestyle
@MainActor enum AppStyle {
    /// nil where the app follows the person's system.
    private(set) static var fixed: SceneEnvironment.ColorScheme?

    /// Reads `UIUserInterfaceStyle`: `Light` or `Dark`; any other value follows the system.
    static func load(_ information: [String: Any]) {
        let name = information["UIUserInterfaceStyle"] as? String
        fixed = name.flatMap { SceneEnvironment.ColorScheme(rawValue: $0.lowercased()) }
    }

    /// Returns the style in which the app is drawn for a person whose system has this one.
    static func style(for system: SceneEnvironment.ColorScheme) -> SceneEnvironment.ColorScheme { fixed ?? system }
}
