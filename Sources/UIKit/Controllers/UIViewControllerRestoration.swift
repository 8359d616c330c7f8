/// Makes controllers of a screen that is restored. Never asked to: an app that is ended begins anew.
///
/// Source: developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIViewController {
    /// Always nil, since nothing is restored; setting it is ignored.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { nil }
        set {}
    }
}
