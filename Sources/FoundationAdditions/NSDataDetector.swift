public import Foundation

/// Finds links, dates, phone numbers and addresses in a text.
///
/// Partly: no `NSRegularExpression`. Links are addresses with a scheme, those that begin with `www.`, names under common
/// top-level domains, and addresses of e-mail. Dates are numeric ones, English ones with the month's name, and English words such as
/// “tomorrow at 5 pm”; addresses are a street with its number, as they are written in English and German, with what follows of city,
/// state and postal code. Transit information is not found.
///
/// Source: developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingTypes
    private let now: () -> Date
    private let calendar: Calendar

    /// - Parameter checkingTypes: raw values of `NSTextCheckingResult.CheckingType`.
    /// - Throws: `CocoaError.formatting` if none of the types can be found in texts.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsdatadetector/init(types:)
    public convenience init(types checkingTypes: NSTextCheckingTypes) throws {
        try self.init(types: checkingTypes, now: { Date() }, calendar: .current)
    }

    package init(types: NSTextCheckingTypes, now: @escaping () -> Date, calendar: Calendar) throws {
        let known = DataFinder.all.reduce(0) { $0 | $1.type.rawValue }
        guard types & known != 0 else { throw CocoaError(.formatting) }
        (checkingTypes, self.now, self.calendar) = (types, now, calendar)
        super.init()
    }

    /// Returns what is found in a range, in its order; results do not overlap.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsregularexpression/matches(in:options:range:)
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = DetectedText(string: string, range: range, now: now(), calendar: calendar)
        let wanted = DataFinder.all.filter { checkingTypes & $0.type.rawValue != 0 }
        var found: [DetectedData] = []
        for finder in wanted { found = Self.adding(finder.find(text), to: found) }
        return found
    }

    /// Adds data where nothing was found before, so that each stands in the order of the text; of two that begin at one place, the
    /// first.
    private static func adding(_ new: [DetectedData], to found: [DetectedData]) -> [DetectedData] {
        var all: [DetectedData] = []
        var rest = found[...]
        let sorted = new.enumerated().sorted {
            ($0.element.range.location, $0.offset) < ($1.element.range.location, $1.offset)
        }
        for (_, data) in sorted {
            while let next = rest.first, next.range.location < NSMaxRange(data.range) {
                guard NSMaxRange(next.range) <= data.range.location else { break }
                all.append(next)
                rest = rest.dropFirst()
            }
            let isAfterAll = all.last.map { NSMaxRange($0.range) <= data.range.location } ?? true
            let isBeforeRest = rest.first.map { NSMaxRange(data.range) <= $0.range.location } ?? true
            if isAfterAll, isBeforeRest { all.append(data) }
        }
        return all + rest
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// Raw values of several `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

// Foundation's own names for these are deprecated, since it finds none of them itself; their values are not Apple's.
extension NSTextCheckingResult.CheckingType {
    static let aDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    static let anAddress = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let aLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let aPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

// Parts of an address that a detector has found. Source: developer.apple.com/documentation/foundation/nstextcheckingkey
extension NSTextCheckingKey {
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}

// Source: developer.apple.com/documentation/foundation/nstextcheckingresult
extension NSTextCheckingResult {
    private var detected: DetectedData? { self as? DetectedData }
    /// Address of a link; an e-mail's has the scheme `mailto`.
    public var url: URL? { if case .link(let url) = detected?.value { url } else { nil } }
    /// A number with its separators, as it is written.
    public var phoneNumber: String? { if case .phone(let number) = detected?.value { number } else { nil } }
    /// A date; at noon where the text names no time.
    public var date: Date? { if case .date(let date) = detected?.value { date } else { nil } }
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = detected?.value { parts } else { nil }
    }
    /// Always 0: spans of time are not found.
    public var duration: TimeInterval { 0 }
    /// Always nil: time zones are not found.
    public var timeZone: TimeZone? { nil }
}
