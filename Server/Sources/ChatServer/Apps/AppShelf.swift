import AppHost
import ChatModels
import DeviceHost
import Synchronization

/// The apps of a server as they are now: one may be installed while it runs.
final class AppShelf: Sendable {
    private let state: Mutex<InstalledApps>

    init(_ installed: InstalledApps) { state = Mutex(installed) }

    var installed: InstalledApps { state.withLock(\.self) }

    /// Looks at the folders anew. Takes as long as it takes to walk through all bundles.
    func readAgain() {
        let found = installed.readAgain()
        state.withLock { $0 = found }
    }
}

extension Chat {
    /// Has everybody use the apps as they stand in the server's folders from now on: who opens one next has this version.
    func useInstalledApps() {
        world.apps.fonts.replace(by: world.apps.installed)
        for session in registry.inUse { session.offerInstalledApps() }
    }
}

extension DeviceSession {
    /// Offers the apps that are there when its turn comes, so that of two installs the later one counts. A session that ends meanwhile is
    /// made anew with them.
    fileprivate nonisolated func offerInstalledApps() {
        jobs.post { session in
            _ = try? await session.handle(.serverApps(session.world.apps.installed.summaries))
        }
    }
}
