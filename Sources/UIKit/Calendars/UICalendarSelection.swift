public import Foundation

/// How days of a calendar are chosen. Source: developer.apple.com/documentation/uikit/uicalendarselection
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    /// Asks the delegate anew which days can be chosen.
    open func updateSelectableDates() { calendarView?.reload() }

    func has(_ day: DateComponents) -> Bool { false }
    func allows(_ day: DateComponents) -> Bool { false }
    func pick(_ day: DateComponents) {}

    /// Returns whether two components name the same day, in the calendar of the view.
    func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
        let calendar = calendarView?.zoned ?? .current
        guard let first = calendar.date(from: first), let second = calendar.date(from: second) else { return false }
        return calendar.isDate(first, inSameDayAs: second)
    }
}

/// One day can be chosen. Source: developer.apple.com/documentation/uikit/uicalendarselectionsingledate
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { calendarView?.reload() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func has(_ day: DateComponents) -> Bool { selectedDate.map { isSame($0, day) } ?? false }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func pick(_ day: DateComponents) {
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

/// Source: developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Several days can be chosen. Source: developer.apple.com/documentation/uikit/uicalendarselectionmultidate
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.reload() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func has(_ day: DateComponents) -> Bool { selectedDates.contains { isSame($0, day) } }
    override func allows(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return has(day)
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }
    override func pick(_ day: DateComponents) {
        guard has(day) else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
            return
        }
        selectedDates.removeAll { isSame($0, day) }
        delegate?.multiDateSelection(self, didDeselectDate: day)
    }
}

/// Source: developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
