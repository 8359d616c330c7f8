import Combine
public import UIKit

extension AVPlayer {
    /// Calls a handler, on the main thread, when a property has changed, until the observation is let go of.
    ///
    /// Source: developer.apple.com/documentation/swift/using-key-value-observing-in-swift
    public func observe<Value>(
        _ keyPath: KeyPath<AVPlayer, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (AVPlayer, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(of: self, changed, keyPath, options, changeHandler) }
}

extension AVPlayerItem {
    /// Calls a handler, on the main thread, when a property has changed, until the observation is let go of. An item that no player has
    /// does not change.
    public func observe<Value>(
        _ keyPath: KeyPath<AVPlayerItem, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (AVPlayerItem, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(of: self, changed, keyPath, options, changeHandler) }
}

/// Tells of the values of a property that differ from the ones before.
@MainActor private func observation<Object: AnyObject, Value>(
    of object: Object, _ changes: PassthroughSubject<Void, Never>, _ path: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
    var last = object[keyPath: path]
    let tell = { @MainActor (object: Object, old: Value?) in
        last = object[keyPath: path]
        handler(
            object,
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? last : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) { tell(object, nil) }
    let subscription = changes.sink { [weak object] _ in
        MainActor.assumeIsolated {
            guard let object, !isEqual(object[keyPath: path], last) else { return }
            tell(object, last)
        }
    }
    return NSKeyValueObservation { subscription.cancel() }
}

/// Whether two values are known to be equal.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return isNil(one) && isNil(other)
}

private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}
