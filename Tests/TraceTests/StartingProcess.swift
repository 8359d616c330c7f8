import AppHost
import AppProtocol
import Glibc
import Synchronization
import Testing

/// A process of its own. What is asked of it while it starts waits.
final class StartingProcess: TracedProcess {
    typealias Call = @Sendable (LaunchedApp) -> Void

    let output: AsyncStream<AppProcessOutput>
    private let calls: AsyncStream<Call>.Continuation
    private let app = Mutex<LaunchedApp?>(nil)

    init(launch: @escaping @Sendable () async throws -> LaunchedApp) {
        let (output, door) = AsyncStream.makeStream(of: AppProcessOutput.self)
        let (waiting, calls) = AsyncStream.makeStream(of: Call.self)
        (self.output, self.calls) = (output, calls)
        Task { [weak self] in
            do {
                let app = try await launch()
                self?.app.withLock { $0 = app }
                Task { for await call in waiting { call(app) } }
                for await element in app.output { door.yield(element) }
            } catch {
                Issue.record(error)
            }
            door.finish()
        }
    }

    deinit { calls.finish() }

    var lines: [String] { app.withLock { $0?.log.lines ?? [] } }

    func perform(_ request: HostRequest) { calls.yield { $0.perform(request) } }
    func answer(_ id: Int, _ outcome: Outcome) { calls.yield { $0.answer(id, outcome) } }
    func terminate() { calls.yield { $0.terminate() } }
    func kill() { calls.yield { _ = Glibc.kill($0.processID, SIGKILL) } }
}
