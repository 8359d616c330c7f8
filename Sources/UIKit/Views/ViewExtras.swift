/// Values of a view or another responder that few have.
@MainActor final class ViewExtras {
    var mask: UIView?
    var scale: CGFloat?
    var restorationIdentifier: String?
    var focusEffect: UIFocusEffect?
    lazy var assistantItem = UITextInputAssistantItem()
    // Accessibility
    var isModal = false
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var inputLabels: [String]?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var responds: Bool?
    var ignoresInversion = false
    var showsLargeContent = false
    var largeTitle: String?
    var largeImage: UIImage?
    var scalesLargeImage = false
    var (smallestCategory, largestCategory): (UIContentSizeCategory?, UIContentSizeCategory?)
}

extension UIResponder {
    /// The extras, made when they are first asked for.
    var moreValues: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}
