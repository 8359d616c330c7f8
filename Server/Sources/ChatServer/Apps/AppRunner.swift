import AppHost
import AppProtocol
import ChatModels

/// Launches the processes of installed apps, each with the container folder of its install.
struct AppRunner: Sendable {
    let shelf: AppShelf
    let host: AppHost
    let names: ContainerNames
    let fonts: BundledFonts
    let lastUsed = LastUsedApps()

    init(installed: InstalledApps, host: AppHost, names: ContainerNames) {
        (shelf, self.host, self.names) = (AppShelf(installed), host, names)
        fonts = BundledFonts(of: installed)
    }

    var installed: InstalledApps { shelf.installed }

    /// Launches the app's process with the container of this install, after renaming a container that an older server
    /// made.
    /// - Parameter executor: of the device's session, whose loop serves the process.
    /// - Throws: `ChatError`: `unknown_app`; what `AppHost.launch` throws.
    func launch(
        _ app: AppID, install: Int, for device: DeviceID, on executor: LoopExecutor
    ) async throws -> LaunchedApp {
        let (bundle, name) = try place(of: app, install, device)
        lastUsed.note(app, on: device)
        return try await host.launch(bundle, container: name, on: executor.eventLoop)
    }

    /// Starts the app's process ahead, where there is room: the person is about to open the app, or likely to.
    /// - Throws: `ChatError`: `unknown_app`; what renaming a container throws.
    func startAhead(_ app: AppID, install: Int, for device: DeviceID, on executor: LoopExecutor) throws {
        let (bundle, name) = try place(of: app, install, device)
        host.startAhead(bundle, container: name, on: executor.eventLoop)
    }

    private func place(
        of app: AppID, _ install: Int, _ device: DeviceID
    ) throws -> (bundle: AppBundle, container: String) {
        guard let bundle = installed.bundles[app] else {
            throw ChatError(.unknownApp, "There is no app \(app).")
        }
        let name = names.name(of: app, install, device)
        try host.renameContainer(ContainerNames.oldName(of: app, install, device), to: name)
        return (bundle, name)
    }

    /// Opens a file of the app's bundle, or of its container on the device; nil where there is none.
    func open(_ file: AppFile, of app: AppID, install: Int, for device: DeviceID) -> OpenedFile? {
        installed.bundles[app].flatMap { host.open(file, of: $0, container: names.name(of: app, install, device)) }
    }

    /// Creates a file in the app's container on the device.
    /// - Throws: `ChatError`: `unknown_app`; what `AppHost.receive` throws.
    func receive(
        _ name: String, in folders: [String], of app: AppID, install: Int, for device: DeviceID
    ) throws -> IncomingFile {
        guard installed.bundles[app] != nil else { throw ChatError(.unknownApp, "There is no app \(app).") }
        return try host.receive(name, in: folders, container: names.name(of: app, install, device))
    }

    /// Deletes everything that this install of the app has stored on the device.
    func removeContainer(of app: AppID, install: Int, for device: DeviceID) throws {
        try host.removeContainer(names.name(of: app, install, device))
        try host.removeContainer(ContainerNames.oldName(of: app, install, device))
    }
}
