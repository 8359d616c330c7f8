import AppHost
import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Logging
import Transcript

// Carrying out the actions of the `DeviceHost`, in order.
extension DeviceSession {
    /// Hands the event to the host and carries out the actions that it returns.
    /// - Returns: the entries that were appended to the log.
    @discardableResult
    func handle(_ event: DeviceHost.Event) async throws -> [LogEntry] {
        var stored: [LogEntry] = []
        inspect(event)
        for action in try host.handle(event, at: world.now()) {
            inspect(action)
            stored += try await carryOut(action)
        }
        return stored
    }

    private func carryOut(_ action: DeviceHost.Action) async throws -> [LogEntry] {
        switch action {
        case .launch(let process, let app): try await launch(app, as: process)
        case .request(let process, let request): processes[process]?.perform(request)
        case .answer(let process, let id, let outcome): processes[process]?.answer(id, outcome)
        case .terminate(let process): processes[process]?.terminate()
        case .publish(let event): publish(event)
        case .append(let key, let entries): return try await append(entries, key: key, takesDraft: true)
        // A failed direct send does not fail the request: it stays in the transcript with a Retry button.
        case .appendDirectly(let key, let entries):
            return (try? await append(entries, key: key, takesDraft: false)) ?? []
        case .appendChange(let key, let entry): return try await append([entry], key: key, takesDraft: false)
        case .saveDraft(let draft): await save(draft)
        case .saveUnsent(let unsent): await save(unsent)
        case .prepare(let number, let job): try await prepare(job, number)
        case .stopPreparing(let number): preparations.removeValue(forKey: number)?.cancel()
        case .fetch(let process, let id, let app, let wanted):
            try await fetch(wanted, for: app, FetchKey(process: process, request: id))
        case .stopFetching(let process, let id):
            fetches.removeValue(forKey: FetchKey(process: process, request: id))?.cancel()
        case .measure(let number, let app, let files): try await measure(number, app, files)
        case .log(let diagnostic): log(diagnostic)
        }
        return []
    }

    private func append(_ entries: [NewEntry], key: SendKey, takesDraft: Bool) async throws -> [LogEntry] {
        let append = Append(
            conversation: context.conversation, device: context.device, key: key,
            entries: entries, sentAt: world.now(), takesDraft: takesDraft)
        do {
            let stored = try await world.appender.append(append)
            feed.enqueue(stored)
            try await handle(.sent(key))
            return stored
        } catch {
            logger.error("cannot store what was sent", metadata: ["error": "\(error)"])
            try await handle(.sendFailed(key))
            throw error
        }
    }

    /// Stores the draft. If that fails, the draft is still in memory and nothing is lost before a restart.
    private func save(_ draft: Draft) async {
        do {
            try await world.database.save(draft, of: context.device, in: context.conversation)
            isDraftUnsaved = false
        } catch {
            isDraftUnsaved = true
            logger.error("cannot save a draft", metadata: ["error": "\(error)"])
        }
    }

    /// Stores the unsent direct sends. If that fails, they are kept in memory.
    private func save(_ unsent: [DirectSend]) async {
        do {
            try await world.database.save(unsent, of: context.device, in: context.conversation)
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

// News of the conversation from its feed.
extension DeviceSession {
    func show(_ stored: StoredEntry) async {
        do {
            if case .membership = stored.entry.content { try await readPeople() }
            lastSequence = stored.entry.sequence
            guard sees(stored.entry.sequence) else { return }
            if !streams.isEmpty { publish(.entry(try await event(for: stored)), stored.texts) }
            try await handle(.stored(stored.entry, picture: stored.picture))
        } catch {
            logger.error("cannot show an entry", metadata: ["error": "\(error)"])
        }
    }

    /// Takes those of the participants that the device knows: somebody new has none until `readPeople`.
    func show(_ news: [Receipt], _ texts: EventTexts) {
        let known = Dictionary(receipts.map { ($0.person, $0) }, uniquingKeysWith: { first, _ in first })
        let changed = news.filter { receipt in known[receipt.person].map { $0 != receipt } ?? false }
        guard !changed.isEmpty else { return }
        receipts = receipts.map { known in changed.first { $0.person == known.person } ?? known }
        publish(.receipts(changed), texts)
    }
}
