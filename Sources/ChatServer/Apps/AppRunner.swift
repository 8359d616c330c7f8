import AppHost
import AppProtocol
import ChatModels

/// Starts the installed apps.
struct AppRunner: Sendable {
    let installed: InstalledApps
    let host: AppHost
    let names: ContainerNames

    /// Each install of an app on a device has one folder of its own.
    func launch(_ app: AppID, install: Int, for device: DeviceID) async throws -> any AppProcess {
        guard let bundle = installed.bundles[app] else {
            throw ChatError(.unknownApp, "There is no app \(app).")
        }
        let name = names.name(of: app, install, device)
        try host.renameContainer(ContainerNames.oldName(of: app, install, device), to: name)
        return try await host.launch(bundle, container: name)
    }

    /// A file of the app's bundle, or of its folder on the device.
    func open(_ file: AppFile, of app: AppID, install: Int, for device: DeviceID) -> OpenedFile? {
        installed.bundles[app].flatMap { host.open(file, of: $0, container: names.name(of: app, install, device)) }
    }

    /// What the app has kept on the device goes with it.
    func removeContainer(of app: AppID, install: Int, for device: DeviceID) throws {
        try host.removeContainer(names.name(of: app, install, device))
        try host.removeContainer(ContainerNames.oldName(of: app, install, device))
    }
}
