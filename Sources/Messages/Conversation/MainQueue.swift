import Foundation

/// Runs work at once where the caller is on the main actor, so that `insert` and a `dismiss` right after it keep their
/// order; else as soon as the main queue comes to it.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async(execute: work)
    }
}

private enum MainQueue {
    /// The thread alone does not tell: on Linux, when the main thread waits in `dispatchMain()` as in a test run, the main
    /// queue is served by other threads.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
