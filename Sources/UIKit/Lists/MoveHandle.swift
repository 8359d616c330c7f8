import RenderTree

/// Handle at the end of a row, to drag the row to another place; assistive technology moves it by one row up or down.
@MainActor final class MoveHandle: UIView {
    private unowned let cell: UITableViewCell

    init(for cell: UITableViewCell) {
        self.cell = cell
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

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = CGRect(origin: .zero, size: box.size) }
    }

    private func dragged(_ pan: UIPanGestureRecognizer?) {
        guard let pan else { return }
        let distance = pan.translation(in: superview).y
        switch pan.state {
        case .changed: cell.transform = CGAffineTransform(translationX: 0, y: distance)
        case .ended:
            cell.transform = .identity
            cell.moved?(distance)
        case .cancelled, .failed: cell.transform = .identity
        case .possible, .began: break
        }
    }

    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(label: cell.contentView.spokenWords, isAdjustable: true)
    }

    /// Moves the row down.
    override func accessibilityIncrement() { cell.moved?(cell.box.height) }
    /// Moves the row up.
    override func accessibilityDecrement() { cell.moved?(-cell.box.height) }
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
