import Foundation
import SwiftUI

/// The state of a scene's views on its way from a process that ends to one with a changed program: a file in the container.
struct KeptViewsFile {
    private let url: URL

    /// Longest time that the new process waits for the file, which the old one writes meanwhile; it has only to finish what it
    /// is doing.
    private static let waitMax = Duration.milliseconds(500)
    private static let interval: UInt32 = 5_000
    private static let byteCountMax = 16 << 20

    init(number: Int) { url = FileManager.default.temporaryDirectory.appendingPathComponent("views-\(number).json") }

    func write(_ states: ViewStates) {
        guard let data = try? JSONEncoder().encode(states), data.count <= Self.byteCountMax else { return }
        try? data.write(to: url, options: .atomic)
    }

    /// Returns what the file holds and removes it; nil where it does not come in time, as when the app hangs.
    func readAndRemove() -> ViewStates? {
        let end = ContinuousClock.now + Self.waitMax
        while ContinuousClock.now < end {
            if let data = try? Data(contentsOf: url) {
                try? FileManager.default.removeItem(at: url)
                return try? JSONDecoder().decode(ViewStates.self, from: data)
            }
            usleep(Self.interval)
        }
        return nil
    }
}
