// Traits of a text field's input. Source: developer.apple.com/documentation/uikit/uitextinputtraits

public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }

/// Rules for a new password. Source: developer.apple.com/documentation/uikit/uitextinputpasswordrules
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// Rules in Apple's language for them.
    public let passwordRulesDescriptor: String
    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }
