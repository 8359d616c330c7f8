import RenderTree
public import UIKit

extension View {
    /// Which keyboard the fields inside ask for, where the device has one on screen.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldInput) { $0.keyboard = type.wire }
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
