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
    /// from the log, also after a restart.
    nonisolated func send(_ body: SendBody) async throws -> SendReceipt {
        try await serially { session in
            let known = try await session.world.database.sequences(of: session.context.device, key: body.key)
            if !known.isEmpty { return SendReceipt(sequences: known) }
            let stored = try await session.handle(.send(body.key, text: body.text))
            return SendReceipt(sequences: stored.map(\.sequence))
        }
    }

    nonisolated func state() async throws -> DeviceState { try await serially { $0.deviceState } }

    var deviceState: DeviceState {
        DeviceState(
            panel: host.panel, draft: host.draftState, receipts: receipts, unsent: host.unsentItems,
            live: host.liveBubbles, revision: revision,
            colorScheme: host.screen.environment.colorScheme == .dark ? .dark : nil,
            files: host.fileRequest)
    }
}
