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
