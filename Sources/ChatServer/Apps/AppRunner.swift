import AppHost
import AppProtocol
import ChatModels

/// Starts the installed apps.
struct AppRunner: Sendable {
    let installed: InstalledApps
    let host: AppHost

    /// Each install of an app on a device has one folder of its own.
    func launch(_ app: AppID, install: Int, for device: DeviceID) throws -> any AppProcess {
        guard let bundle = installed.bundles[app] else {
            throw ChatError(.unknownApp, "There is no app \(app).")
        }
        return try host.launch(bundle, container: Self.container(of: app, install, device))
    }

    /// A file of the app's bundle, or of its folder on the device.
    func open(_ file: AppFile, of app: AppID, install: Int, for device: DeviceID) -> OpenedFile? {
        installed.bundles[app].flatMap { host.open(file, of: $0, container: Self.container(of: app, install, device)) }
    }

    /// What the app has kept on the device goes with it.
    func removeContainer(of app: AppID, install: Int, for device: DeviceID) throws {
        try host.removeContainer(Self.container(of: app, install, device))
    }

    private static func container(of app: AppID, _ install: Int, _ device: DeviceID) -> String {
        (install == 0 ? "" : "\(install)_") + "\(device)_\(app)"
    }
}
