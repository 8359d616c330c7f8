/// Runs `body`. State is at once what `body` makes of it; what it changes on the screen comes about in time.
///
/// Source: developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// The same; `completion` runs when the animation is over, or soon, where nothing was to be animated. One that goes on
/// for ever is never over. Both criteria are the same here.
///
/// Source: developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)
public func withAnimation<Result>(
    _ animation: Animation = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    let end = AnimationCompletion(completion)
    transaction.completions.append(end)
    defer { end.finishUnlessAwaited() }
    return try withTransaction(transaction, body)
}

/// When an animation counts as over.
///
/// Source: developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs once: when the animation of a change is over.
final class AnimationCompletion: @unchecked Sendable {  // guarded by `lock`; the action runs on the main actor
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var isAwaited = false

    init(_ action: @escaping () -> Void) { self.action = action }

    /// A graph is about to show the change, and will say when that is over.
    func await() { lock.withLock { isAwaited = true } }

    func finishUnlessAwaited() {
        guard !lock.withLock({ isAwaited }) else { return }
        Task { @MainActor in self.finish() }
    }

    @MainActor func finish() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }
}

extension Binding {
    /// A binding whose changes go along with `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(base: location, transaction: transaction))
    }

    /// A binding whose changes are drawn over time.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

private final class TransactionLocation<Value>: Location<Value>, @unchecked Sendable {  // as safe as its base
    private let base: Location<Value>
    private let transaction: Transaction

    init(base: Location<Value>, transaction: Transaction) {
        self.base = base
        self.transaction = transaction
    }

    override var value: Value {
        get { base.value }
        set { withTransaction(transaction) { base.value = newValue } }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? TransactionLocation<Value> else { return false }
        return transaction.animation == other.transaction.animation && base.isSame(as: other.base)
    }
}
