import Foundation

extension Unit {
    /// Name of the unit in ICU's words; nil for one that an app made itself.
    ///
    /// Source: unicode.org/reports/tr35/tr35-general.html, "Unit Identifiers"
    var skeletonName: String? {
        switch self {
        case is UnitDuration: symbol == "m" ? "minute" : Self.names[symbol]
        case is UnitAcceleration: symbol == "g" ? "g-force" : Self.names[symbol]
        default: Self.names[symbol]
        }
    }

    private static let names: [String: String] = [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "mi": "mile", "yd": "yard", "ft": "foot", "in": "inch", "NM": "nautical-mile",
        "ly": "light-year", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "lb": "pound", "oz": "ounce",
        "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
        "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "m/s": "meter-per-second", "kn": "knot",
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        "L": "liter", "mL": "milliliter", "dl": "deciliter", "dL": "deciliter", "cL": "centiliter", "ML": "megaliter",
        "cup": "cup", "pt": "pint", "gal": "gallon", "fl oz": "fluid-ounce", "tbsp": "tablespoon", "tsp": "teaspoon",
        "qt": "quart", "m³": "cubic-meter", "cm³": "cubic-centimeter", "ft³": "cubic-foot", "in³": "cubic-inch",
        "pt Imperial": "pint-imperial", "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "ft²": "square-foot",
        "in²": "square-inch", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
        "h": "hour", "hr": "hour", "s": "second", "sec": "second", "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
        "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
        "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
        "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower",
        "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz",
        "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar",
        "psi": "pound-force-per-square-inch",
        "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
        "°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rev": "revolution",
        "m/s²": "meter-per-square-second", "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
        "V": "volt", "A": "ampere", "mA": "milliampere", "Ω": "ohm", "lx": "lux", "ppm": "permillion",
    ]
}
