import CodedErrors

/// A property that cannot be set by its name, as a storyboard or `setValue(_:forKey:)` does.
package struct NamedMemberError: CodedError {
    package enum Code: String, ErrorCode {
        case unknownMember = "unknown_member"
        case wrongValue = "wrong_value"
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    static func unknown(_ name: String, _ object: AnyObject) -> NamedMemberError {
        NamedMemberError(
            .unknownMember, "\(type(of: object)) has no property “\(name)” marked @IBOutlet, @IBInspectable or @objc.")
    }

    static func wrong(_ value: Any?, _ name: String, _ object: AnyObject) -> NamedMemberError {
        let given = value.flatMap(MemberValue.unwrapped).map { "\(type(of: $0))" } ?? "nil"
        return NamedMemberError(.wrongValue, "“\(name)” of \(type(of: object)) cannot be \(given).")
    }
}
