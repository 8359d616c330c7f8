import ChatServer

/// Lines that a server prints once before its address: the walls and limits of apps that are in force on this computer. The walls are tried
/// while the store is opened, since neither waits for the other.
struct StartNews: Sendable {
    private let lines: Task<[String], Never>

    /// Runs a server that says it. A server that does not start leaves nothing of the trial behind.
    static func around<Value>(
        _ configuration: ServerConfiguration, _ run: (StartNews) async throws -> Value
    ) async throws -> Value {
        let news = StartNews(
            lines: Task { [await configuration.describeWalls(), configuration.describeSharedLimits()] })
        do {
            return try await run(news)
        } catch {
            _ = await news.lines.value
            throw error
        }
    }

    /// Prints the lines once they are known.
    func say() async {
        for line in await lines.value { print(line) }
    }
}
