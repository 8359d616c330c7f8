import ChatModels
import ChatStore
import Logging
import ServiceLifecycle
import Synchronization

// Delivery receipts, which streams report and which are written together.
extension ConversationFeed {
    nonisolated func streamOpened(by person: PersonID) { deliveries.withLock { $0.opened(by: person) } }

    nonisolated func streamClosed(by person: PersonID) { carryOut(deliveries.withLock { $0.closed(by: person) }) }

    /// Notes that the entries up to this one have been written to a stream of the person's.
    nonisolated func noteDelivery(of sequence: Int, to person: PersonID) {
        carryOut(deliveries.withLock { $0.add(sequence, to: person) })
    }

    private nonisolated func carryOut(_ action: DeliveryBook.Action?) {
        switch action {
        case .write(let batch): start(batch) { await self.write(batch) }
        case .writeLater(let batch):
            start(batch) {
                // A stopping server writes at once.
                try? await cancelWhenGracefulShutdown { try await Task.sleep(for: self.world.receiptDelay) }
                await self.write(batch)
            }
        case nil: break
        }
    }

    private nonisolated func start(_ batch: Int, _ work: @escaping BackgroundWork.Work) {
        guard (try? world.background.start(work)) == nil else { return }
        deliveries.withLock { $0.forget($0.take(batch: batch)) }
    }

    private nonisolated func write(_ batch: Int) async {
        let delivered = deliveries.withLock { $0.take(batch: batch) }
        guard !delivered.isEmpty else { return }
        do {
            try await world.database.advanceReceipts(delivered: delivered, in: conversation)
            receiptsChanged()
        } catch {
            deliveries.withLock { $0.forget(delivered) }
            world.logger.error("cannot note deliveries", metadata: ["error": "\(error)"])
        }
    }
}
