public import AppProtocol
import NIOCore
import ProgramRunner
import Synchronization

/// A process that `AppHost` has started. Whoever drops it, ends it.
public final class LaunchedApp: AppProcess {
    let child: ChildProcess
    public var processID: Int32 { child.id }
    public let output: AsyncStream<AppProcessOutput>
    /// Log of the app's standard output and error.
    public let log: AppLog
    private let eventLoop: any EventLoop
    private let connection: ConnectionBox

    init(
        child: ChildProcess, output: AsyncStream<AppProcessOutput>, log: AppLog, eventLoop: any EventLoop,
        connection: ConnectionBox
    ) {
        self.child = child
        self.output = output
        self.log = log
        self.eventLoop = eventLoop
        self.connection = connection
    }

    public func perform(_ request: HostRequest) { step { $0.perform(request) } }

    public func answer(_ id: Int, _ outcome: Outcome) { step { $0.answer(id, outcome) } }

    public func terminate() { step { $0.terminate() } }

    public func kill() {
        let connection = connection
        eventLoop.execute { connection.value?.kill() }
    }

    /// In the order of the calls: the loop's queue keeps it.
    private func step(_ event: @escaping @Sendable (inout ProcessSession) -> [ProcessSession.Action]) {
        let connection = connection
        eventLoop.execute { connection.value?.step(event) }
    }

    deinit { terminate() }
}
