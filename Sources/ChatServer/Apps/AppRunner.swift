import AppHost
import ChatModels

/// Starts the installed apps.
struct AppRunner: Sendable {
    let installed: InstalledApps
    let host: AppHost

    /// Each app has one folder of its own on each device.
    func launch(_ app: AppID, for device: DeviceID) throws -> any AppProcess {
        guard let bundle = installed.bundles[app] else {
            throw ChatError(.unknownApp, "There is no app \(app).")
        }
        return try host.launch(bundle, container: "\(device)_\(app)")
    }
}
