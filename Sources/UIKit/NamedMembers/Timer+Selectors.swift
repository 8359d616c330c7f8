extension Timer: TargetedTimer {
    /// Creates such a timer and adds it to the current run loop.
    /// Source: developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that fires once.
    convenience init(timeInterval: TimeInterval, target: MainTimer) {
        self.init(timeInterval: timeInterval, repeats: false) { target.fire($0) }
    }
}

/// Gives `Timer` an initialiser that makes an object of a subclass: `userInfo` of Foundation's own is always nil on this platform.
public protocol TargetedTimer {}

extension TargetedTimer {
    /// Creates a timer that calls a method of the target, which it keeps until it is invalid.
    /// Source: developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = MainTimer(aTarget as AnyObject, aSelector)
        let timer = InformedTimer(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo, block: { call.fire($0) })
        timer.information = userInfo
        guard let made = timer as? Self else { preconditionFailure("Timer alone conforms.") }
        self = made
    }
}

/// A timer with the information that it was given.
private final class InformedTimer: Timer {
    /// Set once, before anybody else has the timer.
    nonisolated(unsafe) var information: Any?
    override var userInfo: Any? { information }
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
