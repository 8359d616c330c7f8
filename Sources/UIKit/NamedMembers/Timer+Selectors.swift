extension Timer {
    /// Creates a timer that calls a method of the target, which it keeps until it is invalid. Its `userInfo` is not kept.
    /// Source: developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = MainTimer(aTarget as AnyObject, aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { call.fire($0) }
    }

    /// Creates such a timer and adds it to the current run loop.
    /// Source: developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let call = MainTimer(aTarget as AnyObject, aSelector)
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.fire($0) }
    }

    /// Creates a timer that fires once.
    convenience init(timeInterval: TimeInterval, target: MainTimer) {
        self.init(timeInterval: timeInterval, repeats: false) { target.fire($0) }
    }
}

/// Work of a timer of the main run loop. A timer of another one hands it to the main queue.
struct MainTimer: @unchecked Sendable {  // `call` runs on the main actor only
    private let call: @MainActor (Timer) -> Void

    init(_ call: @escaping @MainActor (Timer) -> Void) { self.call = call }

    init(_ target: AnyObject, _ selector: Selector) {
        // Used on the main actor only, where Apple's would be called by the run loop of whoever made the timer.
        nonisolated(unsafe) let target = target
        call = { timer in
            if !NamedMembers.perform(selector, on: target, with: [timer]) {
                print("\(type(of: target)) has no method “\(selector)” that takes a timer.")
            }
        }
    }

    func fire(_ timer: Timer) {
        nonisolated(unsafe) let timer = timer
        MainQueue.run { call(timer) }
    }
}

/// Runs code on the main actor: at once where this is its queue or thread, else soon.
enum MainQueue {
    /// Marks the main queue, which another thread drains where the main one has ended, as under a test runner on Linux.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}
