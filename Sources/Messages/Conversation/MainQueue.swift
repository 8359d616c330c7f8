import Foundation

/// Runs work at once if the caller is on the main actor, so that `insert` and a `dismiss` right after it keep their
/// order; otherwise asynchronously on the main queue.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async(execute: work)
    }
}

private enum MainQueue {
    /// Whether the caller runs on the main queue. Comparing threads is not enough: on Linux, while the main thread
    /// waits in `dispatchMain()` as in a test run, other threads serve the main queue.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
