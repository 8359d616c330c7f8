public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements as a region does, in its own units if the usage says so.
    ///
    /// Source: developer.apple.com/documentation/foundation/measurement/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// Length of the unit's name. Source: developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth
        public struct UnitWidth: Codable, Hashable, Sendable {
            let skeleton: String
            /// `5 kilometers`
            public static var wide: Self { Self(skeleton: "unit-width-full-name") }
            /// `5 km`
            public static var abbreviated: Self { Self(skeleton: "unit-width-short") }
            /// `5km`
            public static var narrow: Self { Self(skeleton: "unit-width-narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// Form of the number; nil for what is usual with the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature stands without its scale: `21°`.
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let words = MeasurementWords(
                value: value.value, unit: value.unit, width: width.skeleton, usage: usage?.skeleton, locale: locale,
                number: numberFormatStyle)
            let text = words.text
            return hidesScaleName ? text.withoutScale : text
        }
    }

    /// Source: developer.apple.com/documentation/foundation/measurement/formatted(_:)
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle: Codable, Hashable where UnitType: Dimension {}

extension Foundation.FormatStyle {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:)
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension Foundation.FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:hidesscalename:numberformatstyle:)
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
