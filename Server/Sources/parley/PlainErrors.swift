import ArgumentParser
import ChatServer
import Foundation

/// Runs the body; where it fails for a known reason, says so in one sentence and ends the program with 1.
func sayingWhatFails<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw told(error) }
}

/// The same for what waits.
func sayingWhatFails<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch { throw told(error) }
}

private func told(_ error: any Error) -> any Error {
    guard let message = messageForPeople(of: error) else { return error }
    try? FileHandle.standardError.write(contentsOf: Data("parley: \(message)\n".utf8))
    return ExitCode.failure
}
