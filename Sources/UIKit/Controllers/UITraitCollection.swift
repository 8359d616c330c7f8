/// Source: Apple, "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// What a view is shown on. Source: Apple, "UITraitCollection".
open class UITraitCollection: NSObject, @unchecked Sendable {  // never changes after init
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        super.init()
    }

    /// What colours resolve for while a view draws.
    @TaskLocal package static var drawing = UITraitCollection(userInterfaceStyle: .light)

    open class var current: UITraitCollection { drawing }

    /// Colours that are resolved within the actions are resolved for these traits.
    open func performAsCurrent(_ actions: () -> Void) { Self.$drawing.withValue(self) { actions() } }
}
