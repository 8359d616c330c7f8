import ChatModels
import DeviceHost
import Logging
import RenderTree
import Transcript

/// A new stream: `first` holds the current state; the sink receives all later events.
struct StreamOpening: Sendable {
    var first: [ServerEvent]
    /// Last entry in the log at this moment; later ones come through the sink.
    var lastSequence: Int
    /// Reader for whom the entries up to there are prepared.
    var reader: TranscriptReader
}

/// An open stream and the page that it belongs to.
struct OpenStream: Sendable {
    var sink: EventSink
    var page: PageID?
    var isCutOff = false
    /// Whether changes of scenes are left out until the client has read what waits for it.
    var isBehind = false
}

extension DeviceSession {
    /// Checks that the device may open one more stream.
    /// - Throws: `ChatError`: `too_many_streams`.
    nonisolated func checkForRoom() async throws {
        try await serially { try $0.checkStreamCount() }
    }

    /// Opens a stream for the page, whose events go to the sink.
    /// - Throws: `ChatError`: `too_many_streams`.
    nonisolated func connect(_ page: PageID?, _ sink: EventSink) async throws -> StreamOpening {
        try await serially { session in
            let opening = try session.open(page, sink)
            try await session.refreshVisibleBubbles()
            session.jobs.post { await $0.showNewNotices() }
            return opening
        }
    }

    nonisolated func disconnect(_ sink: EventSink) {
        jobs.post { session in
            session.remove(ObjectIdentifier(sink))
            await session.pageDisconnected()
        }
    }

    /// Updates the visible live bubbles after a page has gone: they run only while visible. A page that reconnects
    /// reports them again.
    private func pageDisconnected() async {
        do {
            try await refreshVisibleBubbles()
        } catch {
            logger.error("cannot look as the pages do that are left", metadata: ["error": "\(error)"])
        }
    }

    /// Sends an event to all streams of the device.
    /// - Parameter texts: the events of the same news that other devices get.
    func publish(_ event: ServerEvent, _ texts: EventTexts = EventTexts()) {
        guard !streams.isEmpty else { return }
        do {
            let text = try texts.text(of: event)
            // A stream that is cut off counts towards the limit until its connection has ended, so that they cannot
            // pile up.
            for (id, stream) in streams where !stream.isCutOff && !leavesOut(event, id, stream) {
                if stream.sink.add(event, text: text) { continue }
                logger.notice("a reader that was too slow is cut off")
                streams[id]?.isCutOff = true
            }
        } catch {
            logger.error("cannot write an event", metadata: ["event": "\(event.name)", "error": "\(error)"])
        }
    }

    /// Returns whether a client gets no changes of scenes, since it is behind: a game would pile up its frames. It gets the scenes as
    /// they are once it has read what waits.
    private func leavesOut(_ event: ServerEvent, _ id: ObjectIdentifier, _ stream: OpenStream) -> Bool {
        guard case .patch = event else { return false }
        if stream.isBehind { return true }
        guard stream.sink.isBehind else { return false }
        streams[id]?.isBehind = true
        Task {
            await stream.sink.drain()
            // Between jobs: a scene that is sent whole has no change in it that is still to be sent.
            jobs.post { session in await standingBack { await session.catchUp(id) } }
        }
        return true
    }

    private func catchUp(_ id: ObjectIdentifier) {
        guard let stream = streams[id] else { return }
        streams[id]?.isBehind = false
        for event in host.trees.map(ServerEvent.patch) {
            guard let text = try? EventTexts().text(of: event) else { continue }
            guard !stream.isCutOff, !stream.sink.isFinished, stream.sink.add(event, text: text) else { return }
        }
    }

    private func open(_ page: PageID?, _ sink: EventSink) throws -> StreamOpening {
        try checkStreamCount()
        streams[ObjectIdentifier(sink)] = OpenStream(sink: sink, page: page)
        reports.opened(page)
        feed.streamOpened(by: context.person)
        // Has the next presence event sent even if it equals the last: the new page has got none.
        toldPresence = nil
        feed.pageOpened(by: context.person)
        startLastUsedAhead()
        return StreamOpening(
            first: [
                .state(deviceState), .apps(host.context.usableApps), .participants(host.context.participants),
            ] + host.trees.map(ServerEvent.patch) + world.builds.all.map(ServerEvent.build),
            lastSequence: lastSequence, reader: reader)
    }

    private func checkStreamCount() throws {
        guard streams.count < ChatLimits.eventStreamsPerDeviceMax else {
            throw ChatError(
                .tooManyStreams, "A device may have \(ChatLimits.eventStreamsPerDeviceMax) streams open at once.")
        }
    }

    func remove(_ id: ObjectIdentifier) {
        guard let stream = streams.removeValue(forKey: id) else { return }
        stream.sink.finish()
        reports.closed(stream.page)
        feed.streamClosed(by: context.person)
        feed.pageClosed(by: context.person, on: context.device)
    }
}
