package import ChatModels
import ChatStore

/// A person of the simulator, with the one device they use.
package struct SimulatedMember: Hashable, Sendable {
    package var name: String
    package var device: DeviceID

    package init(name: String, device: DeviceID) {
        self.name = name
        self.device = device
    }
}

extension SimulatedMember {
    /// `Kate` gets the device `kate-phone`. Names that come out alike are told apart by a number.
    package static func members(named names: [String]) -> [SimulatedMember] {
        var taken: Set<String> = []
        return names.map { name in
            let plain = slug(name)
            var unique = plain
            var number = 2
            while !taken.insert(unique).inserted {
                unique = "\(plain)-\(number)"
                number += 1
            }
            return SimulatedMember(name: name, device: DeviceID(unchecked: "\(unique)-phone"))
        }
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

    /// As in `kate-and-john`: the same people find the same conversation again after a restart.
    var id: ConversationID {
        let names = members.map { String($0.device.rawValue.dropLast("-phone".count)) }
        return ConversationID(
            unchecked: String(names.joined(separator: "-and-").prefix(ChatLimits.identifierByteCountMax)))
    }

    /// As in “Kate, Mary and John”.
    var title: String {
        let names = members.map(\.name)
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    var newMembers: [NewMember] { members.map { NewMember(name: $0.name, device: $0.device) } }
}
