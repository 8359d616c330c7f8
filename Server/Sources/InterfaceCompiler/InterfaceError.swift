public import CodedErrors

/// A storyboard or nib that cannot be compiled. The message begins with file and line, as a compiler's.
public struct InterfaceError: CodedError {
    public let code: Code
    public let message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public enum Code: String, ErrorCode {
        case interfaceUnreadable = "interface_unreadable"
        case interfaceTooLarge = "interface_too_large"
        case interfaceMalformed = "interface_malformed"
        case interfaceTooDeep = "interface_too_deep"
        case interfaceTooManyElements = "interface_too_many_elements"
        case interfaceOfAnotherKind = "interface_of_another_kind"
        case interfaceIdentifierTaken = "interface_identifier_taken"
    }
}

/// An element, attribute or reference that is left out, or has no effect, and its place.
public struct InterfaceWarning: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    /// Counted from 1.
    public let line: Int
    public let message: String

    /// Returns the warning in the form of a compiler's.
    public var description: String { "\(file):\(line): warning: \(message)" }
}

/// Limits of a file to compile.
public enum InterfaceLimits {
    /// Size in bytes: Xcode's largest storyboards have about two million.
    public static let byteCountMax = 16 << 20
    /// Elements within each other: a view twenty deep has fifty.
    public static let depthMax = 200
    public static let elementCountMax = 500_000
    /// Warnings that are kept; of further ones only the number is told.
    public static let warningCountMax = 200
}
