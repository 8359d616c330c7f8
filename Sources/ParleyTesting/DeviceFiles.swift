import Foundation

/// The app's container on a device of a test; removed with the device.
final class DeviceFiles {
    let container = FileManager.default.temporaryDirectory.appendingPathComponent("parley-test-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: container) }
}
