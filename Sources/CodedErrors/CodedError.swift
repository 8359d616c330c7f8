/// The codes of an error type, for programs: `snake_case`, never changed, and listed in docs/protocol.md.
public protocol ErrorCode: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// An error with a code that programs compare and a message that people read.
public protocol CodedError: Error, Hashable, Sendable, CustomStringConvertible {
    associatedtype Code: ErrorCode

    var code: Code { get }
    /// Says what is wrong and, where there is one, the remedy; contains no text of a conversation.
    var message: String { get }

    init(_ code: Code, _ message: String)
}

extension CodedError {
    /// Joins code and message, for logs.
    public var description: String { "\(code.rawValue): \(message)" }
}
