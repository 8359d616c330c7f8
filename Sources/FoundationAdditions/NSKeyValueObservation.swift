public import Foundation

/// Which values an observer is told of. Source: developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Also at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Ignored: nothing is told before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change that an observer is told of. Source: developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    public let kind = NSKeyValueChange.setting
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet? = nil
    public let isPrior = false

    package init(newValue: Value?, oldValue: Value?) { (self.newValue, self.oldValue) = (newValue, oldValue) }
}

/// Observes a property for as long as it is kept. On this platform only players have properties that are observed: classes of an app's
/// own are `ObservableObject` or `@Observable`.
///
/// Source: developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    package init(end: @escaping () -> Void) { self.end = end }

    public func invalidate() {
        end?()
        end = nil
    }

    deinit { invalidate() }
}
