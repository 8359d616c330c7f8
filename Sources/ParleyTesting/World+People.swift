import ChatModels
import DeviceHost

// Joining and leaving.
extension World {
    /// Adds a new person with one device, or a person who has left. They see what is sent from then on.
    /// - Throws: `TestFailure` for a participant, and where there are 32 people already.
    @discardableResult
    public func join(_ name: String) async throws -> Device {
        guard !participants.contains(where: { $0.name == name }) else {
            throw TestFailure("\(name) is in the conversation already.")
        }
        guard participants.count < ChatLimits.participantCountMax else {
            throw TestFailure("A conversation has \(ChatLimits.participantCountMax) people at most.")
        }
        let known = devices.first { $0.person.name == name }
        let number = participants.count + former.count + 1
        let device = known ?? addDevice(of: Participant(id: Self.person(number), name: name))
        change(.joined, of: device)
        try await settle()
        return device
    }
}

extension Device {
    /// Removes the person from the conversation: they receive nothing more and can send nothing.
    /// - Throws: `TestFailure` where they have left already, and where fewer than two people would stay.
    public func leave() async throws {
        guard host.context.takesPart else { throw TestFailure("\(person.name) has left already.") }
        guard world.participants.count > ChatLimits.participantCountMin else {
            throw TestFailure("A conversation has \(ChatLimits.participantCountMin) people at least.")
        }
        world.change(.left, of: self)
        try await world.settle()
    }

    func sees(_ entry: LogEntry) -> Bool {
        (world.memberships[person.id] ?? []).contains {
            $0.first <= entry.sequence && entry.sequence <= $0.last ?? .max
        }
    }
}
