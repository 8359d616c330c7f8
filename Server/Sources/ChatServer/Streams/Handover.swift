import Synchronization

/// Rendezvous channel: passes elements from any number of senders to one receiver, in order. A sender waits until its
/// element is processed, so that there are never more elements than senders.
final class Handover<Element: Sendable>: Sendable {
    private struct Delivery: Sendable {
        var element: Element
        var sender: CheckedContinuation<Void, any Error>
    }
    private struct State {
        var waiting: [Delivery] = []
        var receiver: CheckedContinuation<Delivery?, Never>?
        var isClosed = false
    }
    private let state = Mutex(State())

    /// Sends an element; returns once the receiver has processed it.
    /// - Throws: the error that the receiver threw for it; `CancellationError` where the channel is closed.
    func send(_ element: Element) async throws {
        try await withCheckedThrowingContinuation { sender in
            let delivery = Delivery(element: element, sender: sender)
            let (isTaken, receiver) = state.withLock { state -> (Bool, CheckedContinuation<Delivery?, Never>?) in
                guard !state.isClosed else { return (false, nil) }
                defer { state.receiver = nil }
                if state.receiver == nil { state.waiting.append(delivery) }
                return (true, state.receiver)
            }
            if isTaken { receiver?.resume(returning: delivery) } else { sender.resume(throwing: CancellationError()) }
        }
    }

    /// Processes elements until `close`, cancellation of the calling task, or an error of `body`. Call it once.
    func receive(_ body: (Element) async throws -> Void) async throws {
        defer { close() }
        try await withTaskCancellationHandler {
            while let delivery = await next() {
                do {
                    try await body(delivery.element)
                    delivery.sender.resume()
                } catch {
                    delivery.sender.resume(throwing: error)
                    throw error
                }
            }
        } onCancel: {
            close()
        }
    }

    /// Fails all waiting and future senders with `CancellationError`.
    func close() {
        let (waiting, receiver) = state.withLock { state in
            defer { (state.waiting, state.receiver, state.isClosed) = ([], nil, true) }
            return (state.waiting, state.receiver)
        }
        receiver?.resume(returning: nil)
        for delivery in waiting { delivery.sender.resume(throwing: CancellationError()) }
    }

    private func next() async -> Delivery? {
        await withCheckedContinuation { receiver in
            let ready = state.withLock { state -> Delivery?? in
                if !state.waiting.isEmpty { return state.waiting.removeFirst() }
                if state.isClosed { return .some(nil) }
                state.receiver = receiver
                return nil
            }
            if let ready { receiver.resume(returning: ready) }
        }
    }
}
