import ChatModels
import ChatStore
import Foundation
import Hummingbird
import Logging

// Steps that several routes of a server for people share.
extension Chat {
    /// Whether somebody may begin conversations.
    func mayBegin(_ caller: Caller) async throws -> Bool {
        switch caller.role {
        case .owner: true
        case .person: try await world.database.settings().peopleMayBegin
        case .guest: false
        }
    }

    /// Tells sessions and lists that a conversation has new entries, people or another name.
    func conversationChanged(_ conversation: ConversationID) {
        registry.feed(of: conversation)?.setNeedsRead()
        world.lists.changed(conversation, in: world)
    }

    /// Tells everybody in the person's conversations of another name or picture.
    func personChanged(_ person: PersonID, showsTranscript: Bool, _ access: PeopleAccess) async throws {
        access.forget()
        for conversation in try await world.database.conversations(of: person) {
            registry.feed(of: conversation)?.reloadPeople(showsTranscript: showsTranscript)
            world.lists.changed(conversation, in: world)
        }
    }

    /// Tells everybody in the person's conversations anew who is here, so far as they may know.
    func presenceChanged(of person: PersonID) async throws {
        for conversation in try await world.database.conversations(of: person) {
            registry.feed(of: conversation)?.presenceChanged()
        }
    }

    /// Ends all that devices have going on, after they lost the right to sign in: streams, sessions and the processes of apps.
    func end(_ devices: [DeviceID], _ access: PeopleAccess) {
        access.forget()
        for device in devices {
            streams.end(of: device)
            for session in registry.sessions(of: device) { session.jobs.close() }
        }
    }

    /// Ends the notices to the device that a browser was before it signed in anew: somebody else may see its screen from now on.
    func endPush(ofEarlierDeviceIn request: Request, _ context: ChatRequestContext, _ access: PeopleAccess) async {
        do {
            guard let earlier = try await access.access(of: request, context) else { return }
            try await world.database.removePush(of: earlier.device)
        } catch {
            // The new device is signed in already.
            world.logger.error("cannot forget a subscription", metadata: ["error": "\(error)"])
        }
    }

    /// Ends somebody's account.
    /// - Throws: `ChatStoreError`: `unknownPerson`, `notAllowed`.
    func remove(_ person: PersonID, by actor: PersonID, _ access: PeopleAccess) async throws {
        let devices = try await world.database.signIns(of: person).map(\.id)
        let conversations = try await world.database.remove(
            person, by: actor, key: SendKey(unchecked: "left-\(UUID().uuidString)"), at: world.now())
        end(devices, access)
        conversations.forEach(conversationChanged)
    }

    /// Tells the operator how the first owner comes in, while there is none.
    /// - Parameter port: that the server listens on.
    func tellOwnerLink(port: Int) async {
        guard let mode = people?.mode else { return }
        do {
            guard let link = try await newOwnerLink(at: mode.publicOrigin ?? "http://127.0.0.1:\(port)") else { return }
            mode.onOwnerLink(link)
        } catch {
            world.logger.error("cannot make the owner's link", metadata: ["error": "\(error)"])
        }
    }

    /// Returns the address by which one person becomes the owner; nil where there is one.
    private func newOwnerLink(at origin: String) async throws -> String? {
        guard try await !world.database.hasOwner() else { return nil }
        return try await world.database.newOwnerLink(
            at: origin, until: world.now() + world.invitationLifetime.milliseconds)
    }
}

extension ChatDatabase {
    /// Returns a new address by which one person becomes an owner, in the place of an earlier one.
    func newOwnerLink(at origin: String, until end: Int64) async throws -> String {
        let code = InvitationCode()
        try await inviteOwner(
            StoredInvitation(
                id: code.id, conversation: nil, inviter: nil, digest: code.digest, expiresAt: end, role: .owner,
                joinsMax: 1))
        return "\(origin)/join/\(code.text)"
    }
}

extension ConversationFeed {
    /// Has the sessions read the names and pictures of people again.
    /// - Parameter showsTranscript: whether it is shown again, as names stand in it.
    nonisolated func reloadPeople(showsTranscript: Bool) {
        jobs.post { await $0.reloadPeopleOfSessions(showsTranscript) }
    }

    private func reloadPeopleOfSessions(_ showsTranscript: Bool) async {
        for session in sessions {
            do {
                try await session.seriallyAlways { session in
                    try await session.readPeople()
                    if showsTranscript { try await session.publishTranscript() }
                }
            } catch {
                world.logger.error("cannot read people again", metadata: ["error": "\(error)"])
            }
        }
    }
}
