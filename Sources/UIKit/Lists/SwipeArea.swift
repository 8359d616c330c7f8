/// A row with its swipe actions. It is a scroll view that rests where the actions begin or end, so that it follows the
/// finger and the keyboard reaches its buttons without the app's help.
@MainActor final class SwipeArea: UIScrollView {
    private let row: UIView
    private var leading: [UIButton] = []
    private var trailing: [UIButton] = []
    private var shown: [UIContextualAction] = []
    private var leadingWidth: CGFloat = 0
    private static let leastWidth: CGFloat = 74

    init(_ row: UIView) {
        self.row = row
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ leading: [UIContextualAction], _ trailing: [UIContextualAction]) {
        let new = leading + trailing
        let isSame = new.count == shown.count && zip(new, shown).allSatisfy { $0.looksLike($1) }
        // Actions are created again in each layout pass; the newest handlers must be called.
        shown = new
        guard !isSame else { return }
        for button in self.leading + self.trailing { button.removeFromSuperview() }
        self.leading = leading.indices.map { makeButton($0) }
        self.trailing = trailing.indices.map { makeButton($0 + leading.count) }
        setNeedsLayout()
    }

    private func makeButton(_ index: Int) -> UIButton {
        let action = shown[index]
        let button = UIButton(type: .custom)
        button.backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
        button.setTitle(action.title, for: .normal)
        button.setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = .white
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                if let self, let button { perform(index, from: button) }
            }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func perform(_ index: Int, from button: UIButton) {
        guard shown.indices.contains(index) else { return }
        let action = shown[index]
        action.handler(action, button) { [weak self] _ in self?.close() }
    }

    /// Scrolls to the row, which hides the actions.
    private func close() { setContentOffset(CGPoint(x: leadingWidth, y: 0), animated: true) }

    /// Scrolls to the trailing actions.
    func open() { setContentOffset(CGPoint(x: contentSize.width - box.width, y: 0), animated: true) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let before = place(leading, from: 0)
        row.frame = CGRect(x: before, y: 0, width: box.width, height: box.height)
        // The first action stands at the row's end, as on Apple's systems.
        let end = place(trailing.reversed(), from: before + box.width)
        contentSize = CGSize(width: end, height: box.height)
        stops = Set([0, before, end - box.width]).filter { $0 >= 0 }.sorted()
        rest = before
        guard leadingWidth != before else { return }
        leadingWidth = before
        setContentOffset(CGPoint(x: before, y: 0), animated: false)
    }

    private func place(_ buttons: [UIButton], from start: CGFloat) -> CGFloat {
        var x = start
        for button in buttons {
            let width = max(Self.leastWidth, button.intrinsicContentSize.width + 20)
            button.frame = CGRect(x: x, y: 0, width: width, height: box.height)
            x += width
        }
        return x
    }
}
