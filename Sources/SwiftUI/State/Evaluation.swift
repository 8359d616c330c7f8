import Foundation

/// The element whose body is being evaluated on this thread: who reads a state then is told when it changes.
enum Evaluation {
    @TaskLocal static var current: Reader?
}

/// One evaluation of one element. What it read may call `invalidate()` from any thread; only the newest evaluation
/// counts.
final class Reader: Sendable {
    private let inbox: DirtyInbox
    private let handle: Handle<Element>
    @MainActor var element: Element? { handle.object }
    var isGone: Bool { handle.isGone }
    /// The same for all evaluations of one element.
    var place: ObjectIdentifier { ObjectIdentifier(handle) }

    init(_ handle: Handle<Element>, _ inbox: DirtyInbox) {
        self.handle = handle
        self.inbox = inbox
    }

    func invalidate() {
        let transaction = Transaction.current
        for completion in transaction.completions { completion.await() }
        inbox.add(Invalidation(reader: self, transaction: transaction))
    }
}

/// What must be evaluated again, and how that is to be shown.
struct Invalidation: Sendable {
    let reader: Reader
    let transaction: Transaction
}

/// Collects what must be evaluated again, from any thread.
final class DirtyInbox: @unchecked Sendable {  // guarded by `lock`
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

    func take() -> [Invalidation] {
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
