import Foundation

// These are taken before Foundation's functions of the same names, which do not know plural entries on Linux, where the values have
// exactly these types: a value of a known type goes before one of any.

extension String {
    /// Returns a text of `NSLocalizedString` with its values, in the plural forms that these take.
    ///
    /// Source: developer.apple.com/documentation/swift/string/localizedstringwithformat(_:_:)
    public static func localizedStringWithFormat(_ format: String, _ first: Int) -> String {
        String(plural: format, .current, [first])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
        String(plural: format, .current, [first, second])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: String) -> String {
        String(plural: format, .current, [first, second])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: String, _ second: Int) -> String {
        String(plural: format, .current, [first, second])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int, _ third: Int) -> String
    {
        String(plural: format, .current, [first, second, third])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int, _ third: String)
        -> String
    {
        String(plural: format, .current, [first, second, third])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: String, _ second: Int, _ third: Int)
        -> String
    {
        String(plural: format, .current, [first, second, third])
    }

    /// Creates the text of a format with its values, in the plural forms that these take.
    ///
    /// Source: developer.apple.com/documentation/swift/string/init(format:_:)
    public init(format: String, _ first: Int) {
        self.init(plural: format, nil, [first])
    }

    public init(format: String, _ first: Int, _ second: Int) {
        self.init(plural: format, nil, [first, second])
    }

    public init(format: String, _ first: Int, _ second: String) {
        self.init(plural: format, nil, [first, second])
    }

    public init(format: String, _ first: String, _ second: Int) {
        self.init(plural: format, nil, [first, second])
    }

    public init(format: String, _ first: Int, _ second: Int, _ third: Int) {
        self.init(plural: format, nil, [first, second, third])
    }

    public init(format: String, _ first: Int, _ second: Int, _ third: String) {
        self.init(plural: format, nil, [first, second, third])
    }

    public init(format: String, _ first: String, _ second: Int, _ third: Int) {
        self.init(plural: format, nil, [first, second, third])
    }

    // Values of other types, where the compiler does not take Foundation's functions.

    public static func localizedStringWithFormat<A: CVarArg>(_ format: String, _ first: A) -> String {
        String(plural: format, .current, [first])
    }

    public init<A: CVarArg>(format: String, _ first: A) {
        self.init(plural: format, nil, [first])
    }

    public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(_ format: String, _ first: A, _ second: B)
        -> String
    {
        String(plural: format, .current, [first, second])
    }

    public init<A: CVarArg, B: CVarArg>(format: String, _ first: A, _ second: B) {
        self.init(plural: format, nil, [first, second])
    }

    public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
        _ format: String, _ first: A, _ second: B, _ third: C
    ) -> String {
        String(plural: format, .current, [first, second, third])
    }

    public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, _ first: A, _ second: B, _ third: C) {
        self.init(plural: format, nil, [first, second, third])
    }

    private init(plural format: String, _ locale: Locale?, _ arguments: [any CVarArg]) {
        self.init(format: PluralFormats.resolve(format, arguments), locale: locale, arguments: arguments)
    }
}
