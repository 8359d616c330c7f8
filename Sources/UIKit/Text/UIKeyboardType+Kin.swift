// Traits of a text field's input. Source: developer.apple.com/documentation/uikit/uitextinputtraits

public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }

public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }
