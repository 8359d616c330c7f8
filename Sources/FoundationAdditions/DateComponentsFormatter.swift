public import Foundation

/// Writes spans of time. Source: developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter {
    /// Source: developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum
    public enum UnitsStyle: Int, Sendable {
        /// `9:10:03`
        case positional
        /// `9h 10m`
        case abbreviated
        /// `9 hr, 10 min`
        case short
        /// `9 hours, 10 minutes`
        case full
        /// In words, as far as the locale has them; here as `full`.
        case spellOut
        /// `9hr 10min`
        case brief
    }

    /// Source: developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Positional: drops leading zeroes and pads; else drops all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [dropLeading, dropMiddle, dropTrailing]
        /// Keeps every unit, of two digits where positional.
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Units that are used; none for those that the span has.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    /// Number of units at most; 0 for any number.
    open var maximumUnitCount = 0
    open var allowsFractionalUnits = false
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Takes a span in seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval.rounded()))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = usedUnits(from: startDate, to: endDate)
        let parts = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        let all = units.map { SpanPart(unit: $0, value: parts.value(for: $0.component) ?? 0) }
        return SpanWords(style: unitsStyle, locale: usedCalendar.locale ?? .current, isPadded: isPadded).text(kept(all))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    override open func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    private var usedCalendar: Calendar { calendar ?? .current }
    private var isPadded: Bool { zeroFormattingBehavior.contains(.pad) }

    /// Returns the allowed units, largest first. Without any, all but weeks.
    private func usedUnits(from start: Date, to end: Date) -> [SpanUnit] {
        let allowed = SpanUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        return allowed.isEmpty ? SpanUnit.allCases.filter { $0 != .week } : allowed
    }

    /// Returns the parts that are written, by the rule for zeroes and the greatest number of units.
    private func kept(_ parts: [SpanPart]) -> [SpanPart] {
        var rule = zeroFormattingBehavior
        if rule.contains(.default) { rule = unitsStyle == .positional ? .dropLeading : .dropAll }
        var parts = parts
        if rule.contains(.dropLeading) { parts = Array(parts.drop { $0.value == 0 }) }
        if rule.contains(.dropTrailing), unitsStyle != .positional {
            while parts.count > 1, parts.last?.value == 0 { parts.removeLast() }
        }
        if rule.contains(.dropMiddle), unitsStyle != .positional { parts.removeAll { $0.value == 0 } }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        return parts
    }
}
