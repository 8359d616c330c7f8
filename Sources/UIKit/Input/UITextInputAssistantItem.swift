/// Buttons beside the suggestions above an iPad's keyboard. Ignored: a browser shows the keyboard as it is.
///
/// Source: developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
