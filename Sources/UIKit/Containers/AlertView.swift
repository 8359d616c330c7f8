import RenderTree
import TreePainter

/// View of an alert, in the middle of the scene, or of an action sheet, at its bottom.
@MainActor final class AlertView: UIView {
    private unowned let alert: UIAlertController
    private let backdrop: AlertBackdrop
    private let (main, cancel) = (AlertCard(), AlertCard())
    private let header: AlertHeader
    private var buttons: [AlertButton] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        header = AlertHeader(alert.look)
        backdrop = AlertBackdrop { [weak alert] in if alert?.preferredStyle == .actionSheet { alert?.wantsToGo() } }
        super.init(frame: .zero)
        for view in [backdrop, main, cancel] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the words and the actions as they are now.
    func update() {
        header.show(alert.title, alert.message)
        if buttons.map(\.action) != alert.actions { buttons = alert.actions.map(button) }
        for button in buttons { button.show(isBold: button.action === alert.boldAction) }
        setNeedsLayout()
    }

    private func button(_ action: UIAlertAction) -> AlertButton {
        action.onChange = { [weak self] in self?.update() }
        return AlertButton(action, alert.look) { [weak alert] in alert?.choose(action) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = CGRect(origin: .zero, size: box.size)
        let plan = DialogPlan(alert.look, parts, width: alert.look.width(in: box.width)) { view, width in
            if view is UITextField { return CGSize(width: width ?? 0, height: UIAlertController.fieldHeight) }
            return view.sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: 0))
        }
        let size = plan.size(in: box.height)
        let frames = plan.frames(in: size.height)
        let top = alert.look == .alert ? (box.height - size.height) / 2 : box.height - size.height - DialogLook.gap
        let corner = CGPoint(x: (box.width - size.width) / 2, y: max(0, top))
        main.show(plan.main, in: frames.main.offsetBy(dx: corner.x, dy: corner.y))
        cancel.show(plan.cancel, in: frames.cancel.offsetBy(dx: corner.x, dy: corner.y))
    }

    private var parts: DialogPlan<UIView>.Parts {
        DialogPlan<UIView>.Parts(
            headers: header.isEmpty ? [] : [header], fields: alert.textFields ?? [],
            others: buttons.filter { $0.action.style != .cancel },
            cancels: buttons.filter { $0.action.style == .cancel })
    }

    override var nodeContent: NodeContent { .dialog(DialogContent(role: .alert)) }
    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: alert.title ?? alert.message) }

    override func receive(_ event: InputEvent) {
        if case .dismiss = event { alert.wantsToGo() } else { super.receive(event) }
    }
}

/// Dims the scene, and takes the taps beside the cards.
private final class AlertBackdrop: UIView {
    private let tapped: @MainActor () -> Void

    init(_ tapped: @escaping @MainActor () -> Void) {
        self.tapped = tapped
        super.init(frame: .zero)
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override var takesTaps: Bool { true }

    override func ownNodes() -> [NodeDraft] {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        return [.box(CGRect(origin: .zero, size: box.size), .black(DialogLook.dimming(isDark: isDark)))]
    }

    override func receive(_ event: InputEvent) {
        if case .tap = event { tapped() } else { super.receive(event) }
    }
}

/// Rounded card, whose content scrolls where there is too little room.
private final class AlertCard: UIView {
    private let scroll = UIScrollView()
    private var lines: [UIView] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { UIColor(white: DialogLook.card(isDark: $0.userInterfaceStyle == .dark), alpha: 1) }
        layer.cornerRadius = DialogLook.cornerRadius
        clipsToBounds = true
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the items into the card, and leaves those there that it has already: a field that is being edited stays.
    func show(_ content: DialogPlan<UIView>.Card, in frame: CGRect) {
        isHidden = content.isEmpty
        self.frame = frame
        scroll.frame = CGRect(origin: .zero, size: frame.size)
        scroll.contentSize = CGSize(width: frame.width, height: content.height)
        let shown = content.places.map(\.item)
        for view in scroll.subviews where !shown.contains(view) && !lines.contains(view) { view.removeFromSuperview() }
        for (index, place) in content.places.enumerated() {
            scroll.insertSubview(place.item, at: index)
            place.item.frame = place.frame
        }
        showLines(at: content.lines)
    }

    /// Places the lines, above the items; those that are there already stay.
    private func showLines(at frames: [CGRect]) {
        for line in lines.dropFirst(frames.count) { line.removeFromSuperview() }
        lines = lines.prefix(frames.count) + frames.dropFirst(lines.count).map(line)
        for (line, frame) in zip(lines, frames) { line.frame = frame }
    }

    private func line(_ frame: CGRect) -> UIView {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        scroll.addSubview(line)
        return line
    }
}
