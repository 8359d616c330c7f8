/// A message of the log: text with values, each of which says how it is written and whether it may be read.
///
/// Source: developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    public init(stringLiteral value: String) { text = value }
}

/// Source: developer.apple.com/documentation/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, align: OSLogStringAlignment = .none, _ privacy: OSLogPrivacy) {
        text += align.aligned(privacy.shown(value))
    }

    public mutating func appendInterpolation(
        _ string: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(string(), align: align, privacy)
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align: align, privacy)
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(Double(number())), align: align, privacy)
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(boolean()), privacy)
    }

    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value().description, align: align, privacy)
    }

    /// Makes the one for `NSObject` the better one for an `NSError`, by its third parameter. The attributes are ignored.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append("\(error())", privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("\(value())", align: align, privacy)
    }

    public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto) {
        append(object().description, privacy)
    }

    /// Source: developer.apple.com/documentation/os/osloginterpolation/appendinterpolation(_:format:privacy:attributes:)
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(format.text(number()), privacy)
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(format.text(number()), privacy)
    }
}
