import ChatModels
import ServiceLifecycle
import Synchronization

// Ending idle sessions while the server runs.
extension SessionRegistry {
    /// Ends unused sessions periodically until the server stops.
    func endIdleSessionsPeriodically() async {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: self.idleTime / 4)
                await self.letGo()
            }
        }
    }

    /// Ends the sessions that were not used for `idleTime` and have nothing in progress; the next request recreates
    /// them.
    func letGo() async {
        for (place, use) in state.withLock({ $0.sessions.filter { isIdle($0.value) } })
        where await use.session.isUnused { end(use.session, at: place) }
    }

    private func isIdle(_ use: Use) -> Bool { uptime() - use.last >= idleTime }

    /// Ends the session, unless it was requested in the meantime: the caller may still post a job.
    private func end(_ session: DeviceSession, at place: Place) {
        state.withLock { state in
            guard let use = state.sessions[place], use.session === session, isIdle(use), session.jobs.closeIfIdle()
            else { return }
            state.sessions[place] = nil
        }
    }

    func forget(_ session: DeviceSession, at place: Place) {
        state.withLock { if $0.sessions[place]?.session === session { $0.sessions[place] = nil } }
    }

    /// Removes a feed that has ended, and closes its sessions, which would get no news any more.
    func forget(_ feed: ConversationFeed, of conversation: ConversationID) {
        let queues = state.withLock { state -> [JobQueue<DeviceSession>] in
            if state.feeds[conversation] === feed { state.feeds[conversation] = nil }
            return state.sessions.values.map(\.session).filter { $0.feed === feed }.map(\.jobs)
        }
        for queue in queues { queue.close() }
    }
}
