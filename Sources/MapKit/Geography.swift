@_exported public import CoreLocation
import Foundation

/// Extent of a map region, in degrees.
///
/// Source: developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Hashable, Sendable {
    public var latitudeDelta: Double
    public var longitudeDelta: Double

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: Double, longitudeDelta: Double) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A rectangular region of a map.
///
/// Source: developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Hashable, Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region of a height and width in metres around a coordinate.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let shrinking = max(cos(center.latitude * .pi / 180), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Mercator.metersPerDegree,
                longitudeDelta: longitudinalMeters / (Mercator.metersPerDegree * shrinking)))
    }

    /// Creates the region that a rectangle of the projected world covers.
    public init(_ rect: MKMapRect) {
        let (low, high) = (MKMapPoint(x: rect.minX, y: rect.maxY), MKMapPoint(x: rect.maxX, y: rect.minY))
        let (southWest, northEast) = (low.coordinate, high.coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: northEast.latitude - southWest.latitude,
                longitudeDelta: northEast.longitude - southWest.longitude))
    }
}

/// Interactions that a map allows.
///
/// Source: developer.apple.com/documentation/mapkit/mapinteractionmodes
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
