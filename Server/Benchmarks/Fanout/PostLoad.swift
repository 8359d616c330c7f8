import Foundation

/// Posts, each after the client's last one was acknowledged, with no stream open.
struct PostLoad {
    /// Posts of each client that come before those that are measured, and the time for them.
    private static let warming = (count: 20, time: Duration.seconds(2))
    /// Time for those that are measured; a server that is slower is measured by fewer.
    private static let time = Duration.seconds(5)

    var load: Load
    var clientCount: Int
    /// Measured posts of each client.
    var postCount: Int

    var words: String { "clients: \(clientCount)" + (load.isApart ? ", conversations: \(clientCount)" : "") }

    /// Posts from all clients at once, and ends the server.
    func measure(_ server: ChildServer) async throws -> Figures {
        defer { server.end() }
        let phones = Array(try await load.phones(of: server, people: clientCount).prefix(clientCount))
        _ = try await post(Self.warming.count, within: Self.warming.time, from: phones)
        let (begin, processor, own) = (ContinuousClock.now, server.processorTime, ChildServer.ownProcessorTime)
        let times = try await post(postCount, within: Self.time, from: phones).sorted()
        let count = Double(times.count)
        return Figures(columns: [
            ("a second", count / ((ContinuousClock.now - begin) / .seconds(1))),
            ("p50 ms", times[times.count / 2] / .milliseconds(1)),
            ("p99 ms", times[times.count * 99 / 100] / .milliseconds(1)),
            ("processor µs", (server.processorTime - processor) / .microseconds(1) / count),
            ("generator µs", (ChildServer.ownProcessorTime - own) / .microseconds(1) / count),
        ])
    }

    static func line(_ name: String, _ figures: Figures) -> String {
        let values = figures.columns.map(\.value)
        return String(
            format:
                "%@: %.0f a second, p50 %.2f ms, p99 %.2f ms, %.0f µs of the server's processor each, %.0f of the generator's",
            name, values[0], values[1], values[2], values[3], values[4])
    }

    /// Returns the time from each post to its acknowledgement.
    private func post(_ count: Int, within limit: Duration, from phones: [any Phone]) async throws -> [Duration] {
        let end = ContinuousClock.now + limit
        return try await withThrowingTaskGroup(of: [Duration].self) { group in
            for phone in phones {
                group.addTask {
                    var times: [Duration] = []
                    for number in 0..<count where ContinuousClock.now < end {
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
