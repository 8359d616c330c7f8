import ChatModels
import ChatStore
import DeviceHost

// What a person asks for.
extension DeviceSession {
    nonisolated func perform(_ events: DeviceHost.Event...) async throws { try await perform(events) }

    nonisolated func perform(_ events: [DeviceHost.Event]) async throws {
        try await serially { session in
            for event in events { try await session.handle(event) }
        }
    }

    /// Answers once the entries are on disk. A key that is known is answered from the log, also after a restart.
    nonisolated func send(_ body: SendBody) async throws -> SendReceipt {
        try await serially { session in
            let known = try await session.world.database.entries(of: session.context.device, key: body.key)
            if !known.isEmpty { return SendReceipt(sequences: known.map(\.sequence)) }
            let stored = try await session.handle(.send(body.key, text: body.text))
            return SendReceipt(sequences: stored.map(\.sequence))
        }
    }

    nonisolated func state() async throws -> DeviceState { try await serially { $0.deviceState } }

    var deviceState: DeviceState {
        DeviceState(
            panel: host.panel, draft: host.draftState, receipts: receipts, unsent: host.unsentItems,
            live: host.liveBubbles, revision: revision)
    }
}
