import TreePainter

/// Button of a navigation bar with a drawn arrow beside its title: one before it that leads back, or one behind it that points to
/// its menu. SwiftUI's bar has the same two.
@MainActor final class BarArrowButton: UIButton {
    enum Arrow { case back, menu }

    var arrow = Arrow.back { didSet { stateDidChange() } }
    private var size: CGSize { arrow == .back ? CGSize(width: 10, height: 17) : CGSize(width: 10, height: 8) }
    /// Space between arrow and title, in points.
    private var gap: CGFloat { arrow == .back ? 6 : 4 }
    /// Whether the arrow stands left of the title.
    private var isLeft: Bool { (arrow == .back) != isRightToLeft }

    /// Creates a button with the layout direction of its bar.
    convenience init(_ arrow: Arrow, _ title: String, in bar: UIView) {
        self.init(type: .system)
        self.arrow = arrow
        semanticContentAttribute = bar.semanticContentAttribute
        contentHorizontalAlignment = .leading
        setTitle(title, for: .normal)
        accessibilityLabel = title
    }

    /// Takes the layout direction of the bar.
    func follow(_ bar: UIView) {
        guard semanticContentAttribute != bar.semanticContentAttribute else { return }
        semanticContentAttribute = bar.semanticContentAttribute
        stateDidChange()
        setNeedsLayout()
    }

    /// Room of the arrow, and above and below the title what every system button has.
    override var contentEdgeInsets: UIEdgeInsets {
        get {
            let room = size.width + gap
            return UIEdgeInsets(top: 6, left: isLeft ? room : 0, bottom: 6, right: isLeft ? 0 : room)
        }
        set { super.contentEdgeInsets = newValue }
    }

    override func ownNodes() -> [NodeDraft] {
        let x = isLeft ? label.frame.minX - gap - size.width : label.frame.maxX + gap
        let area = CGRect(origin: CGPoint(x: x, y: (box.height - size.height) / 2), size: size)
        let path = CGMutablePath()
        path.addLines(
            between: tips.map { CGPoint(x: area.minX + $0.x * size.width, y: area.minY + $0.y * size.height) })
        return super.ownNodes() + [.stroke(path, currentTitleColor.rgba, width: 2, bounds: area)]
    }

    /// Points of the arrow in parts of its size.
    private var tips: [CGPoint] {
        if arrow == .menu { return [CGPoint(x: 0, y: 0.35), CGPoint(x: 0.5, y: 0.65), CGPoint(x: 1, y: 0.35)] }
        let (base, tip): (CGFloat, CGFloat) = isLeft ? (0.8, 0.2) : (0.2, 0.8)
        return [CGPoint(x: base, y: 0.1), CGPoint(x: tip, y: 0.5), CGPoint(x: base, y: 0.9)]
    }
}
