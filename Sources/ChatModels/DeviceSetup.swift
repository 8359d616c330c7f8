/// Configuration of a device: the installed apps, and whether its system can run any. A device has every app that the
/// server knows until one is removed.
public struct DeviceSetup: Hashable, Sendable {
    /// An old system draws no bubbles and runs no apps (docs/messages.md, B125).
    public var isOld: Bool
    /// Apps that have been removed from the device.
    public var removedApps: Set<AppID>
    /// Number of times that each app was reinstalled; absent means 0. The app's identifiers and files belong to one
    /// install only (docs/messages.md, B83).
    public var installs: [AppID: Int]

    public init(isOld: Bool = false, removedApps: Set<AppID> = [], installs: [AppID: Int] = [:]) {
        self.isOld = isOld
        self.removedApps = removedApps
        self.installs = installs
    }

    /// Returns the subset of the server's `apps` that can be opened on the device.
    public func usable(_ apps: [AppSummary]) -> [AppSummary] {
        isOld ? [] : apps.filter { !removedApps.contains($0.id) }
    }

    public func install(of app: AppID) -> Int { installs[app] ?? 0 }
}

/// `PUT …/system`.
public struct SystemBody: Hashable, Sendable, Codable {
    public var isOld: Bool
    public init(isOld: Bool) { self.isOld = isOld }
}
