import RenderTree
import TreePainter

/// Control to choose a day, a time, or both. Source: developer.apple.com/documentation/uikit/uidatepicker
///
/// Compact ones open the browser's own calendar and clock.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    open var datePickerMode = Mode.dateAndTime { didSet { arrange() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { arrange() } }
    /// The style in which the picker is drawn: durations have wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer ? .wheels : .compact
    }
    open var minimumDate: Date? { didSet { date = current } }
    open var maximumDate: Date? { didSet { date = current } }
    /// Ignored: dates are always multiples of `minuteInterval`.
    /// Source: developer.apple.com/documentation/uikit/uidatepicker/roundstominuteinterval
    open var roundsToMinuteInterval = true
    /// Interval in minutes, a divisor of 60; times between are rounded down. Values outside of 1…60 count as 1.
    open var minuteInterval = 1
    open var locale: Locale? { didSet { update() } }
    open var calendar = Calendar.current { didSet { update() } }
    /// Time zone in which the date is shown and chosen; nil is the calendar's.
    open var timeZone: TimeZone? { didSet { update() } }
    private var current = Date()
    private let day = DatePart(.date)
    private let time = DatePart(.time)
    /// Wheels or a calendar; nil while the picker is compact.
    private var face: (any DateFace)?
    private static let gap: CGFloat = 8

    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    private func setUp() {
        for part in [day, time] {
            addSubview(part)
            part.picked = { [weak self] in self?.choose($0) }
        }
        arrange()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeDateValues(from: coder) }
    }

    /// Selected date, clamped to the bounds. Setting it sends no action, as on Apple's systems.
    open var date: Date {
        get { current }
        set {
            // Bounds that exclude each other are ignored, as on Apple's systems.
            let isSound = minimumDate.flatMap { low in maximumDate.map { low <= $0 } } ?? true
            current = isSound ? min(max(newValue, minimumDate ?? newValue), maximumDate ?? .distantFuture) : newValue
            update()
        }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Duration in seconds, in whole minutes: the time of day counts as a duration.
    open var countDownDuration: TimeInterval {
        get {
            let parts = zonedCalendar.dateComponents([.hour, .minute], from: current)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = newValue.isFinite ? min(max(0, newValue), 86_340) : 0
            date = zonedCalendar.startOfDay(for: current).addingTimeInterval((seconds / 60).rounded(.down) * 60)
        }
    }

    private var zonedCalendar: Calendar {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private func choose(_ new: Date) {
        guard isEnabled else { return }
        let step = (1...60).contains(minuteInterval) ? TimeInterval(minuteInterval * 60) : 60
        let start = zonedCalendar.startOfDay(for: new)
        let isStepped = step > 60
        date =
            isStepped
            ? start.addingTimeInterval((new.timeIntervalSince(start) / step).rounded(.down) * step) : new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func arrange() {
        face?.removeFromSuperview()
        face = makeFace()
        day.isHidden = face != nil || datePickerMode == .time || datePickerMode == .countDownTimer
        time.isHidden = face != nil || datePickerMode == .date
        if let face {
            addSubview(face)
            face.picked = { [weak self] in self?.choose($0) }
        }
        update()
    }

    /// Returns the view of a style other than the compact one. A picker of times alone has no calendar.
    private func makeFace() -> (any DateFace)? {
        switch datePickerStyle {
        case .wheels: DateWheels()
        case .inline where datePickerMode == .date || datePickerMode == .dateAndTime: CalendarFace()
        case .inline: DateWheels()
        case .compact, .automatic: nil
        }
    }

    private var rules: DateRules {
        var calendar = zonedCalendar
        calendar.locale = locale ?? .current
        return DateRules(
            mode: datePickerMode, calendar: calendar, locale: locale ?? .current, first: minimumDate, last: maximumDate,
            minuteInterval: (1...60).contains(minuteInterval) ? minuteInterval : 1, isEnabled: isEnabled)
    }

    private func update() {
        face?.accessibilityLabel = accessibilityLabel
        face?.show(current, rules)
        for part in [day, time] {
            part.zone = zonedCalendar.timeZone
            part.show(current, isEnabled, locale ?? .current, from: minimumDate, to: maximumDate)
            part.accessibilityLabel = [accessibilityLabel, part.name].compactMap(\.self).joined(separator: ", ")
        }
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    private var parts: [DatePart] { [day, time].filter { !$0.isHidden } }

    override open var intrinsicContentSize: CGSize {
        if let face { return face.intrinsicContentSize }
        let widths = parts.map(\.intrinsicContentSize.width)
        return CGSize(width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, parts.count - 1)), height: DatePart.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face?.frame = CGRect(origin: .zero, size: box.size)
        update()
        var x: CGFloat = 0
        for part in parts {
            let width = part.intrinsicContentSize.width
            part.frame = CGRect(x: x, y: (box.height - DatePart.height) / 2, width: width, height: DatePart.height)
            x += width + Self.gap
        }
        mirrorIfNeeded(parts)
    }
}

/// Style of a date picker. Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }
