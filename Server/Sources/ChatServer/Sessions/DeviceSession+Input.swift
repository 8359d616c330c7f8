import ChatModels
import DeviceHost

extension DeviceSession {
    /// Most input events in one request or message. A person causes only a few in the time that one takes.
    private static let inputEventCountMax = 64

    /// Takes input of the person for an app: the only way by which any comes, by request or by socket.
    /// - Parameter done: is called once the events have been handed to the app, or with the reason why not.
    nonisolated func take(_ input: InputBody, done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        guard (1...Self.inputEventCountMax).contains(input.events.count) else {
            return done(
                .failure(ChatError(.badNumber, "Input comes as 1 to \(Self.inputEventCountMax) events at once.")))
        }
        submit(
            { session in
                for event in input.events { try await session.handle(.input(instance: input.instance, event)) }
            }, done: done)
    }
}
