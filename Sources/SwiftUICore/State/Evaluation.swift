import Foundation

/// The element whose body is being evaluated in this task: it is invalidated when state that it reads changes.
enum Evaluation {
    @TaskLocal static var current: Reader?
}

/// One evaluation of one element. Dependencies may call `invalidate()` from any thread; only the element's newest
/// evaluation has an effect.
package final class Reader: Sendable {
    private let inbox: InvalidationQueue
    private let handle: Handle<Element>
    @MainActor var element: Element? { handle.object }
    var isGone: Bool { handle.isGone }
    /// Identity shared by all evaluations of one element.
    var place: ObjectIdentifier { ObjectIdentifier(handle) }

    init(_ handle: Handle<Element>, _ inbox: InvalidationQueue) {
        self.handle = handle
        self.inbox = inbox
    }

    /// Queues the element for evaluation. `source` is the object whose change is the reason, where a property of a view
    /// may name it.
    package func invalidate(by source: ObjectIdentifier? = nil) {
        let transaction = Transaction.current
        for completion in transaction.completions { completion.await() }
        inbox.add(Invalidation(reader: self, transaction: transaction, source: source))
    }
}

/// Element to evaluate again, the transaction that changed it, and the object whose change is the reason, if known.
struct Invalidation: Sendable {
    let reader: Reader
    let transaction: Transaction
    let source: ObjectIdentifier?
}

/// Thread-safe queue of elements to evaluate again.
final class InvalidationQueue: @unchecked Sendable {  // guarded by `lock`
    private let lock = NSLock()
    private var waiting: [Invalidation] = []
    private var isWaking = false
    private let wake: @MainActor @Sendable () -> Void

    init(wake: @escaping @MainActor @Sendable () -> Void) { self.wake = wake }

    func add(_ invalidation: Invalidation) {
        let mustWake = lock.withLock {
            waiting.append(invalidation)
            defer { isWaking = true }
            return !isWaking
        }
        guard mustWake else { return }
        Task { @MainActor in self.didWake() }
    }

    func drain() -> [Invalidation] {
        lock.withLock {
            defer { waiting.removeAll() }
            return waiting
        }
    }

    var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

    @MainActor private func didWake() {
        let isNeeded = lock.withLock {
            isWaking = false
            return !waiting.isEmpty
        }
        if isNeeded { wake() }
    }
}
