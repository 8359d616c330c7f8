import ChatModels
import ChatStore
import Synchronization

/// Owners of the devices that requests come from, read from the store once: neither the owner of a device nor a person's
/// name ever changes.
final class DeviceOwners: Sendable {
    /// Most owners that are remembered; with one more all are forgotten.
    static let countMax = 16_384

    private let database: ChatDatabase
    private let owners = Mutex<[DeviceID: Participant]>([:])

    init(database: ChatDatabase) {
        self.database = database
    }

    /// Returns the device's owner; nil where there is no such device, which may yet come.
    func owner(of device: DeviceID) async throws -> Participant? {
        if let known = owners.withLock({ $0[device] }) { return known }
        guard let owner = try await database.owner(of: device) else { return nil }
        owners.withLock { owners in
            if owners.count >= Self.countMax { owners = [:] }
            owners[device] = owner
        }
        return owner
    }
}
