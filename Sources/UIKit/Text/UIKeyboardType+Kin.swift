// What a field asks of a keyboard. Source: developer.apple.com/documentation/uikit/uitextinputtraits

public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }

public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }

/// What a field is for; a browser fills it in from what it knows. Source: Apple, "UITextContentType".
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
