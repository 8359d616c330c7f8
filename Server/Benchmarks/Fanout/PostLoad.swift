import Foundation

/// Posts by HTTP, each after the client's last one was acknowledged, with no stream open.
struct PostLoad {
    /// Posts of each client that come before those that are measured.
    private static let warmingCount = 20

    var load: Load
    var clientCount: Int
    /// Measured posts of each client.
    var postCount: Int

    /// Posts from all clients at once, and ends the server.
    func line(_ name: String, _ server: ChildServer) async throws -> String {
        defer { server.end() }
        let phones = Array(try await load.phones(of: server).prefix(clientCount))
        _ = try await post(Self.warmingCount, from: phones)
        let (begin, processor) = (ContinuousClock.now, server.processorTime)
        let times = try await post(postCount, from: phones).sorted()
        let (time, used) = (ContinuousClock.now - begin, server.processorTime - processor)
        return String(
            format: "%@: %.0f a second, p50 %.2f ms, p99 %.2f ms, %.0f µs of the server's processor each", name,
            Double(times.count) / (time / .seconds(1)), times[times.count / 2] / .milliseconds(1),
            times[times.count * 99 / 100] / .milliseconds(1), used / .microseconds(1) / Double(times.count))
    }

    /// Returns the time from each post to its acknowledgement.
    private func post(_ count: Int, from phones: [Phone]) async throws -> [Duration] {
        try await withThrowingTaskGroup(of: [Duration].self) { group in
            for phone in phones {
                group.addTask {
                    var times: [Duration] = []
                    for number in 0..<count {
                        let begin = ContinuousClock.now
                        try await phone.post("post \(number)")
                        times.append(ContinuousClock.now - begin)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }
}
