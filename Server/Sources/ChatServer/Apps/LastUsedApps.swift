import ChatModels
import Synchronization

/// The app that each device has opened last since the server started: the one that its person is likely to open next.
final class LastUsedApps: Sendable {
    private static let deviceCountMax = 10_000
    private let apps = Mutex<[DeviceID: AppID]>([:])

    func note(_ app: AppID, on device: DeviceID) {
        apps.withLock { apps in
            if apps.count >= Self.deviceCountMax, apps[device] == nil { apps.removeAll() }
            apps[device] = app
        }
    }

    subscript(_ device: DeviceID) -> AppID? { apps.withLock { $0[device] } }
}
