import AppProtocol
import ChatModels

/// Error of a step that could not be done; its message says what was found instead.
public struct TestFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var description: String { message }

    init(_ message: String) { self.message = message }
    init(_ error: ChatError) { self.init("\(error.message) (\(error.code.rawValue))") }
    init(_ problem: Problem) { self.init("\(problem.message) (\(problem.domain) \(problem.code))") }
}
