import ChatModels
import Hummingbird

/// The whole of the running server, as the routes see it.
struct Chat: Sendable {
    var world: ChatWorld
    var registry: SessionRegistry
    var cookie: DeviceCookie
    var files: ServedFiles
    var previews: PreviewStore
    let joinRate = JoinRate()
    let streams = SharedStreams()
    var members: [SimulatedMember]
    /// Ends the server, so that it can be run again on an empty store; nil where nobody may.
    var onReset: (@Sendable () -> Void)?
    /// Nil where only this computer may talk to the server.
    var guests: GuestDoor?

    var conversation: SimulatedConversation { SimulatedConversation(members: members) }

    /// The session that a request below `/devices/{device}/conversations/{conversation}` is about.
    /// - Throws: `ChatError`: `not_signed_in`, `unknown_conversation`, `not_a_participant`.
    func session(_ context: ChatRequestContext) async throws -> DeviceSession {
        try await registry.session(of: context.signedIn(), in: context.parameters.get("conversation"))
    }
}
