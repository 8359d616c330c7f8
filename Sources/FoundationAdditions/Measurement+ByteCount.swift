public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data in the unit that fits, such as `1.2 MB`.
    ///
    /// Source: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        public typealias Style = ByteCountFormatStyle.Style
        public typealias Units = ByteCountFormatStyle.Units

        public var style: Style
        public var allowedUnits: Units
        /// Whether nothing is written in words.
        public var spellsOutZero: Bool
        /// Whether the number of bytes is added.
        public var includesActualByteCount: Bool
        public var locale: Locale

        public init(
            style: Style, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
            locale: Locale = .autoupdatingCurrent
        ) {
            (self.style, self.allowedUnits, self.spellsOutZero) = (style, allowedUnits, spellsOutZero)
            (self.includesActualByteCount, self.locale) = (includesActualByteCount, locale)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(value.byteCount)
        }
    }
}

extension Foundation.FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/bytecount(style:allowedunits:spellsoutzero:includesactualbytecount:)
    public static func byteCount(
        style: Self.Style, allowedUnits: Self.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
