import ChatModels
import DeviceHost

extension DeviceSession {
    func inspect(_ event: InspectedEvent?) {
        guard let event else { return }
        world.inspector?.add(event, on: context.device, at: world.now())
    }

    /// Adds a line for the event. Every device of the conversation handles an entry; only the one that sent it adds a
    /// line.
    func inspect(_ event: DeviceHost.Event) {
        guard world.inspector != nil else { return }
        if case .stored(let entry, _) = event, entry.device != context.device { return }
        inspect(describer.describe(event))
    }

    func inspect(_ action: DeviceHost.Action) {
        guard world.inspector != nil else { return }
        inspect(describer.describe(action))
    }

    private var describer: EventDescriber { EventDescriber(host: host, apps: world.apps.installed) }
}
