import Foundation

/// A link, date, phone number or address in a text.
final class DetectedData: NSTextCheckingResult {
    enum Value {
        case link(URL)
        case phone(String)
        case date(Date)
        case address([NSTextCheckingKey: String])
    }

    let value: Value
    private let place: NSRange

    init(_ value: Value, at place: NSRange) {
        (self.value, self.place) = (value, place)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch value {
        case .link: .aLink
        case .phone: .aPhoneNumber
        case .date: .aDate
        case .address: .anAddress
        }
    }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

/// A part of a text that is searched, and the moment that “today” is.
struct DetectedText {
    let string: String
    let range: NSRange
    let now: Date
    let calendar: Calendar

    /// Finds a pattern, in any case. Returns the range of each match with the texts of its groups.
    func find(_ pattern: String) -> [(range: NSRange, groups: [String?])] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
        let text = string as NSString
        let part = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        return expression.matches(in: string, range: part).map { match in
            let groups = (0..<match.numberOfRanges).map { index -> String? in
                let range = match.range(at: index)
                return range.location == NSNotFound ? nil : text.substring(with: range)
            }
            return (match.range, groups)
        }
    }
}

/// Finds one kind of data in a text.
struct DataFinder: Sendable {
    let type: NSTextCheckingResult.CheckingType
    let find: @Sendable (DetectedText) -> [DetectedData]

    /// All kinds, the first of which has what several find.
    static let all: [DataFinder] = [
        DataFinder(type: .aLink) { LinkFinder.find($0) }, DataFinder(type: .aDate) { DateFinder.find($0) },
        DataFinder(type: .anAddress) { AddressFinder.find($0) },
        DataFinder(type: .aPhoneNumber) { PhoneFinder.find($0) },
    ]
}
