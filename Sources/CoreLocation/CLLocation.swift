public import Foundation

/// A place, and how well and when it was known.
///
/// Source: developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, @unchecked Sendable {  // nothing of it changes
    /// Mean radius of the Earth in metres (IUGG).
    private static let earthRadius = 6_371_008.8

    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres; negative where the coordinate is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north, clockwise; negative where it is not known.
    public let course: CLLocationDirection
    /// Metres a second; negative where it is not known.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Returns the metres to another place along the Earth's surface, taken for a sphere: at most half a percent off.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, location.coordinate)
        let (north, east) = (there.latitude - here.latitude, there.longitude - here.longitude)
        let half =
            sine2(north) + cos(here.latitude.inRadians) * cos(there.latitude.inRadians) * sine2(east)
        return 2 * Self.earthRadius * asin(min(1, half.squareRoot()))
    }

    /// Returns the square of the sine of half an angle.
    private func sine2(_ degrees: Double) -> Double { pow(sin(degrees.inRadians / 2), 2) }
}

extension Double {
    fileprivate var inRadians: Double { self * .pi / 180 }
}
