/// What a controller knows of presenting and being presented.
@MainActor struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var layer: UIView?
    var style = UIModalPresentationStyle.automatic
    var transition = UIModalTransitionStyle.coverVertical
    var isModal = false
    var size = CGSize.zero
    /// Made when somebody asks for it.
    var adaptiveController: UIPresentationController?
}

/// The whole scene's area: a presented controller's view, and what dims what is behind.
@MainActor final class PresentationView: UIView {
    private unowned let content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content.view)
        content.view.autoresizingMask = []
        content.view.translatesAutoresizingMaskIntoConstraints = true
        if isSheet {
            content.view.layer.cornerRadius = 10
            content.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            content.view.clipsToBounds = true
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool {
        [.automatic, .pageSheet, .formSheet, .popover].contains(content.modalPresentationStyle)
    }

    /// A presented view is not within another controller's.
    override var shownSubviews: [UIView] { subviews }

    override var rootWindow: UIWindow? { content.presentingViewController?.viewIfLoaded?.window }

    /// Points that are left free above a sheet.
    private static let topGap: CGFloat = 10

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = CGRect(origin: .zero, size: box.size)
        if isSheet {
            let height = sheetHeight(within: max(0, box.height - Self.topGap))
            area = CGRect(x: 0, y: box.height - height, width: box.width, height: height)
        }
        content.view.frame = area
    }

    private func sheetHeight(within most: CGFloat) -> CGFloat {
        if let sheet = content.presentation.adaptiveController as? UISheetPresentationController {
            return sheet.height(within: most)
        }
        let wanted = content.preferredContentSize.height
        return wanted > 0 ? min(most, wanted) : most
    }

    override func ownMarks() -> [ViewMark] {
        guard isSheet else { return [] }
        return [.box(CGRect(origin: .zero, size: box.size), CGColor(gray: 0, alpha: 0.2))]
    }

    override var role: ViewRole {
        // An alert's view is a dialog itself.
        if content is UIAlertController { return .plain }
        return .dialog(ViewDialog(kind: .dialog, isDismissable: isSheet && !content.isModalInPresentation))
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.label = content.title
        return speech
    }

    override func receive(_ input: ViewInput) {
        guard case .dismiss = input else { return super.receive(input) }
        content.wantsToGo()
    }
}
