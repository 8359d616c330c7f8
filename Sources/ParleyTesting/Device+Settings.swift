public import AppProtocol
import ChatModels
import DeviceHost
import RenderTree

// Settings of the person on their device, which the app's views have in their environment.
extension Device {
    /// The settings: dark or light, the region, the text size, the direction, the time zone, and what makes a screen
    /// easier to use. At first `SceneEnvironment()`.
    public var settings: SceneEnvironment { host.screen.environment }

    /// Changes settings, of which the app is told as on a device:
    ///
    ///     try await kate.changeSettings {
    ///         $0.colorScheme = .dark
    ///         $0.textSize = .accessibility3
    ///         $0.timeZone = "Asia/Tokyo"
    ///     }
    ///
    /// Only views differ: `Locale.current`, `TimeZone.current` and `UIAccessibility` are those of the process, which all people of
    /// a test share. The app's own language stays that of its strings, so that `de-AT` makes the locale `en_AT`.
    /// - Throws: for a number or a name that no device has.
    public func changeSettings(_ change: (inout SceneEnvironment) -> Void) async throws {
        var screen = host.screen
        change(&screen.environment)
        try await perform(.screen(screen))
    }

    /// Gives the panel another width, and other heights in its two styles, in points: as on another phone, or after it is turned.
    /// - Throws: for a side that no panel has.
    public func resizeScreen(width: Double, compactHeight: Double, expandedHeight: Double) async throws {
        var screen = host.screen
        screen.compact = TreeSize(width: width, height: compactHeight)
        screen.expanded = TreeSize(width: width, height: expandedHeight)
        try await perform(.screen(screen))
    }
}
