import NIOCore
import Synchronization

/// Writes to the event streams of one event loop: what waits for all of them in one go, and their heartbeats.
final class EventLoopWriter: Sendable {
    /// Parts of the interval in which heartbeats are sent: those of a thousand streams at once would keep the loop from others.
    private static let turnCount = 16

    private struct State {
        /// Connections by the part of the interval in which their heartbeats come.
        var turns = [[ObjectIdentifier: EventConnection]](repeating: [:], count: turnCount)
        var turn = 0
        var needWrite: [EventConnection] = []
        var heartbeat: Scheduled<Void>?

        var connectionCount: Int { turns.reduce(0) { $0 + $1.count } }
    }
    private let state = Mutex(State())
    private let eventLoop: any EventLoop
    private let interval: TimeAmount

    fileprivate init(_ eventLoop: any EventLoop, interval: TimeAmount) {
        (self.eventLoop, self.interval) = (eventLoop, interval)
    }

    /// Sends heartbeats to the connection until it is removed: the first one within the interval.
    func add(_ connection: EventConnection) {
        let id = ObjectIdentifier(connection)
        state.withLock { state in
            state.turns[Self.turn(of: id)][id] = connection
            if state.heartbeat == nil { state.heartbeat = nextHeartbeats() }
        }
    }

    func remove(_ connection: EventConnection) {
        let id = ObjectIdentifier(connection)
        state.withLock { state in
            state.turns[Self.turn(of: id)][id] = nil
            guard state.connectionCount == 0 else { return }
            state.heartbeat?.cancel()
            state.heartbeat = nil
        }
    }

    private static func turn(of id: ObjectIdentifier) -> Int { Int(id.hashValue.magnitude % UInt(turnCount)) }

    var connectionCount: Int { state.withLock(\.connectionCount) }

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

    private func nextHeartbeats() -> Scheduled<Void> {
        let part = TimeAmount.nanoseconds(interval.nanoseconds / Int64(Self.turnCount))
        return eventLoop.scheduleTask(in: part) { self.sendHeartbeats() }
    }

    private func sendHeartbeats() {
        let connections = state.withLock { state in
            state.turn = (state.turn + 1) % Self.turnCount
            state.heartbeat = state.connectionCount == 0 ? nil : nextHeartbeats()
            return Array(state.turns[state.turn].values)
        }
        for connection in connections { connection.sendHeartbeat() }
    }
}

/// The writers of a server, one for each event loop.
final class EventWriters: Sendable {
    private let writers = Mutex<[ObjectIdentifier: EventLoopWriter]>([:])
    private let interval: TimeAmount
    /// Longest silence of a stream in milliseconds: a client that has heard nothing for longer opens another one.
    let silence: Int

    /// - Parameter heartbeat: interval of the heartbeats.
    init(heartbeat: Duration) {
        interval = TimeAmount(heartbeat)
        // A stream to which something was written has its next heartbeat after up to two intervals; and one may be late.
        silence = Int(interval.nanoseconds / 1_000_000) * 3
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
