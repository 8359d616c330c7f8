import AppProtocol
import ChatModels
import ChatStore
import DeviceHost

// Requests of the person.
extension DeviceSession {
    nonisolated func perform(_ events: DeviceHost.Event...) async throws { try await perform(events) }

    nonisolated func perform(_ events: [DeviceHost.Event]) async throws {
        try await serially { session in
            for event in events { try await session.handle(event) }
        }
    }

    /// Sends the draft; returns once the entries are on disk. A repeated request with a known key gets its first result
    /// from the log, also after a restart, and leaves alone what was typed or staged since.
    nonisolated func send(_ body: SendBody) async throws -> SendReceipt {
        try await serially { try await $0.store(body) }
    }

    /// Like the other `send`, without waiting for the result.
    /// - Parameter done: is called once with it.
    nonisolated func send(_ body: SendBody, done: @escaping @Sendable (Result<SendReceipt, any Error>) -> Void) {
        submit({ try await $0.store(body) }, done: done)
    }

    private func store(_ body: SendBody) async throws -> SendReceipt {
        rest()
        // The append looks for the key itself. It must be looked for before where there is a draft to take, and where the
        // answered entry may have been taken back meanwhile.
        if hasDraft || body.replyTo != nil, let known = try await receipt(of: body.key) { return known }
        if let original = body.replyTo { try await checkAnswer(to: original) }
        let stored = try await handle(.send(body.key, text: body.text, replyTo: body.replyTo, mentions: body.mentions))
        guard stored.isEmpty else { return SendReceipt(sequences: stored.map(\.sequence)) }
        return try await receipt(of: body.key) ?? SendReceipt(sequences: [])
    }

    private var hasDraft: Bool { host.draft != Draft() }

    /// Returns the first result of a Send or of placing a sticker; nil where its key is not known.
    func receipt(of key: SendKey) async throws -> SendReceipt? {
        let known = try await world.database.sequences(of: context.device, key: key)
        return known.isEmpty ? nil : SendReceipt(sequences: known)
    }

    nonisolated func state() async throws -> DeviceState { try await serially { $0.deviceState } }

    var deviceState: DeviceState {
        DeviceState(
            panel: host.panel, draft: host.draftState, receipts: receipts, unsent: host.unsentItems,
            live: host.liveBubbles, revision: revision, epoch: epoch,
            colorScheme: host.screen.environment.colorScheme == .dark ? .dark : nil,
            files: host.fileRequest, noticeQuestion: host.noticeQuestion)
    }
}
