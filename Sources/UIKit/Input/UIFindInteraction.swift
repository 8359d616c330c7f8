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
