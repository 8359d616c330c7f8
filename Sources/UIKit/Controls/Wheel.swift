/// One wheel of a picker: rows in a scroll area that rests with one of them in the middle.
@MainActor final class Wheel: UIView {
    private let area = UIScrollView(frame: .zero)
    private var rows: [UIView] = []
    private(set) var selected = 0
    private(set) var rowHeight: CGFloat = 32
    /// The person has turned it to a row.
    var turned: ((Int) -> Void)?

    init() {
        super.init(frame: .zero)
        area.showsVerticalScrollIndicator = false
        area.showsHorizontalScrollIndicator = false
        area.delegate = self
        // The wheel itself says its value; the rows would say all of them.
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

    /// The first and the last row reach the middle, too.
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

    /// Between two rows: the browser is on its way.
    private var isTurning: Bool {
        area.contentOffset.y.truncatingRemainder(dividingBy: max(1, rowHeight)) != 0
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.traits = .adjustable
        speech.value =
            rows.indices.contains(selected) ? (rows[selected] as? UILabel)?.text ?? rows[selected].spokenWords : nil
        return speech
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
    /// Where it comes to rest is what is chosen. A row that the app has just chosen is no news.
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
