import Foundation
import NIOCore
import NIOPosix

/// Streams on which nothing happens: what each takes of the server's memory, and all of them of its processor.
struct IdleStreams {
    /// Time for which the processor is watched.
    private static let watch = Duration.seconds(5)
    /// Time for which the server must rest before it counts as idle, and the share of a processor that is rest.
    private static let rest = (time: Duration.seconds(1), share: 0.01)
    /// Longest wait for that, in times of `rest`: what the streams are told first takes so long on a busy machine.
    private static let restCountMax = 30

    var load: Load

    /// Opens the streams, waits, and ends the server.
    func line(_ name: String, _ server: ChildServer) async throws -> String {
        defer { server.end() }
        let phones = try await load.phones(of: server)
        let tally = Tally()
        // One each that does not count: the session of a device costs more than a stream. No device has more than it may.
        let count = load.streamCount - phones.count
        try await open(phones.count, of: phones, tally)
        try await tally.wait(forStreams: phones.count)
        try await settle(server)
        let before = server.residentByteCount
        try await open(count, of: phones, tally)
        try await tally.wait(forStreams: load.streamCount)
        try await settle(server)
        let byteCount = server.residentByteCount - before
        let share = try await processorShare(of: server, for: Self.watch)
        return String(
            format: "%@: %.1f KB each, processor %.1f %%, %d ended", name,
            Double(byteCount) / Double(count) / 1_024, 100 * share, tally.counts.closed)
    }

    private func open(_ count: Int, of phones: [any Phone], _ tally: Tally) async throws {
        for number in 0..<count {
            try await phones[number % phones.count].open(tally, on: MultiThreadedEventLoopGroup.singleton)
        }
    }

    /// Waits until the server has told the streams what comes first.
    private func settle(_ server: ChildServer) async throws {
        for _ in 0..<Self.restCountMax {
            if try await processorShare(of: server, for: Self.rest.time) < Self.rest.share { return }
        }
    }

    private func processorShare(of server: ChildServer, for time: Duration) async throws -> Double {
        let before = server.processorTime
        try await Task.sleep(for: time)
        return (server.processorTime - before) / time
    }
}
