import CodedErrors

/// An Xcode project that cannot be read.
package struct XcodeProjectError: CodedError {
    package enum Code: String, ErrorCode {
        /// There is no project, or its file cannot be read.
        case missing = "project_missing"
        case tooLarge = "project_too_large"
        /// The text is no property list; the message has the line.
        case malformed = "project_malformed"
        case tooDeep = "project_too_deep"
        /// The property list is no project: an object is missing or of another kind.
        case inconsistent = "project_inconsistent"
        /// Several projects or targets, of which one has to be chosen.
        case ambiguous = "project_ambiguous"
        /// No target that is a message app.
        case noMessageApp = "project_no_message_app"
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
