import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct DeviceOwnersTests {
    @Test func `the store is asked once for a device's owner, and again for a device that may yet come`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let database = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
        let (kate, ben) = (DeviceID(unchecked: "kate-phone"), DeviceID(unchecked: "ben-phone"))
        try await database.addDevice(NewMember(name: "Kate", device: kate))
        let owners = DeviceOwners(database: database)
        #expect(try await owners.owner(of: kate)?.name == "Kate")
        #expect(try await owners.owner(of: ben) == nil)
        try await database.addDevice(NewMember(name: "Ben", device: ben))
        #expect(try await owners.owner(of: ben)?.name == "Ben")
        try database.close()
        #expect(try await owners.owner(of: kate)?.name == "Kate")
        await #expect(throws: (any Error).self) { try await owners.owner(of: DeviceID(unchecked: "new-phone")) }
    }
}
