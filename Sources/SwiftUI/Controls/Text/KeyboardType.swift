import RenderTree
public import UIKit

extension View {
    /// Which keyboard the fields inside ask for, where the device has one on screen.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldInput) { $0.keyboard = type.wire }
    }

    /// What the text inside is. It chooses the keyboard where nothing else does; nothing is filled in by itself.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textcontenttype(_:)-ufdv
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.fieldInput) { $0.keyboard = $0.keyboard ?? textContentType?.wire }
    }

    /// The older form of `textInputAutocapitalization(_:)`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}

extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension UIKeyboardType {
    fileprivate var wire: TextFieldContent.Keyboard? {
        switch self {
        case .default, .asciiCapable, .namePhonePad, .twitter: nil
        case .numbersAndPunctuation: .text
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .number
        case .phonePad: .phone
        case .emailAddress: .email
        case .decimalPad: .decimal
        case .webSearch: .search
        }
    }
}

extension UITextContentType {
    fileprivate var wire: TextFieldContent.Keyboard? {
        switch self {
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .URL: .url
        case .oneTimeCode, .creditCardNumber: .number
        default: nil
        }
    }
}
