import RenderTree
import TreePainter

/// Control to choose a day, a time, or both. Source: developer.apple.com/documentation/uikit/uidatepicker
///
/// Drawn in the compact style; the browser shows its own calendar and clock.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    open var datePickerMode = Mode.dateAndTime { didSet { arrange() } }
    /// Ignored: every style is drawn compact.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date? { didSet { date = current } }
    open var maximumDate: Date? { didSet { date = current } }
    /// Interval in minutes, a divisor of 60; times between are rounded down. Values outside of 1…60 count as 1.
    open var minuteInterval = 1
    open var locale: Locale? { didSet { update() } }
    open var calendar = Calendar.current { didSet { update() } }
    /// Time zone in which the date is shown and chosen; nil is the calendar's.
    open var timeZone: TimeZone? { didSet { update() } }
    private var current = Date()
    private let day = DatePart(.date)
    private let time = DatePart(.time)
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
            part.picked = { [weak self] in self?.take($0) }
        }
        arrange()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { takeDateValues(from: coder) }
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

    private func take(_ new: Date) {
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
        day.isHidden = datePickerMode == .time || datePickerMode == .countDownTimer
        time.isHidden = datePickerMode == .date
        update()
    }

    private func update() {
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
        let widths = parts.map(\.intrinsicContentSize.width)
        return CGSize(width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, parts.count - 1)), height: DatePart.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
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

/// The day or the time, on a grey background.
@MainActor private final class DatePart: UIControl {
    let part: DateWords.Part
    var picked: ((Date) -> Void)?
    private var date = Date()
    private var locale = Locale.current
    var zone = TimeZone.current
    private var range: (first: Date?, last: Date?)
    static let height: CGFloat = 34

    init(_ part: DateWords.Part) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var name: String { SystemWords.current[part == .date ? .date : .time] }

    func show(_ date: Date, _ isEnabled: Bool, _ locale: Locale, from first: Date?, to last: Date?) {
        (self.date, self.locale, range) = (date, locale, (first, last))
        if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
        didChangeLooks()
    }

    private var words: String {
        part == .date ? DateWords.day(date, locale, in: zone) : DateWords.time(date, locale, in: zone)
    }

    private var text: AttributedText {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: style,
        ]
        return AttributedText(NSAttributedString(string: words, attributes: attributes))
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: text.size(width: nil).width.rounded(.up) + 22, height: Self.height)
    }

    override func ownNodes() -> [NodeDraft] {
        GroundLook(color: UIColor.tertiarySystemFill.rgba).nodes(in: box.size)
            + [text.centeredDraft(in: CGRect(box.size), lineLimit: 1)]
    }

    override var nodeContent: NodeContent {
        // Bounds of a time apply to one day only: they are enforced when the choice is received.
        let isDay = part == .date
        return .valueInput(
            ValueInputContent(
                valueKind: isDay ? .date : .time, value: DateWords.value(date, part, in: zone),
                minimum: isDay ? range.first.map { DateWords.value($0, part, in: zone) } : nil,
                maximum: isDay ? range.last.map { DateWords.value($0, part, in: zone) } : nil,
                isDisabled: isEnabled ? nil : true)
        )
    }

    override var isDimmed: Bool { !isEnabled }
    override var ownAccessibility: NodeAccessibility { NodeAccessibility(value: words) }

    override func receive(_ event: InputEvent) {
        guard isEnabled, case .pick(_, let value) = event else { return super.receive(event) }
        if let new = DateWords.date(value, part, keeping: date, in: zone) { picked?(new) }
    }
}
