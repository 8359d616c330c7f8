public import Foundation

/// How the keyboard of a text is set. Source: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// A view of an author's own that takes text. Only text fields and text views have the keyboard here: the methods are never called.
///
/// Source: developer.apple.com/documentation/uikit/uikeyinput
@available(
    *, deprecated, message: "views of an app's own have no keyboard: this has no effect in Parley, use UITextField"
)
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}

/// Background above a keyboard. Source: developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default` = 0, keyboard }
    public let inputViewStyle: Style
    /// Ignored: the view has the height of its frame or constraints.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// Says whether keys sound above which the view stands. Source: developer.apple.com/documentation/uikit/uiinputviewaudiofeedback
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Ignored: a page makes no sound of keys.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// Controller of a view in the keyboard's place, such as a responder's `inputViewController`.
///
/// Source: developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The controller's view, where it is an input view.
    override open var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { if let newValue { view = newValue } }
    }
    /// Ignored: an app is no keyboard of other apps.
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    /// Does nothing: an app is no keyboard of other apps.
    open func dismissKeyboard() {}
    /// Does nothing: an app is no keyboard of other apps.
    open func advanceToNextInputMode() {}
}

extension UIDevice {
    /// Ignored: a page makes no sound of keys.
    public func playInputClick() {}
}
