import Foundation

/// A calendar of one month, with the time below where the picker has one.
@MainActor final class CalendarFace: UIView, DateFace {
    static let size = CGSize(width: 320, height: 330)
    private static let headHeight: CGFloat = 44
    private static let namesHeight: CGFloat = 20
    private static let nameFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    private static let timeHeight: CGFloat = 44
    private static let weekCount = 6
    private let title = UILabel()
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let time = DatePart(.time)
    private let timeTitle = UILabel()
    private var names: [UILabel] = []
    private var days: [DayButton] = []
    /// A date in the month that is shown.
    private var month = Date()
    private var date = Date()
    private var rules = DateRules()
    private var isFilled = false
    var picked: ((Date) -> Void)?
    /// Returns how a day is drawn, where that is not decided by the date that is shown.
    var marking: ((Date) -> DayMark)?
    /// Called with a date in the month that the person has turned to.
    var turned: ((Date) -> Void)?

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        title.font = .preferredFont(forTextStyle: .headline)
        timeTitle.font = .preferredFont(forTextStyle: .body)
        back.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
        back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        time.picked = { [weak self] in self?.picked?($0) }
        names = (0..<7).map { _ in UILabel() }
        for name in names {
            name.font = Self.nameFont
            name.textColor = .tertiaryLabel
            name.textAlignment = .center
            name.isAccessibilityElement = false
        }
        days = (0..<Self.weekCount * 7).map { _ in DayButton() }
        for day in days {
            day.addAction(UIAction { [weak self, weak day] _ in self?.choose(day) }, for: .primaryActionTriggered)
        }
        for view in [title, back, forward, timeTitle, time] + names + days { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width, height: Self.size.height + (hasTime ? Self.timeHeight : 0))
    }

    private var hasTime: Bool { rules.mode == .dateAndTime }

    func show(_ date: Date, _ rules: DateRules) {
        if !isFilled || !rules.calendar.isDate(date, equalTo: self.date, toGranularity: .month) { month = date }
        (self.date, self.rules, isFilled) = (date, rules, true)
        fill()
    }

    private func turn(by count: Int) {
        month = rules.calendar.date(byAdding: .month, value: count, to: month) ?? month
        fill()
        turned?(month)
    }

    private func choose(_ day: DayButton?) {
        guard let day = day?.date else { return }
        let clock = rules.calendar.dateComponents([.hour, .minute, .second], from: date)
        let chosen = rules.calendar.date(
            bySettingHour: clock.hour ?? 0, minute: clock.minute ?? 0, second: clock.second ?? 0, of: day)
        picked?(chosen ?? day)
    }

    private func fill() {
        let calendar = rules.calendar
        title.text = rules.words(month, "yMMMM")
        nameTurns(calendar)
        nameDays()
        let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
        let blanks = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        for (index, button) in days.enumerated() {
            let place = index - blanks
            let day = (0..<count).contains(place) ? calendar.date(byAdding: .day, value: place, to: first) : nil
            button.show(day, day.map(mark) ?? DayMark(), rules)
        }
        time.isHidden = !hasTime
        timeTitle.isHidden = !hasTime
        let word = SystemWords.current[.time]
        timeTitle.text = word.prefix(1).uppercased() + word.dropFirst()
        time.zone = calendar.timeZone
        time.show(date, rules.isEnabled, rules.locale, from: rules.first, to: rules.last)
        time.accessibilityLabel = SystemWords.current[.time]
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Writes the short names of the days in capitals, or their very short ones where a column is too narrow for one of them.
    private func nameDays() {
        let calendar = rules.calendar
        let short = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: rules.locale) }
        let widths = short.map {
            AttributedText(NSAttributedString(string: $0, attributes: [.font: Self.nameFont])).size(width: nil).width
        }
        let symbols = widths.max() ?? 0 <= box.width / 7 ? short : calendar.veryShortStandaloneWeekdaySymbols
        for (index, name) in names.enumerated() {
            let symbol = symbols[(index + calendar.firstWeekday - 1) % 7]
            if name.text != symbol { name.text = symbol }
        }
    }

    private func mark(_ day: Date) -> DayMark {
        marking?(day) ?? DayMark(isChosen: rules.calendar.isDate(day, inSameDayAs: date))
    }

    private func nameTurns(_ calendar: Calendar) {
        for (button, count) in [(back, -1), (forward, 1)] {
            let other = calendar.date(byAdding: .month, value: count, to: month) ?? month
            button.accessibilityLabel = rules.words(other, "yMMMM")
            button.isEnabled = rules.isEnabled
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameDays()
        let cell = box.width / 7
        let head = Self.headHeight
        title.frame = CGRect(x: 12, y: 0, width: max(0, box.width - 2 * head - 12), height: head)
        back.frame = CGRect(x: box.width - 2 * head, y: 0, width: head, height: head)
        forward.frame = CGRect(x: box.width - head, y: 0, width: head, height: head)
        for (index, name) in names.enumerated() {
            name.frame = CGRect(x: cell * CGFloat(index), y: head, width: cell, height: Self.namesHeight)
        }
        let top = head + Self.namesHeight
        let below = hasTime ? Self.timeHeight : 0
        let row = max(0, box.height - top - below) / CGFloat(Self.weekCount)
        for (index, day) in days.enumerated() {
            day.frame = CGRect(
                x: cell * CGFloat(index % 7), y: top + row * CGFloat(index / 7), width: cell, height: row)
        }
        let width = time.intrinsicContentSize.width
        timeTitle.frame = CGRect(x: 12, y: box.height - below, width: box.width / 2, height: below)
        time.frame = CGRect(
            x: box.width - width - 8, y: box.height - below + (below - DatePart.height) / 2, width: width,
            height: DatePart.height)
        mirrorIfNeeded([title, back, forward, timeTitle, time] + names + days)
    }
}
