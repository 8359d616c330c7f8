import NIOCore

/// Somebody who posts and listens.
protocol Phone: Sendable {
    /// Sends a text; returns once it is acknowledged.
    /// - Throws: `LoadError`.
    func post(_ text: String) async throws

    /// Opens one more stream of the conversation, which counts what it receives.
    func open(_ tally: Tally, on group: any EventLoopGroup) async throws
}
