// Methods of `NSObject` that name a member. On this platform they are of the main actor, as what they call.
extension NSObject {
    /// Whether the object has a method of this name.
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { NamedMembers.responds($0, to: self) } ?? false
    }

    /// Calls a method that takes no argument.
    /// - Returns: the method's result, kept alive until the present step of the main actor ends; nil where it returns nothing.
    ///
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [])
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [object])
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
    @discardableResult
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [object1, object2])
    }

    /// Calls a method later, in the run loop; the object is kept until then.
    /// Source: developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedCalls.add(self, aSelector, anArgument, after: delay)
    }

    /// Calls a method: at once where it is waited for, else in the next step of the main actor.
    /// Source: developer.apple.com/documentation/objectivec/nsobject/performselector(onmainthread:with:waituntildone:)
    @preconcurrency @MainActor public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
        if wait { _ = perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0 === aTarget as AnyObject && $1 == $1 }
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object: Any?
    ) {
        DelayedCalls.cancel { $0 === aTarget as AnyObject && $1 == aSelector }
    }

    /// Sets a property by its name; one that is not there is named in the app's log.
    /// Source: developer.apple.com/documentation/objectivec/nsobject/setvalue(_:forkey:)
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobject/setvalue(_:forkeypath:)
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        do { try NamedMembers.set(value, named: keyPath, on: self) } catch { print(error) }
    }

    /// Returns a property by its name; one that is not there is named in the app's log.
    /// Source: developer.apple.com/documentation/objectivec/nsobject/value(forkey:)
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Source: developer.apple.com/documentation/objectivec/nsobject/value(forkeypath:)
    @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
        do { return try NamedMembers.value(named: keyPath, of: self) } catch { print(error) }
        return nil
    }

    @MainActor private func perform(_ selector: Selector, arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard case .done(let result) = NamedMembers.call(selector, on: self, with: arguments) else {
            print("\(type(of: self)) has no method “\(selector)”.")
            return nil
        }
        guard let object = result.map({ $0 as AnyObject }) else { return nil }
        // Perhaps nothing else owns it: keeps it alive for as long as an autorelease pool would.
        Task { withExtendedLifetime(object) {} }
        return .passUnretained(object)
    }
}

/// Calls that are to be made later.
@MainActor enum DelayedCalls {
    private static var timers: [(target: AnyObject, selector: Selector, timer: Timer)] = []

    static func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        let timer = Timer(timeInterval: delay, target: MainTimer { _ in target.perform(selector, with: argument) })
        timers.removeAll { !$0.timer.isValid }
        timers.append((target, selector, timer))
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Timers of the calls that are still to be made, in the order in which they were asked for.
    static var waiting: [Timer] { timers.map(\.timer).filter(\.isValid) }

    static func cancel(_ isMeant: (AnyObject, Selector) -> Bool) {
        for call in timers where isMeant(call.target, call.selector) { call.timer.invalidate() }
        timers.removeAll { !$0.timer.isValid }
    }
}
