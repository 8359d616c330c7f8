import Foundation

/// A calendar of one month, of which days can be chosen and marked.
///
/// Partly: a month is changed with its buttons, not by swiping, and a week cannot be chosen as a whole.
///
/// Source: developer.apple.com/documentation/uikit/uicalendarview
@preconcurrency @MainActor open class UICalendarView: UIView {
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
    /// Which days can be chosen; nil for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            reload()
        }
    }
    open var calendar = Calendar.current { didSet { reload() } }
    open var locale = Locale.current { didSet { reload() } }
    open var timeZone: TimeZone? { didSet { reload() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// Dates that can be shown and chosen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reload() } }
    open var wantsDateDecorations = true { didSet { reload() } }
    private let face = CalendarFace()
    private var month = Date.now

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(face)
        face.picked = { [weak self] in self?.pick($0) }
        face.marking = { [weak self] in self?.mark($0) ?? DayMark() }
        face.turned = { [weak self] in self?.turned(to: $0) }
        reload()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open var intrinsicContentSize: CGSize { face.intrinsicContentSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { face.intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face.frame = CGRect(origin: .zero, size: box.size)
    }

    /// Year and month that are shown.
    open var visibleDateComponents: DateComponents {
        get { zoned.dateComponents([.calendar, .era, .year, .month], from: month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = zoned.date(from: dateComponents) else { return }
        month = date
        reload()
    }

    /// Asks the delegate anew for the marks of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { reload() }

    var zoned: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    func components(_ day: Date) -> DateComponents {
        zoned.dateComponents([.calendar, .era, .year, .month, .day, .weekday], from: day)
    }

    func reload() {
        var rules = DateRules()
        (rules.mode, rules.calendar, rules.locale) = (.date, zoned, locale)
        rules.first = availableDateRange.start == .distantPast ? nil : availableDateRange.start
        rules.last = availableDateRange.end == .distantFuture ? nil : availableDateRange.end
        face.show(month, rules)
    }

    private func turned(to new: Date) {
        let old = visibleDateComponents
        month = new
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    private func pick(_ day: Date) {
        selectionBehavior?.pick(components(day))
        reload()
    }

    private func mark(_ day: Date) -> DayMark {
        let components = components(day)
        return DayMark(
            isChosen: selectionBehavior?.has(components) ?? false,
            isChoosable: selectionBehavior?.allows(components) ?? false,
            decoration: wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components)?.view : nil)
    }
}

/// Source: developer.apple.com/documentation/uikit/uicalendarviewdelegate
@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the mark below a day; nil for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
