public import UIKit

/// Controller that offers a page of the web: its address, and a button that opens it in a tab of its own. A page within the app is
/// what most sites refuse, and it would see the conversation around it.
///
/// Addresses other than http and https show a sentence in place of the button; Apple's framework raises an exception.
///
/// Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Ignored: the bar has the colours of the system.
    open var preferredBarTintColor: UIColor?
    /// Colour of the buttons; nil is the app's.
    open var preferredControlTintColor: UIColor? { didSet { showTint() } }
    /// Word on the button that ends the page.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { viewIfLoaded?.setNeedsLayout() } }
    private let url: URL
    private let settings: Configuration
    private var hasFinished = false
    private var isGoing = false
    private lazy var page = AddressPage(
        url, isAllowed: isAllowed, close: { [weak self] in self?.finish() }, open: { [weak self] in self?.openPage() })

    public init(url: URL, configuration: Configuration) {
        (self.url, settings) = (url, configuration.copied)
        super.init(nibName: nil, bundle: nil)
        if !isAllowed { print("SFSafariViewController opens http and https addresses only: \(url.absoluteString)") }
    }

    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    @available(*, deprecated, message: "Use init(url:configuration:)")
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    /// Copy of the settings that the controller was made with.
    open var configuration: Configuration { settings.copied }

    override open func viewDidLoad() {
        super.viewDidLoad()
        title = url.host() ?? url.absoluteString
        showTint()
        page.fill(view)
    }

    private func showTint() {
        if let preferredControlTintColor { viewIfLoaded?.tintColor = preferredControlTintColor }
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        page.showWords(close: dismissButtonStyle.word)
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasFinished = false
        if !isAllowed { delegate?.safariViewController(self, didCompleteInitialLoad: false) }
    }

    override open func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isGoing = isBeingDismissed
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped away, which tells the delegate, too.
        if isGoing { tellEnd() }
    }

    private var isAllowed: Bool {
        UIApplication.shared.canOpenURL(url) && !(url.host() ?? "").isEmpty
    }

    /// Dismisses the page, upon the person's wish.
    private func finish() {
        dismiss(animated: true)
        tellEnd()
    }

    private func tellEnd() {
        guard !hasFinished else { return }
        hasFinished = true
        delegate?.safariViewControllerDidFinish(self)
    }

    private func openPage() {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        UIApplication.shared.open(url) { [weak self] isAsked in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: isAsked)
        }
    }
}

extension SFSafariViewController {
    /// Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle-swift.enum
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0, close, cancel

        var word: SystemWord {
            switch self {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        }
    }

    /// Settings of a page. Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration-swift.class
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Ignored: the browser has its own reader.
        open var entersReaderIfAvailable = false
        /// Ignored: the bar stays.
        open var barCollapsingEnabled = true

        override public init() { super.init() }

        var copied: Configuration {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }
}

/// Receives what happens to a page.
/// Source: developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called once when the controller has been dismissed, also where the app has done that itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called with true when the person has been asked whether to open the page, with false where it cannot be opened.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Never called: what a site does is not known.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
    /// Called before the page is opened in a tab.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
    /// Never called: the browser has its own share sheet.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
    ) -> [UIActivity]
    /// Never called: the browser has its own share sheet.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
    ) -> [UIActivity.ActivityType]
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
}
