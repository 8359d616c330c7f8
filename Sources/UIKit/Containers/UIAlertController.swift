import RenderTree
import TreePainter

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
    override open var title: String? { didSet { wordsDidChange() } }
    open var message: String? { didSet { wordsDidChange() } }
    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    override open func loadView() { view = AlertView(self) }

    private func wordsDidChange() { (viewIfLoaded as? AlertView)?.update() }

    /// The actions in the order in which they are shown: Cancel is last, as on Apple's systems.
    var shownActions: [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
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

/// Card of an alert, in the middle of the scene, or of an action sheet, at its bottom.
@MainActor private final class AlertView: UIView {
    private unowned let alert: UIAlertController
    private let card = UIView()
    private let labels: [UILabel]
    private let buttons: [UIButton]
    private static let cardWidth: CGFloat = 270

    init(_ alert: UIAlertController) {
        self.alert = alert
        labels = [
            Self.label(.systemFont(ofSize: alert.preferredStyle == .alert ? 17 : 13, weight: .semibold)),
            Self.label(.systemFont(ofSize: 13)),
        ]
        buttons = alert.shownActions.map { action in
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            let isBold = action.style == .cancel || action === alert.preferredAction
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
            if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        addSubview(card)
        for view in labels as [UIView] + (alert.textFields ?? []) + buttons { card.addSubview(view) }
        for action in alert.actions { action.onChange = { [weak self] in self?.update() } }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the words and the actions as they are now.
    func update() {
        for (label, text) in zip(labels, [alert.title, alert.message]) {
            (label.text, label.isHidden) = (text, text?.isEmpty ?? true)
        }
        for (button, action) in zip(buttons, alert.shownActions) { button.isEnabled = action.isEnabled }
        setNeedsLayout()
    }

    private static func label(_ font: UIFont) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isSheet = alert.preferredStyle == .actionSheet
        let width = isSheet ? max(0, min(box.width - 16, 500)) : min(Self.cardWidth, box.width)
        var y: CGFloat = 19
        let shown = labels.filter { !$0.isHidden }
        for label in shown {
            let size = label.sizeThatFits(CGSize(width: width - 32, height: 0))
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: size.height)
            y += size.height + 3
        }
        for field in alert.textFields ?? [] {
            field.frame = CGRect(x: 16, y: y + 9, width: width - 32, height: 30)
            y += 36
        }
        y = shown.isEmpty && alert.textFields == nil ? 0 : y + 16
        let isPair = !isSheet && buttons.count == 2
        for (index, button) in buttons.enumerated() {
            // Places Cancel on the left of two buttons.
            let place = isPair ? 1 - index : index
            button.frame =
                isPair
                ? CGRect(x: width / 2 * CGFloat(place), y: y, width: width / 2, height: 44)
                : CGRect(x: 0, y: y + CGFloat(index) * 44, width: width, height: 44)
            button.layer.borderWidth = 0
        }
        let height = y + (isPair ? 44 : CGFloat(buttons.count) * 44)
        let top = isSheet ? box.height - height - 8 : (box.height - height) / 2
        card.frame = CGRect(x: (box.width - width) / 2, y: max(0, top), width: width, height: height)
    }

    override func ownNodes() -> [NodeDraft] {
        [.box(CGRect(origin: .zero, size: box.size), .black(0.2))]
    }

    override var nodeContent: NodeContent { .dialog(DialogContent(role: .alert)) }
    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: alert.title ?? alert.message) }

    override func receive(_ event: InputEvent) {
        if case .dismiss = event { alert.wantsToGo() } else { super.receive(event) }
    }
}
