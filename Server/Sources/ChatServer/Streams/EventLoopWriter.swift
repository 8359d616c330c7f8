import NIOCore
import Synchronization

/// Writes to the event streams of one event loop: what waits for all of them in one go, and their heartbeats.
final class EventLoopWriter: Sendable {
    private struct State {
        var connections: [ObjectIdentifier: EventConnection] = [:]
        var needWrite: [EventConnection] = []
        var heartbeat: Scheduled<Void>?
    }
    private let state = Mutex(State())
    private let eventLoop: any EventLoop
    private let interval: TimeAmount

    fileprivate init(_ eventLoop: any EventLoop, interval: TimeAmount) {
        (self.eventLoop, self.interval) = (eventLoop, interval)
    }

    /// Sends heartbeats to the connection until it is removed.
    func add(_ connection: EventConnection) {
        state.withLock { state in
            state.connections[ObjectIdentifier(connection)] = connection
            if state.heartbeat == nil { state.heartbeat = nextHeartbeat() }
        }
    }

    func remove(_ connection: EventConnection) {
        state.withLock { state in
            state.connections[ObjectIdentifier(connection)] = nil
            guard state.connections.isEmpty else { return }
            state.heartbeat?.cancel()
            state.heartbeat = nil
        }
    }

    var connectionCount: Int { state.withLock(\.connections.count) }

    /// Schedules a flush; one task serves all connections that ask for it meanwhile.
    func setNeedsWrite(_ connection: EventConnection) {
        let isFirst = state.withLock { state in
            state.needWrite.append(connection)
            return state.needWrite.count == 1
        }
        if isFirst { eventLoop.execute { self.flush() } }
    }

    private func flush() {
        let connections = state.withLock { state in
            defer { state.needWrite = [] }
            return state.needWrite
        }
        for connection in connections { connection.flush() }
    }

    private func nextHeartbeat() -> Scheduled<Void> { eventLoop.scheduleTask(in: interval) { self.sendHeartbeats() } }

    private func sendHeartbeats() {
        let connections = state.withLock { state in
            state.heartbeat = state.connections.isEmpty ? nil : nextHeartbeat()
            return Array(state.connections.values)
        }
        for connection in connections { connection.sendHeartbeat() }
    }
}

/// The writers of a server, one for each event loop.
final class EventWriters: Sendable {
    private let writers = Mutex<[ObjectIdentifier: EventLoopWriter]>([:])
    private let interval: TimeAmount

    /// - Parameter heartbeat: interval of the heartbeats.
    init(heartbeat: Duration) {
        interval = TimeAmount(heartbeat)
    }

    /// Number of streams that are open.
    var connectionCount: Int { writers.withLock { $0.values.reduce(0) { $0 + $1.connectionCount } } }

    func writer(of eventLoop: any EventLoop) -> EventLoopWriter {
        writers.withLock { writers in
            let key = ObjectIdentifier(eventLoop)
            if let known = writers[key] { return known }
            let writer = EventLoopWriter(eventLoop, interval: interval)
            writers[key] = writer
            return writer
        }
    }
}
