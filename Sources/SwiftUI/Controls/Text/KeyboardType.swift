import RenderTree
public import UIKit

extension View {
    /// Sets the on-screen keyboard that the fields in this view request.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldInput) { $0.keyboard = type.wire }
    }

    /// Sets the meaning of the text in this view. It chooses the keyboard if nothing else does; nothing is filled in
    /// automatically.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textcontenttype(_:)-ufdv
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.fieldInput) { $0.keyboard = $0.keyboard ?? textContentType?.wire }
    }

    /// Sets how an on-screen keyboard capitalises; the older form of `textInputAutocapitalization(_:)`.
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
