package import ChatModels
import ChatStore

/// A person of the simulator, with one of the devices they use.
package struct SimulatedMember: Hashable, Sendable {
    package var name: String
    package var device: DeviceID
    /// The person's first device, where this is a further one.
    package var firstDevice: DeviceID?

    package init(name: String, device: DeviceID, firstDevice: DeviceID? = nil) {
        self.name = name
        self.device = device
        self.firstDevice = firstDevice
    }
}

extension SimulatedMember {
    /// `Kate` gets the device `kate-phone`; `Kate` again is her next device, `kate-phone-2`. Different names that come out
    /// alike are told apart by a number.
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

    /// What of a name can stand in an identifier.
    private static func slug(_ name: String) -> String {
        let letters = name.lowercased().prefix(24).map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? String(character) : "-"
        }.joined()
        return letters.allSatisfy { $0 == "-" } ? "person" : letters
    }
}

/// The one conversation of a simulator: everybody in it.
struct SimulatedConversation {
    var members: [SimulatedMember]

    private var people: [SimulatedMember] { members.filter { $0.firstDevice == nil } }

    /// As in `kate-and-john`: the same people find the same conversation again after a restart.
    var id: ConversationID {
        let names = people.map { String($0.device.rawValue.dropLast("-phone".count)) }
        return ConversationID(
            unchecked: String(names.joined(separator: "-and-").prefix(ChatLimits.identifierByteCountMax)))
    }

    var newMembers: [NewMember] {
        members.map { NewMember(name: $0.name, device: $0.device, firstDevice: $0.firstDevice) }
    }
}
