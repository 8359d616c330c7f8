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
    /// Has everybody use an app as it stands in the server's folder from now on: who opens it next has this version.
    func useInstalled(_ app: AppID) async {
        if let bundle = world.apps.installed.bundles[app] { world.apps.fonts.read(of: app, from: bundle) }
        let summaries = world.apps.installed.summaries
        for session in registry.state.withLock({ $0.sessions.values.map(\.session) }) {
            // One that has ended is made anew, with the apps that are there.
            _ = try? await session.serially { try await $0.handle(.serverApps(summaries)) }
        }
    }
}
