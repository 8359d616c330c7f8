package import ChatModels
import ChatStore

/// A person of the simulator, with one of their devices.
package struct SimulatedMember: Hashable, Sendable {
    package var name: String
    package var device: DeviceID
    /// The person's first device where `device` is a further one; otherwise nil.
    package var firstDevice: DeviceID?

    package init(name: String, device: DeviceID, firstDevice: DeviceID? = nil) {
        self.name = name
        self.device = device
        self.firstDevice = firstDevice
    }
}

extension SimulatedMember {
    /// Assigns a device to each name. `Kate` gets `kate-phone`; a second `Kate` is the same person's next device,
    /// `kate-phone-2`. Different names with the same slug are told apart by a number.
    package static func members(named names: [String]) -> [SimulatedMember] {
        var taken: Set<DeviceID> = []
        var devices: [String: [DeviceID]] = [:]
        return names.map { name in
            if let first = devices[name]?.first {
                let next = furtherDevice(first, number: (devices[name]?.count ?? 0) + 1)
                devices[name]?.append(next)
                return SimulatedMember(name: name, device: next, firstDevice: first)
            }
            let device = firstDevice(of: name, besides: taken)
            taken.insert(device)
            devices[name] = [device]
            return SimulatedMember(name: name, device: device)
        }
    }

    static func firstDevice(of name: String, besides taken: Set<DeviceID>) -> DeviceID {
        let plain = slug(name)
        var device = DeviceID(unchecked: "\(plain)-phone")
        var number = 2
        while taken.contains(device) {
            device = DeviceID(unchecked: "\(plain)-\(number)-phone")
            number += 1
        }
        return device
    }

    static func furtherDevice(_ first: DeviceID, number: Int) -> DeviceID {
        DeviceID(unchecked: "\(first)-\(number)")
    }

    /// Returns the part of a name that is allowed in an identifier, in lower case, with `-` for everything else.
    private static func slug(_ name: String) -> String {
        let letters = name.lowercased().prefix(24).map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? String(character) : "-"
        }.joined()
        return letters.allSatisfy { $0 == "-" } ? "person" : letters
    }
}

/// The only conversation of a simulator; all members take part.
struct SimulatedConversation {
    var members: [SimulatedMember]

    private var people: [SimulatedMember] { members.filter { $0.firstDevice == nil } }

    /// Identifier made from the names, such as `kate-and-john`, so that the same people find their conversation again
    /// after a restart.
    var id: ConversationID {
        let names = people.map { String($0.device.rawValue.dropLast("-phone".count)) }
        return ConversationID(
            unchecked: String(names.joined(separator: "-and-").prefix(ChatLimits.identifierByteCountMax)))
    }

    var newMembers: [NewMember] {
        members.map { NewMember(name: $0.name, device: $0.device, firstDevice: $0.firstDevice) }
    }
}
