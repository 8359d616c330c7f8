public import Foundation

/// A pressed key or button. None is made: keys do what `keyCommands` say.
///
/// Source: developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable { case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause }
    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var force: CGFloat { 1 }
    open var key: UIKey? { nil }
}

/// Source: developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

/// Source: developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}

/// Keys by their codes of USB. Source: developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
    case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
