import ChatModels
import ChatServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct SimulatedMemberTests {
    @Test(arguments: [
        (["Kate", "John"], ["kate-phone", "john-phone"]),
        (["Kate", "kate"], ["kate-phone", "kate-2-phone"]),
        (["Ünal", "李"], ["-nal-phone", "person-phone"]),
        (["Mary Ann"], ["mary-ann-phone"]),
        (["Kate", "John", "Kate", "Kate"], ["kate-phone", "john-phone", "kate-phone-2", "kate-phone-3"]),
    ])
    func `each name gets a device that can stand in an address`(names: [String], devices: [String]) {
        let members = SimulatedMember.members(named: names)
        #expect(members.map(\.device.rawValue) == devices)
        #expect(members.map(\.name) == names)
    }

    @Test func `a name again is a further device of the same person`() {
        let members = SimulatedMember.members(named: ["Kate", "John", "Kate"])
        #expect(members.map(\.firstDevice?.rawValue) == [nil, nil, "kate-phone"])
    }
}
