import Foundation

/// How a calendar draws a day, and whether it can be chosen.
@MainActor struct DayMark {
    var isChosen = false
    var isChoosable = true
    /// View below the number.
    var decoration: UIView?
}

/// A day of a calendar: on a circle where it is the chosen one, in the tint colour where it is today.
@MainActor final class DayButton: UIControl {
    private(set) var date: Date?
    private let number = UILabel()
    private var decoration: UIView?

    init() {
        super.init(frame: .zero)
        number.textAlignment = .center
        number.clipsToBounds = true
        number.isAccessibilityElement = false
        addSubview(number)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a day; nil hides the button.
    func show(_ day: Date?, _ mark: DayMark, _ rules: DateRules) {
        date = day
        decoration?.removeFromSuperview()
        decoration = mark.decoration
        if let decoration { addSubview(decoration) }
        isHidden = day == nil
        guard let day else { return }
        let calendar = rules.calendar
        isEnabled = rules.isEnabled && mark.isChoosable && isAllowed(day, rules)
        number.text = calendar.component(.day, from: day).formatted(.number.locale(rules.locale))
        accessibilityLabel = rules.words(day, "EEEEMMMMd")
        accessibilityTraits = mark.isChosen ? [.button, .selected] : .button
        paint(isChosen: mark.isChosen, isToday: calendar.isDateInToday(day))
        setNeedsLayout()
    }

    private func isAllowed(_ day: Date, _ rules: DateRules) -> Bool {
        let end = rules.calendar.dateInterval(of: .day, for: day)?.end ?? day
        return rules.first.map { $0 < end } ?? true && rules.last.map { day <= $0 } ?? true
    }

    private func paint(isChosen: Bool, isToday: Bool) {
        let tint: UIColor = tintColor
        number.font = .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
        number.textColor = isChosen && isToday ? .white : isChosen || isToday ? tint : .label
        number.backgroundColor = isChosen ? (isToday ? tint : tint.withAlphaComponent(0.15)) : .clear
        number.alpha = isEnabled ? 1 : 0.3
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(box.width, box.height, 44)
        number.frame = CGRect(x: (box.width - side) / 2, y: (box.height - side) / 2, width: side, height: side)
        number.layer.cornerRadius = side / 2
        decoration?.center = CGPoint(x: box.width / 2, y: min(box.height - 4, number.frame.maxY - 5))
    }
}
