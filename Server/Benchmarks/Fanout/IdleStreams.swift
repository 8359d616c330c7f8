import Foundation
import NIOCore
import NIOPosix

/// Streams on which nothing happens: what each takes of the server's memory, and all of them of its processor.
struct IdleStreams {
    /// Time for which the processor is watched.
    private static let watch = Duration.seconds(5)
    /// Time after which the streams that were opened have got what comes first.
    private static let settling = Duration.seconds(1)

    var load: Load

    /// Opens the streams, waits, and ends the server.
    func line(_ name: String, _ server: ChildServer) async throws -> String {
        defer { server.end() }
        let phones = try await load.phones(of: server)
        let tally = Tally()
        // One each that does not count: the session of a device costs more than a stream.
        try await open(phones.count, of: phones, tally)
        let before = server.residentByteCount
        try await open(load.streamCount, of: phones, tally)
        let byteCount = server.residentByteCount - before
        let processor = server.processorTime
        try await Task.sleep(for: Self.watch)
        let share = (server.processorTime - processor) / Self.watch
        return String(
            format: "%@: %.1f KB each, processor %.1f %%, %d ended", name,
            Double(byteCount) / Double(load.streamCount) / 1_024, 100 * share, tally.counts.closed)
    }

    private func open(_ count: Int, of phones: [Phone], _ tally: Tally) async throws {
        for number in 0..<count {
            try await phones[number % phones.count].open(tally, on: MultiThreadedEventLoopGroup.singleton)
        }
        try await Task.sleep(for: Self.settling)
    }
}
