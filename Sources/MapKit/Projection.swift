public import CoreLocation
import Foundation

/// A place on the projected world: the Mercator projection, with the origin in the north-west corner.
///
/// Source: developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) { self = Mercator.point(of: coordinate) }

    public var coordinate: CLLocationCoordinate2D { Mercator.coordinate(of: self) }

    /// Returns the metres to another point along the Earth's surface.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, other.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// Source: developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// Source: developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }

    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    init(around coordinates: [CLLocationCoordinate2D]) {
        self = coordinates.reduce(.null) { all, coordinate in
            all.union(MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize()))
        }
    }
}

/// The Mercator projection, as maps on the web have it.
enum Mercator {
    /// Side of the projected world, in map points.
    static let side = 268_435_456.0
    static let metersPerDegree = 111_194.9
    /// Greatest latitude of the square world, in degrees.
    static let latitudeMax = 85.051_128_78

    static func point(of coordinate: CLLocationCoordinate2D) -> MKMapPoint {
        let latitude = min(max(coordinate.latitude, -latitudeMax), latitudeMax) * .pi / 180
        let y = log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
        return MKMapPoint(x: (coordinate.longitude / 360 + 0.5) * side, y: (0.5 - y) * side)
    }

    static func coordinate(of point: MKMapPoint) -> CLLocationCoordinate2D {
        let y = (0.5 - point.y / side) * 2 * .pi
        return CLLocationCoordinate2D(
            latitude: (2 * atan(exp(y)) - .pi / 2) * 180 / .pi, longitude: (point.x / side - 0.5) * 360)
    }

    /// Map points of a metre at a latitude.
    static func pointsPerMeter(at latitude: Double) -> Double {
        side / 360 / (metersPerDegree * max(cos(latitude * .pi / 180), 0.01))
    }

    /// The projected rectangle of a region.
    static func rect(of region: MKCoordinateRegion) -> MKMapRect {
        let (center, span) = (region.center, region.span)
        let top = point(
            of: CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let bottom = point(
            of: CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }
}
