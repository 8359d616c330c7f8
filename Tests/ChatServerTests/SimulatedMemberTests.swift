import ChatModels
import ChatServer
import Testing

@Suite struct SimulatedMemberTests {
    @Test(arguments: [
        (["Kate", "John"], ["kate-phone", "john-phone"]),
        (["Kate", "kate"], ["kate-phone", "kate-2-phone"]),
        (["Ünal", "李"], ["-nal-phone", "person-phone"]),
        (["Mary Ann"], ["mary-ann-phone"]),
    ])
    func `each name gets a device that can stand in an address`(names: [String], devices: [String]) {
        let members = SimulatedMember.members(named: names)
        #expect(members.map(\.device.rawValue) == devices)
        #expect(members.map(\.name) == names)
    }
}
