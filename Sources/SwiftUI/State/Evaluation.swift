import Foundation

/// The element whose body is being evaluated on this thread: who reads a state then is told when it changes.
enum Evaluation {
    @TaskLocal static var current: Reader?
}

/// One evaluation of one element. What it read may call `invalidate()` from any thread; only the newest evaluation
/// counts.
final class Reader: Sendable {
    private let inbox: DirtyInbox
    let element: WeakElement

    init(_ element: WeakElement, _ inbox: DirtyInbox) {
        self.element = element
        self.inbox = inbox
    }

    func invalidate() { inbox.add(self) }
}

/// Elements are only touched on the main actor; a weak reference may be carried anywhere.
final class WeakElement: @unchecked Sendable {  // the reference is set once, in init
    private weak let value: Element?
    init(_ value: Element) { self.value = value }

    @MainActor var element: Element? { value }
    var isGone: Bool { value == nil }
}

/// Collects what must be evaluated again, from any thread.
final class DirtyInbox: @unchecked Sendable {  // guarded by `lock`
    private let lock = NSLock()
    private var readers: [Reader] = []
    private var isWaking = false
    private let wake: @MainActor @Sendable () -> Void

    init(wake: @escaping @MainActor @Sendable () -> Void) { self.wake = wake }

    func add(_ reader: Reader) {
        let mustWake = lock.withLock {
            readers.append(reader)
            defer { isWaking = true }
            return !isWaking
        }
        guard mustWake else { return }
        Task { @MainActor in self.didWake() }
    }

    func take() -> [Reader] {
        lock.withLock {
            defer { readers.removeAll() }
            return readers
        }
    }

    var isEmpty: Bool { lock.withLock { readers.isEmpty } }

    @MainActor private func didWake() {
        let isNeeded = lock.withLock {
            isWaking = false
            return !readers.isEmpty
        }
        if isNeeded { wake() }
    }
}
