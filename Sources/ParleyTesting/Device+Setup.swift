import ChatModels
import DeviceHost

// Devices that lack the app, or whose system is too old for any. What is set takes effect with the next step.
extension Device {
    /// Whether the app is on the device. Taking it off ends it; putting it on again is a new install, with other
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

    /// An old system shows a message as a picture and a link, and opens no app.
    public var isOld: Bool {
        get { setup.isOld }
        set {
            var setup = setup
            setup.isOld = newValue
            handle(.setUp(setup))
        }
    }

    /// Whether the app's page is shown, because a bubble was tapped and the app is not on the device.
    public var isOffered: Bool {
        if case .offered = host.panel { true } else { false }
    }

    /// Presses Get on the app's page: the app is put on the device and opens at the message.
    public func getApp() async throws {
        guard isOffered else { throw TestFailure("\(person.name) does not see the app's page.") }
        hasApp = true
        try await world.settle()
    }

    private var setup: DeviceSetup { host.context.setup }
}
