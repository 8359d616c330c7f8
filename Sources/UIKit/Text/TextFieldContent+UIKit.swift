import RenderTree

// Conversion of UIKit's text input traits for node trees; nil is the default.

extension TextFieldContent.Alignment {
    init?(_ alignment: NSTextAlignment) {
        switch alignment {
        case .center: self = .center
        case .right: self = .trailing
        case .left, .justified, .natural: return nil
        }
    }
}

extension TextFieldContent.Keyboard {
    init?(_ type: UIKeyboardType) {
        switch type {
        case .numberPad, .asciiCapableNumberPad: self = .number
        case .decimalPad, .numbersAndPunctuation: self = .decimal
        case .emailAddress: self = .email
        case .URL: self = .url
        case .phonePad, .namePhonePad: self = .phone
        case .webSearch: self = .search
        case .default, .asciiCapable, .twitter: return nil
        }
    }
}

extension TextFieldContent.Capitalization {
    init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .none
        case .words: self = .words
        case .allCharacters: self = .characters
        case .sentences: return nil
        }
    }
}

extension UIReturnKeyType {
    var submitLabel: String? {
        switch self {
        case .done: "done"
        case .go, .join, .route, .continue: "go"
        case .next: "next"
        case .search, .google, .yahoo: "search"
        case .send: "send"
        case .default, .emergencyCall: nil
        }
    }
}
