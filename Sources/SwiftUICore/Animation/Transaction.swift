/// Values that accompany a change of state, above all its animation.
///
/// Source: developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
    public var animation: Animation?
    /// Whether animations that views set themselves (`animation(_:value:)`) are ignored.
    public var disablesAnimations = false
    /// Whether the change is one of a continuous series, as while a slider is dragged.
    public var isContinuous = false
    /// Whether the speed of the change is noted for a spring that comes after it. It is not, here.
    public var tracksVelocity = false
    /// Completions to run when the animations that the change has started are over.
    var completions: [AnimationCompletion] = []
    private var values = TransactionValues()

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of the changes being made in the current task.
    @TaskLocal package static var current = Transaction()

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[key] }
        set { values[key] = newValue }
    }

    public subscript<Value>(entry: _Entry<Value>) -> Value {
        get { values[entry] }
        set { values[entry] = newValue }
    }

    /// Adds a closure to run when the animations of this transaction are over. The criteria differ only for an animation that is
    /// complete after a time of its own: a spring has no tail that a painter leaves out.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

/// A key for a custom transaction value.
///
/// Source: developer.apple.com/documentation/swiftui/transactionkey
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

private struct TransactionValues: @unchecked Sendable {  // a transaction is used where it was made
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values.value(of: ObjectIdentifier(key)) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    subscript<Value>(entry: _Entry<Value>) -> Value {
        get { values.value(of: ObjectIdentifier(entry)) ?? entry.value }
        set { values[ObjectIdentifier(entry)] = newValue }
    }
}

/// Runs `body`; the state changes that it makes belong to `transaction`.
///
/// Source: developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
