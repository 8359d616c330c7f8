import ChatModels
import Hummingbird

/// Shared dependencies of the routes.
struct Chat: Sendable {
    var world: ChatWorld
    var registry: SessionRegistry
    var cookie: DeviceCookie
    var files: ServedFiles
    var previews: PreviewStore
    var installer: AppInstaller
    var connections: ConnectionLimits
    var sockets: SocketLimits
    let joinRate = JoinRate()
    var metrics: ServerMetrics { world.metrics }
    /// How people reach the server; nil for a simulator.
    var site: Site?
    var storePath: String
    var facts: ServerFacts
    let streams = SharedStreams()
    var members: [SimulatedMember]
    /// Access of real people; nil in a simulator.
    var people: PeopleAccess?
    /// Stops the server so that it can run again on an empty store; nil where a reset is not allowed.
    var onReset: (@Sendable () -> Void)?
    /// The listener for other devices; nil where only this computer may reach the server.
    var guests: GuestAccess?

    var conversation: SimulatedConversation { SimulatedConversation(members: members) }

    /// Returns the session for a request under `/devices/{device}/conversations/{conversation}`.
    /// - Throws: `ChatError`: `not_signed_in`, `unknown_conversation`, `not_a_participant`.
    func session(_ context: ChatRequestContext) async throws -> DeviceSession {
        try await registry.session(of: context.signedIn(), in: context.parameters.get("conversation"))
    }
}
