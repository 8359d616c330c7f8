import Foundation
import NIOCore

/// A person in a room of Prosody's. Each stream is one more session of theirs in that room.
struct ProsodyPhone: Phone {
    private let name: String
    private let port: Int
    private let room: String
    private let session: RoomSession

    init(_ name: String, in room: String, on port: Int) async throws {
        (self.name, self.room, self.port) = (name, "\(room)@\(Prosody.rooms)", port)
        session = try await RoomSession(of: name, on: port)
        try await session.join(self.room, as: name)
        // Without its archive Prosody reflects messages, too, but has not kept them.
        try await session.send(message("Hello"), until: RoomSession.kept)
    }

    /// Returns once the room has reflected the message, which it does when it has kept it.
    func post(_ text: String) async throws {
        try await session.send(message(text), until: "/\(name)'")
    }

    private func message(_ text: String) -> String {
        "<message to='\(room)' type='groupchat' id='\(UUID())'><body>\(text)</body></message>"
    }

    func open(_ tally: Tally, on group: any EventLoopGroup) async throws {
        try await RoomSession(of: name, on: port, tally).join(room, as: name)
        tally.addOpened()
    }
}
