import Foundation
import LoadClient
import NIOCore

/// Somebody signed in to Prosody by plain TCP: RFC 6120 with SASL PLAIN (RFC 4616), in rooms of XEP-0045.
struct RoomSession: Sendable {
    private static let head =
        "<stream:stream to='localhost' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>"

    /// Begins the identifier that the archive adds to a message (XEP-0359).
    static let kept = "<stanza-id "

    private let dialogue: Dialogue

    /// - Parameter tally: counts the messages that come; as entries those that the room has kept, which have an identifier.
    init(of name: String, on port: Int, _ tally: Tally? = nil) async throws {
        dialogue = try await Dialogue(on: port) { DialogueReader(events: "</message>", entries: Self.kept, tally) }
        try await signIn(name)
    }

    private func signIn(_ name: String) async throws {
        let secret = Data("\0\(name)\0secret".utf8).base64EncodedString()
        try await send(Self.head, until: "</stream:features>")
        try await send(
            "<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>\(secret)</auth>", until: "<success")
        try await send(Self.head, until: "</stream:features>")
        try await send(
            "<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>", until: "</iq>")
    }

    /// Returns once the room has said its subject, the last that one who comes is told.
    func join(_ room: String, as name: String) async throws {
        try await send(
            "<presence to='\(room)/\(name)'><x xmlns='http://jabber.org/protocol/muc'/></presence>", until: "<subject")
    }

    /// Returns once this text has come.
    /// - Throws: `LoadError` where it does not.
    func send(_ text: String, until end: String) async throws {
        _ = try await dialogue.send(ByteBuffer(string: text), until: end)
    }
}
