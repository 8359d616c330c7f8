import RenderTree

/// Handle at the end of a row, to drag the row to another place; assistive technology moves it by one row up or down.
@MainActor final class MoveHandle: UIView {
    private unowned let row: UIView
    private unowned let content: UIView
    /// Called with the distance in points by which the handle was dragged, or with one row's height up or down.
    private let moved: (CGFloat) -> Void
    /// Size in points of a handle among the accessories of a row.
    private static let size = CGSize(width: 28, height: 44)

    init(for row: UIView, _ content: UIView, moved: @escaping (CGFloat) -> Void) {
        (self.row, self.content, self.moved) = (row, content, moved)
        super.init(frame: .zero)
        let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
        picture.tintColor = .tertiaryLabel
        picture.contentMode = .center
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
        accessibilityTraits = .adjustable
        addGestureRecognizer(
            UIPanGestureRecognizer { [weak self] pan in self?.dragged(pan as? UIPanGestureRecognizer) })
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { Self.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = CGRect(origin: .zero, size: box.size) }
    }

    private func dragged(_ pan: UIPanGestureRecognizer?) {
        guard let pan else { return }
        let distance = pan.translation(in: superview).y
        switch pan.state {
        case .changed: row.transform = CGAffineTransform(translationX: 0, y: distance)
        case .ended:
            row.transform = .identity
            moved(distance)
        case .cancelled, .failed: row.transform = .identity
        case .possible, .began: break
        }
    }

    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(label: content.spokenWords, isAdjustable: true)
    }

    /// Moves the row down.
    override func accessibilityIncrement() { moved(row.box.height) }
    /// Moves the row up.
    override func accessibilityDecrement() { moved(-row.box.height) }
}

extension UITableView {
    /// Moves a row to the one that is a distance in points below it, or above it where the distance is negative.
    func move(_ path: IndexPath, by distance: CGFloat) {
        guard let frame = plan.frame(of: path) else { return }
        let y = min(max(frame.midY + distance, 0), max(0, plan.height - 1))
        let proposed = plan.rows(from: y, to: y).last ?? path
        let target =
            rows?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
        guard target != path else { return setNeedsLayout() }
        dataSource?.tableView(self, moveRowAt: path, to: target)
        moveRow(at: path, to: target)
    }
}
