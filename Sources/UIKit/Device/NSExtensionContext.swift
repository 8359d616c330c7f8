/// A message app's connection to the app that it runs in.
/// Source: developer.apple.com/documentation/foundation/nsextensioncontext
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
    private weak var controller: UIViewController?

    init(of controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    /// Asks the person, outside of the app, to open an address. The completion reports whether they were asked, not
    /// their answer.
    open func open(_ url: URL, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        let window = controller?.viewIfLoaded?.window
        completionHandler?(UIApplication.shared.canOpenURL(url) && window?.openAddress?(url) == true)
    }
}

extension UIViewController {
    public var extensionContext: NSExtensionContext? { NSExtensionContext(of: self) }
}
