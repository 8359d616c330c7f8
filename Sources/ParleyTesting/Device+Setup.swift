import ChatModels
import DeviceHost

// Devices without the app, or with a system too old for any app. Changes take effect with the next step.
extension Device {
    /// Whether the app is installed. Setting it to false ends the app; setting it to true is a new install, with new
    /// participant identifiers.
    public var hasApp: Bool {
        get { !setup.removedApps.contains(world.summary.id) }
        set {
            guard newValue != hasApp else { return }
            var setup = setup
            if newValue {
                setup.removedApps.remove(world.summary.id)
                setup.installs[world.summary.id] = setup.install(of: world.summary.id) + 1
            } else {
                setup.removedApps.insert(world.summary.id)
            }
            handle(.setUp(setup))
        }
    }

    /// Whether the system is old: it shows a message as a picture and a link, and opens no app.
    public var isOld: Bool {
        get { setup.isOld }
        set {
            var setup = setup
            setup.isOld = newValue
            handle(.setUp(setup))
        }
    }

    /// Whether the app's page is shown, because a bubble was tapped and the app is not installed.
    public var isOffered: Bool {
        if case .offered = host.panel { true } else { false }
    }

    /// Presses Get on the app's page: the app is installed and opens with the message.
    public func getApp() async throws {
        guard isOffered else { throw TestFailure("\(person.name) does not see the app's page.") }
        hasApp = true
        try await world.settle()
    }

    private var setup: DeviceSetup { host.context.setup }
}
