/// What goes along with a change of state: above all how it is to be drawn over time.
///
/// Source: developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
    public var animation: Animation?
    /// True where animations that views ask for themselves are left out.
    public var disablesAnimations = false
    /// True while a change is one of many, as those of a slider that is held.
    public var isContinuous = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// Of the changes being made now on this thread.
    @TaskLocal static var current = Transaction()
}

/// Runs `body`; the changes of state that it makes go along with `transaction`.
///
/// Source: developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}
