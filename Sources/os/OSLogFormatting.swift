/// The alignment of a value in its columns.
///
/// Source: developer.apple.com/documentation/os/oslogstringalignment
public struct OSLogStringAlignment: Sendable {
    /// Most columns that a value is filled up to.
    private static let columnsMax = 1_000

    private let columns: Int
    private let isAtEnd: Bool

    public static let none = OSLogStringAlignment(columns: 0, isAtEnd: false)
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isAtEnd: true)
    }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isAtEnd: false)
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, min(columns, Self.columnsMax) - text.count))
        return isAtEnd ? space + text : text + space
    }
}

/// How a whole number is written.
///
/// Source: developer.apple.com/documentation/os/oslogintegerformatting
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var showsPlus = false
    private var digits = 0

    public static var decimal: OSLogIntegerFormatting { .init() }
    public static var hex: OSLogIntegerFormatting { hex() }
    public static var octal: OSLogIntegerFormatting { octal() }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        .init(showsPlus: explicitPositiveSign, digits: minDigits())
    }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        .init(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
            digits: minDigits())
    }
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        .init(radix: 8, prefix: includePrefix ? "0o" : "", showsPlus: explicitPositiveSign, digits: minDigits())
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let body = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(digits, 100) - body.count))
        return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + body
    }
}

/// How a number with a fraction is written.
///
/// Source: developer.apple.com/documentation/os/oslogfloatformatting
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int
    private let showsPlus: Bool

    public static var fixed: OSLogFloatFormatting { fixed() }
    public static var hybrid: OSLogFloatFormatting { hybrid() }
    public static var exponential: OSLogFloatFormatting { exponential() }

    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init(conversion: "f", precision: precision(), showsPlus: explicitPositiveSign)
    }
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init(conversion: uppercase ? "G" : "g", precision: precision(), showsPlus: explicitPositiveSign)
    }
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init(conversion: uppercase ? "E" : "e", precision: precision(), showsPlus: explicitPositiveSign)
    }

    func text(_ number: Double) -> String {
        String(format: "%\(showsPlus ? "+" : "").\(max(0, min(precision, 100)))\(conversion)", number)
    }
}

/// Source: developer.apple.com/documentation/os/oslogboolformat
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`; `yes` or `no`.
    case truth, answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
