/// A keyboard's language and kind, which a browser does not tell: no responder has one.
///
/// Source: developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { nil }
    open class var activeInputModes: [UITextInputMode] { [] }
}
