/// Tells the main queue from others, and runs code there.
package enum MainQueue {
    /// Whether the caller runs on the main queue. Comparing threads is not enough: on Linux, while the main thread
    /// waits in `dispatchMain()` as in a test run, other threads serve the main queue.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs code on the main actor: at once where the caller is there, so that what follows keeps its order, else soon.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }
}
