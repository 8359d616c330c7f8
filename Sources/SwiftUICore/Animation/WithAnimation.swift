/// Runs `body` and animates what it changes. State has its new values at once; only the drawing takes time.
///
/// Source: developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs `body`, animates what it changes, and runs `completion` when the animation is over, or soon if nothing was
/// animated. An animation that repeats for ever never completes. The criteria differ for an animation that is complete after a time of
/// its own (`Animation.logicallyComplete(after:)`).
///
/// Source: developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    let end = AnimationCompletion(completionCriteria, completion)
    transaction.completions.append(end)
    defer { end.finishUnlessAwaited() }
    return try withTransaction(transaction, body)
}

/// The moment at which an animation counts as complete.
///
/// Source: developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isRemoved: Bool
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// A closure that runs once, when the animation of a change is over.
final class AnimationCompletion: @unchecked Sendable {  // guarded by `lock`; the action runs on the main actor
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var isAwaited = false
    let criteria: AnimationCompletionCriteria

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        (self.criteria, self.action) = (criteria, action)
    }

    /// Marks that a graph is about to render the change and will call `finish()` when its animation is over.
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
    /// Returns a binding whose changes belong to `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(base: location, transaction: transaction))
    }

    /// Returns a binding whose changes are animated.
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
