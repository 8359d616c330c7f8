import ChatModels
import DeviceHost
import Logging
import RenderTree
import Transcript

/// A stream that begins: `first` is how things are, `queue` what happens from then on.
struct StreamOpening: Sendable {
    var id: Int
    var first: [ServerEvent]
    /// Entries up to here are in the log, later ones come through the queue.
    var lastSequence: Int
    /// As whom the client is shown the ones up to there.
    var reader: TranscriptReader
    var queue: EventQueue
}

/// A stream that is written to, and whose page it is.
struct OpenStream: Sendable {
    var queue: EventQueue
    var page: PageID?
    var isCutOff = false
}

extension DeviceSession {
    /// - Throws: `ChatError`: `too_many_streams`.
    nonisolated func checkForRoom() async throws {
        try await serially { try $0.checkStreamCount() }
    }

    /// - Throws: `ChatError`: `too_many_streams`.
    nonisolated func connect(_ page: PageID?, on connection: EventConnection) async throws -> StreamOpening {
        try await serially { session in
            let opening = try session.open(page, EventQueue(budget: connection.budget))
            try await session.lookAnew()
            return opening
        }
    }

    nonisolated func disconnect(_ stream: Int) {
        jobs.post {
            await self.remove(stream)
            await self.noteAbsence()
        }
    }

    /// Live bubbles live only while somebody sees them; a page that comes back says what it sees.
    private func noteAbsence() async {
        do {
            try await lookAnew()
        } catch {
            logger.error("cannot look as the pages do that are left", metadata: ["error": "\(error)"])
        }
    }

    func publish(_ event: ServerEvent) {
        guard !streams.isEmpty else { return }
        do {
            let text = try ServerSentEvent.text(of: event)
            // One that is cut off keeps its place until its connection has ended, so that they cannot pile up.
            for (id, stream) in streams where !stream.isCutOff && !stream.queue.add(event, text: text) {
                logger.notice("a reader that was too slow is cut off")
                streams[id]?.isCutOff = true
            }
        } catch {
            logger.error("cannot write an event", metadata: ["event": "\(event.name)", "error": "\(error)"])
        }
    }

    private func open(_ page: PageID?, _ queue: EventQueue) throws -> StreamOpening {
        try checkStreamCount()
        lastStreamID += 1
        streams[lastStreamID] = OpenStream(queue: queue, page: page)
        reports.opened(page)
        return StreamOpening(
            id: lastStreamID,
            first: [
                .state(deviceState), .apps(host.context.usableApps), .participants(host.context.participants),
            ] + shownTree,
            lastSequence: lastSequence, reader: reader, queue: queue)
    }

    /// What the open app and the live bubbles show, each as the one patch that a painter without anything needs.
    private var shownTree: [ServerEvent] {
        let live = host.liveTrees.map(ServerEvent.livePatch)
        guard case .open(_, _, let instance) = host.panel else { return live }
        return [.patch(PatchEvent(instance: instance, patch: host.tree.snapshot))] + live
    }

    private func checkStreamCount() throws {
        guard streams.count < ChatLimits.eventStreamsPerDeviceMax else {
            throw ChatError(
                .tooManyStreams, "A device may have \(ChatLimits.eventStreamsPerDeviceMax) streams open at once.")
        }
    }

    private func remove(_ stream: Int) {
        guard let stream = streams.removeValue(forKey: stream) else { return }
        stream.queue.finish()
        reports.closed(stream.page)
    }
}
