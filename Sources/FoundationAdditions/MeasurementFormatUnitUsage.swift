public import Foundation

/// Purpose of a measurement, from which follow the units that a region uses for it.
///
/// Source: developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// ICU's word for it; nil to leave the unit as it is.
    let skeleton: String?

    /// Leaves the unit as it is.
    public static var asProvided: Self { Self(skeleton: nil) }
    public static var general: Self { Self(skeleton: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(skeleton: "person") }
    public static var personHeight: Self { Self(skeleton: "person-height") }
    public static var road: Self { Self(skeleton: "road") }
    public static var focalLength: Self { Self(skeleton: "focal-length") }
    public static var rainfall: Self { Self(skeleton: "rainfall") }
    public static var snowfall: Self { Self(skeleton: "snowfall") }
    public static var visibility: Self { Self(skeleton: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(skeleton: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(skeleton: "person") }
    public static var weather: Self { Self(skeleton: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(skeleton: "food") }
    public static var workout: Self { Self(skeleton: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(skeleton: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(skeleton: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(skeleton: "baromtrc") }
}
