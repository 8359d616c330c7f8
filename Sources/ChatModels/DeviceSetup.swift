/// How a device is set up: which apps are on it, and whether its system can run any. A device has every app that the
/// server knows until one is taken off it.
public struct DeviceSetup: Hashable, Sendable {
    /// An old system draws no bubbles and runs no apps (docs/messages.md, B125).
    public var isOld: Bool
    /// Apps that are not on the device.
    public var removedApps: Set<AppID>
    /// How often an app was put on the device anew; 0 for one that is not in here. Its identifiers and its files are
    /// those of this install only (B83).
    public var installs: [AppID: Int]

    public init(isOld: Bool = false, removedApps: Set<AppID> = [], installs: [AppID: Int] = [:]) {
        self.isOld = isOld
        self.removedApps = removedApps
        self.installs = installs
    }

    /// Those of the server's apps that can be opened on the device.
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
