import ChatServer

/// Runs the body; where it fails for a known reason, ends the command with that reason in a sentence.
func sayingWhatFails<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw plainError(of: error) }
}

/// The same for what waits.
func sayingWhatFails<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch { throw plainError(of: error) }
}

private func plainError(of error: any Error) -> any Error {
    messageForPeople(of: error).map(CommandFailure.init) ?? error
}
