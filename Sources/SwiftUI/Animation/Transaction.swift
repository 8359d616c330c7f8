/// What goes along with a change of state: above all how it is to be drawn over time.
///
/// Source: developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
    public var animation: Animation?
    /// True where animations that views ask for themselves (`animation(_:value:)`) are left out.
    public var disablesAnimations = false
    /// True while a change is one of many, as those of a slider that is held.
    public var isContinuous = false
    /// Told when what the change has set in motion has come to rest.
    var completions: [AnimationCompletion] = []
    private var values = TransactionValues()

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// Of the changes being made now on this thread.
    @TaskLocal static var current = Transaction()

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Runs `completion` when the animations of this transaction are over.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(completion))
    }
}

/// A value of an author's own in transactions.
///
/// Source: developer.apple.com/documentation/swiftui/transactionkey
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

private struct TransactionValues: @unchecked Sendable {  // a transaction is used where it was made
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Runs `body`; the changes of state that it makes go along with `transaction`.
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
