/// Buttons beside the suggestions above an iPad's keyboard. Ignored: a browser shows the keyboard as it is.
///
/// Source: developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A keyboard's language and kind, which a browser does not tell: no responder has one.
///
/// Source: developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { nil }
    open class var activeInputModes: [UITextInputMode] { [] }
}

/// Source: developer.apple.com/documentation/uikit/uieditinginteractionconfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }

/// The search within a text view. Ignored: browsers search their page.
///
/// Source: developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor open class UIFindInteraction: NSObject {
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?
    open var replacementText: String?
    @available(*, deprecated, message: "presentFindNavigator has no effect in Parley: browsers search their page.")
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}
}
