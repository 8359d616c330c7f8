import RenderTree

/// One wheel of a picker view: rows in a scroll view that rests with one of them in the middle.
@MainActor final class Wheel: UIView {
    private let area = UIScrollView(frame: .zero)
    private var rows: [UIView] = []
    private(set) var selected = 0
    private(set) var rowHeight: CGFloat = 32
    /// Called with the row that the person has turned the wheel to.
    var turned: ((Int) -> Void)?

    init() {
        super.init(frame: .zero)
        area.showsVerticalScrollIndicator = false
        area.showsHorizontalScrollIndicator = false
        area.delegate = self
        // The wheel reports its value to assistive technology; the rows would read out all of them.
        area.accessibilityElementsHidden = true
        addSubview(area)
    }

    required init?(coder: NSCoder) { nil }

    var count: Int { rows.count }
    func view(of row: Int) -> UIView? { rows.indices.contains(row) ? rows[row] : nil }

    func show(_ new: [UIView], rowHeight: CGFloat) {
        for row in rows { row.removeFromSuperview() }
        rows = new
        for row in rows { area.addSubview(row) }
        self.rowHeight = rowHeight
        selected = max(0, min(selected, rows.count - 1))
        setNeedsLayout()
    }

    func select(_ row: Int, animated: Bool) {
        selected = max(0, min(row, rows.count - 1))
        setNeedsLayout()
        area.setContentOffset(CGPoint(x: 0, y: rowHeight * CGFloat(selected)), animated: animated)
    }

    /// Space above the first and below the last row, so that they can reach the middle, too.
    private var margin: CGFloat { max(0, (box.height - rowHeight) / 2) }

    override func layoutSubviews() {
        super.layoutSubviews()
        area.frame = CGRect(origin: .zero, size: box.size)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: margin + rowHeight * CGFloat(index), width: box.width, height: rowHeight)
            row.alpha = index == selected ? 1 : 0.4
        }
        area.contentSize = CGSize(width: box.width, height: rowHeight * CGFloat(rows.count) + margin * 2)
        area.stops = rows.indices.map { rowHeight * CGFloat($0) }
        let place = CGPoint(x: 0, y: rowHeight * CGFloat(selected))
        if !isTurning, area.contentOffset != place { area.setContentOffset(place, animated: false) }
    }

    /// Whether the offset is between two rows, because the browser still scrolls.
    private var isTurning: Bool {
        area.contentOffset.y.truncatingRemainder(dividingBy: max(1, rowHeight)) != 0
    }

    override var ownAccessibility: NodeAccessibility {
        let row = view(of: selected)
        return NodeAccessibility(value: (row as? UILabel)?.text ?? row?.spokenWords, isAdjustable: true)
    }

    override func accessibilityIncrement() { turn(to: selected + 1) }
    override func accessibilityDecrement() { turn(to: selected - 1) }

    private func turn(to row: Int) {
        guard rows.indices.contains(row) else { return }
        select(row, animated: true)
        turned?(row)
    }
}

extension Wheel: UIScrollViewDelegate {
    /// Selects the row at which the wheel comes to rest. A row that the app has just selected is not reported.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let place = scrollView.contentOffset.y / max(1, rowHeight)
        let nearest = place.rounded()
        guard abs(place - nearest) * rowHeight < 1, let row = rows.indices.first(where: { CGFloat($0) == nearest }),
            row != selected
        else { return }
        selected = row
        setNeedsLayout()
        turned?(row)
    }
}
