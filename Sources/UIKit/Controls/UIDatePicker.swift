/// A day, a time, or both. Source: developer.apple.com/documentation/uikit/uidatepicker
///
/// Drawn as the compact style; the browser shows its own calendar and clock, in the time zone of the app's process.
@MainActor open class UIDatePicker: UIControl {
    open var datePickerMode = Mode.dateAndTime { didSet { arrange() } }
    /// Every style is drawn compact.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date? { didSet { date = current } }
    open var maximumDate: Date? { didSet { date = current } }
    /// A divisor of 60; times between are rounded down.
    open var minuteInterval = 1
    open var locale: Locale? { didSet { update() } }
    open var calendar = Calendar.current
    open var timeZone: TimeZone?
    private var current = Date()
    private let day = DatePart(.date)
    private let time = DatePart(.time)
    private static let gap: CGFloat = 8

    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        for part in [day, time] {
            addSubview(part)
            part.picked = { [weak self] in self?.take($0) }
        }
        arrange()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) { nil }

    /// Within the bounds. Setting it tells no action, as on Apple's systems.
    open var date: Date {
        get { current }
        set {
            // Bounds that exclude each other are not looked at, as on Apple's systems.
            let isSound = minimumDate.flatMap { low in maximumDate.map { low <= $0 } } ?? true
            current = isSound ? min(max(newValue, minimumDate ?? newValue), maximumDate ?? .distantFuture) : newValue
            update()
        }
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Seconds, in whole minutes: the time of day counts as a length of time.
    open var countDownDuration: TimeInterval {
        get {
            let parts = calendar.dateComponents([.hour, .minute], from: current)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = newValue.isFinite ? min(max(0, newValue), 86_340) : 0
            date = calendar.startOfDay(for: current).addingTimeInterval((seconds / 60).rounded(.down) * 60)
        }
    }

    private func take(_ new: Date) {
        guard isEnabled else { return }
        let step = (1...60).contains(minuteInterval) ? TimeInterval(minuteInterval * 60) : 60
        let start = calendar.startOfDay(for: new)
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
            part.show(current, isEnabled, locale ?? .current, from: minimumDate, to: maximumDate)
            part.accessibilityLabel = [spokenText.label, part.name].compactMap(\.self).joined(separator: ", ")
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

/// Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// The day or the time, on a grey ground.
@MainActor private final class DatePart: UIControl {
    let part: DateWords.Part
    var picked: ((Date) -> Void)?
    private var date = Date()
    private var locale = Locale.current
    private var range: (first: Date?, last: Date?)
    static let height: CGFloat = 34

    init(_ part: DateWords.Part) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var name: String { part == .date ? "date" : "time" }

    func show(_ date: Date, _ isEnabled: Bool, _ locale: Locale, from first: Date?, to last: Date?) {
        (self.date, self.locale, range) = (date, locale, (first, last))
        if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
        didChangeLooks()
    }

    private var words: String { part == .date ? DateWords.day(date, locale) : DateWords.time(date, locale) }

    private var text: AttributedText {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let color = isEnabled ? UIColor.label : .tertiaryLabel
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: color, .paragraphStyle: style,
        ]
        return AttributedText(NSAttributedString(string: words, attributes: attributes))
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: text.size(width: nil).width.rounded(.up) + 22, height: Self.height)
    }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        return [
            .box(area, UIColor.tertiarySystemFill.cgColor, cornerRadius: 8), text.centeredMark(in: area, lineLimit: 1),
        ]
    }

    override var role: ViewRole {
        // Bounds of a time hold on one day only: they are kept when the choice is taken.
        let isDay = part == .date
        return .valueInput(
            ViewValueInput(
                kind: isDay ? .date : .time, value: DateWords.value(date, part),
                minimum: isDay ? range.first.map { DateWords.value($0, part) } : nil,
                maximum: isDay ? range.last.map { DateWords.value($0, part) } : nil, isDisabled: !isEnabled))
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.value = words
        return speech
    }

    override func receive(_ input: ViewInput) {
        guard isEnabled, case .pick(let value) = input else { return super.receive(input) }
        if let new = DateWords.date(value, part, keeping: date) { picked?(new) }
    }
}
