public import Foundation

/// Writes a range of dates as hours, minutes and seconds. Foundation on Linux has the type without a value in it, so that it can be no other
/// style than this one; `Date.SpanFormatStyle` has the rest of Apple's.
///
/// Source: developer.apple.com/documentation/foundation/date/componentsformatstyle
extension Date.ComponentsFormatStyle: @retroactive Foundation.FormatStyle {
    /// Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/style-swift.struct
    public typealias Style = Date.SpanFormatStyle.Style

    /// The one style. Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/timeduration
    public static let timeDuration: Self = {
        // It has no initialiser but the one that decodes.
        guard let style = try? JSONDecoder().decode(Self.self, from: Data("{}".utf8)) else {
            preconditionFailure("A type without values is read from an object without keys")
        }
        return style
    }()

    public func format(_ value: Range<Date>) -> String { Date.SpanFormatStyle.timeDuration.format(value) }
}
