import Foundation
import RenderTree

/// Controller that shares something with another app: words and addresses by the browser's share sheet if it has one, else by the
/// clipboard; pictures and files also as downloads.
/// Source: developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// A closure in a type of its own: see `ChangeHandler`.
    private struct Handler {
        let call: CompletionWithItemsHandler
    }

    /// Ignored: the browser decides what is offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Ignored: sheets that end in the app cannot be offered by a browser.
    open var allowsProminentActivity = true
    private var text = ""
    private var files: [SharedFile] = []
    private lazy var page = FilePickingPage(.givingFiles) { [weak self] in self?.end(isShared: false) }
    private var handler: Handler?
    private lazy var shareButton = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.end(isShared: true) })
    private lazy var cancelButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.end(isShared: false) })

    /// Creates the controller. Strings, attributed strings, addresses, pictures, data and files are shared;
    /// an activity of the app's own is not offered.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        let items = activityItems.compactMap(item)
        text = items.compactMap(Self.words).joined(separator: "\n")
        files = items.compactMap(SharedFile.init)
    }

    public required init?(coder: NSCoder) { nil }

    /// Returns what an item source provides; any other item is itself.
    private func item(_ given: Any) -> Any? {
        guard let source = given as? any UIActivityItemSource else { return given }
        let subject = source.activityViewController(self, subjectForActivityType: nil)
        if title == nil, !subject.isEmpty { title = subject }
        return source.activityViewController(self, itemForActivityType: nil)
    }

    private static func words(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSString: text as String
        case let text as NSAttributedString: text.string
        case let url as URL: url.isFileURL ? nil : url.absoluteString
        default: nil
        }
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        guard files.isEmpty else { return page.fill(view) }
        view.backgroundColor = .systemBackground
        shareButton.sharedText = text.isEmpty ? nil : SharedText(text: text, title: title)
        shareButton.isEnabled = !text.isEmpty
        let label = UILabel()
        (label.text, label.numberOfLines, label.textAlignment) = (text, 6, .center)
        let stack = UIStackView(arrangedSubviews: [label, shareButton, cancelButton])
        (stack.axis, stack.spacing) = (.vertical, 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard files.isEmpty else { return page.showWords() }
        let words = SystemWords.current
        if shareButton.configuration?.title != words[.share] { shareButton.configuration?.title = words[.share] }
        if cancelButton.configuration?.title != words[.cancel] { cancelButton.configuration?.title = words[.cancel] }
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !files.isEmpty else { return }
        let urls = files.compactMap { $0.written() }
        page.begin(.offer(urls, text: text.isEmpty ? nil : text), in: view) { [weak self] end in
            if case .done = end { self?.end(isShared: true) } else { self?.end(isShared: false) }
        }
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.stop()
    }

    override func wantsToGo() {
        page.stop()
        end(isShared: false)
    }

    private func end(isShared: Bool) {
        dismiss(animated: true)
        handler?.call(nil, isShared, nil, nil)
        handler = nil
    }
}

extension UIActivityViewController {
    /// Called once, when the person has shared or cancelled. Which app they have chosen is not known.
    public var completionWithItemsHandler: CompletionWithItemsHandler? {
        get { handler?.call }
        set { handler = newValue.map(Handler.init) }
    }
}

/// Something that can be done with shared items. Source: developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Source: developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    }

    override public init() { super.init() }
    /// Group in which an activity is offered. Source: developer.apple.com/documentation/uikit/uiactivity/category
    public enum Category: Int, Sendable { case action = 0, share }

    open class var activityCategory: Category { .action }
    /// Never shown: activities of an app's own are not offered.
    open var activityViewController: UIViewController? { nil }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}
