public import Foundation

/// Writes how long ago or in how long a date is. Source: developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter {
    /// Source: developer.apple.com/documentation/foundation/relativedatetimeformatter/datetimestyle-swift.enum
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// Source: developer.apple.com/documentation/foundation/relativedatetimeformatter/unitsstyle-swift.enum
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = .autoupdatingCurrent
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent

    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let presentation: Date.RelativeFormatStyle.Presentation = dateTimeStyle == .named ? .named : .numeric
        // Foundation writes the anchor as seen from the date that is formatted.
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: units, locale: locale, calendar: calendar,
            capitalizationContext: context)
        return style.format(referenceDate)
    }

    /// Takes an interval in seconds, negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    override open func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var context: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
