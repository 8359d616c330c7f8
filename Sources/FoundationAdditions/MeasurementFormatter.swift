public import Foundation

/// Writes measurements as a region does. Source: developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter {
    /// Source: developer.apple.com/documentation/foundation/measurementformatter/unitoptions
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leaves the unit as it is.
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Writes a temperature without its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .current
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var numberFormatter: NumberFormatter! = NumberFormatter()

    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the measurement in the region's unit, unless the options say otherwise.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let isProvided = unitOptions.contains(.providedUnit)
        let text = words(measurement.value, measurement.unit, usage: isProvided ? nil : "default").text
        return unitOptions.contains(.temperatureWithoutUnit) ? text.withoutScale : text
    }

    /// Returns the name of a unit alone.
    open func string(from unit: Unit) -> String {
        words(1, unit, usage: nil).text.trimmingCharacters(in: .decimalDigits.union(.whitespaces))
    }

    private func words(_ value: Double, _ unit: Unit, usage: String?) -> MeasurementWords {
        MeasurementWords(
            value: value, unit: unit, width: width, usage: usage, locale: locale,
            number: numberFormatter.numberStyle == .none ? nil : digits)
    }

    private var digits: FloatingPointFormatStyle<Double> {
        .number.precision(
            .fractionLength(
                numberFormatter
                    .minimumFractionDigits...max(
                        numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)))
    }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .long: "unit-width-full-name"
        default: "unit-width-short"
        }
    }
}
