/// Look of a view that has the focus. Ignored: a browser draws it.
/// Source: developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}
