/// Action that an alert offers as a button. Source: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { onChange?() } }
    var onChange: (() -> Void)?
    let handler: (@MainActor (UIAlertAction) -> Void)?

    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// Controller that asks a person something, as an alert or an action sheet.
/// Source: developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    override open var title: String? { didSet { contentDidChange() } }
    open var message: String? { didSet { contentDidChange() } }
    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    /// Action whose title is bold in an alert, in place of that of Cancel. One that was not added before is not taken.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    static let fieldHeight: CGFloat = 30

    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        contentDidChange()
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentDidChange()
    }

    override open func loadView() { view = AlertView(self) }

    private func contentDidChange() { (viewIfLoaded as? AlertView)?.update() }

    var look: DialogLook { preferredStyle == .alert ? .alert : .actionSheet }

    /// The action whose title is bold: an alert's preferred one, else Cancel.
    var boldAction: UIAlertAction? {
        let preferred = look == .alert ? actions.first { $0 === preferredAction } : nil
        return preferred ?? actions.first { $0.style == .cancel }
    }

    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true)
        action.handler?(action)
    }

    override func wantsToGo() {
        if let cancel = actions.first(where: { $0.style == .cancel }) {
            choose(cancel)
        } else if preferredStyle == .actionSheet {
            dismiss(animated: true)
        }
    }
}
