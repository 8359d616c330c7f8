import AppHost
import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Logging
import Transcript

// Doing what the `DeviceHost` says, in its order.
extension DeviceSession {
    /// - Returns: the entries that the event put into the log.
    @discardableResult
    func handle(_ event: DeviceHost.Event) async throws -> [LogEntry] {
        var stored: [LogEntry] = []
        inspect(event)
        for action in try host.handle(event, at: world.now()) {
            inspect(action.inspectorLine)
            stored += try await carryOut(action)
        }
        return stored
    }

    private func carryOut(_ action: DeviceHost.Action) async throws -> [LogEntry] {
        switch action {
        case .launch(let instance, let app): try await launch(app, instance: instance)
        case .request(let instance, let request): processes[instance]?.perform(request)
        case .answer(let instance, let id, let outcome): processes[instance]?.answer(id, outcome)
        case .terminate(let instance): processes[instance]?.terminate()
        case .publish(let event): publish(event)
        case .append(let key, let entries): return try await append(entries, key: key, takesDraft: true)
        // A direct send that fails is not the request's failure: it waits for the person, with Retry.
        case .appendDirectly(let key, let entries):
            return (try? await append(entries, key: key, takesDraft: false)) ?? []
        case .appendSticker(let key, let entry): return try await append([entry], key: key, takesDraft: false)
        case .saveDraft(let draft): await save(draft)
        case .saveUnsent(let unsent): await save(unsent)
        case .prepare(let number, let job): try await prepare(job, number)
        case .stopPreparing(let number): preparations.removeValue(forKey: number)?.cancel()
        case .fetch(let instance, let id, let app, let url):
            try await fetch(url, for: app, FetchKey(instance: instance, request: id))
        case .stopFetching(let instance, let id):
            fetches.removeValue(forKey: FetchKey(instance: instance, request: id))?.cancel()
        case .log(let diagnostic): log(diagnostic)
        }
        return []
    }

    private func append(_ entries: [NewEntry], key: SendKey, takesDraft: Bool) async throws -> [LogEntry] {
        let append = Append(
            conversation: context.conversation, device: context.device, key: key,
            entries: entries.map(UnstoredEntry.init), sentAt: world.now(), takesDraft: takesDraft)
        do {
            let stored = try await world.appender.append(append)
            feed.poke()
            try await handle(.sent(key))
            return stored
        } catch {
            logger.error("cannot store what was sent", metadata: ["error": "\(error)"])
            try await handle(.sendFailed(key))
            throw error
        }
    }

    /// A draft that cannot be written down is still in the field: the person loses nothing before a restart.
    private func save(_ draft: StagedDraft) async {
        do {
            try await world.database.save(StoredDraft(draft), of: context.device, in: context.conversation)
            isDraftUnsaved = false
        } catch {
            isDraftUnsaved = true
            logger.error("cannot save a draft", metadata: ["error": "\(error)"])
        }
    }

    /// As long as it cannot be written down it is in memory.
    private func save(_ unsent: [DirectSend]) async {
        let sends = unsent.map { StoredUnsent(key: $0.key, entry: UnstoredEntry($0.entry)) }
        do {
            try await world.database.save(sends, of: context.device, in: context.conversation)
            areSendsUnsaved = false
        } catch {
            areSendsUnsaved = true
            logger.error("cannot save what is unsent", metadata: ["error": "\(error)"])
        }
    }

    private func log(_ diagnostic: Diagnostic) {
        logger.notice(
            "app diagnostic",
            metadata: [
                "severity": "\(diagnostic.severity.rawValue)", "code": "\(diagnostic.code)",
                "message": "\(diagnostic.message)", "view": "\(diagnostic.view ?? "")",
            ])
    }
}

// News of the conversation, from its feed.
extension DeviceSession {
    nonisolated func take(_ stored: StoredEntry) {
        jobs.post { await self.show(stored) }
    }

    nonisolated func take(_ receipt: Receipt) {
        jobs.post { await self.show(receipt) }
    }

    private func show(_ stored: StoredEntry) async {
        do {
            if case .membership = stored.entry.content { try await readPeople() }
            lastSequence = stored.entry.sequence
            guard sees(stored.entry.sequence) else { return }
            publish(.entry(try await event(for: stored)))
            try await handle(.stored(stored.entry, picture: stored.picture))
        } catch {
            logger.error("cannot take an entry", metadata: ["error": "\(error)"])
        }
    }

    private func show(_ receipt: Receipt) {
        let place = receipts.firstIndex { $0.person == receipt.person }
        guard let place, receipts[place] != receipt else { return }
        receipts[place] = receipt
        publish(.receipt(receipt))
    }
}

extension UnstoredEntry {
    init(_ entry: NewEntry) {
        self.init(content: entry.content, picture: entry.picture, poster: entry.poster)
    }
}

extension NewEntry {
    init(_ entry: UnstoredEntry) {
        self.init(content: entry.content, picture: entry.picture, poster: entry.poster)
    }
}

extension StagedDraft {
    init(_ draft: StoredDraft) {
        self.init(
            text: draft.text, message: draft.message, picture: draft.picture, poster: draft.poster,
            attachments: draft.attachments.map {
                StagedAttachment(attachment: $0.attachment, bytes: $0.bytes, poster: $0.poster)
            })
    }
}

extension StoredDraft {
    init(_ draft: StagedDraft) {
        self.init(
            text: draft.text, message: draft.message, picture: draft.picture, poster: draft.poster,
            attachments: draft.attachments.map {
                StoredDraftAttachment(attachment: $0.attachment, bytes: $0.bytes, poster: $0.poster)
            })
    }
}
