public import CoreLocation
import Foundation

/// Point from which a map is seen: its centre, height, direction and pitch.
///
/// Partly: north is always up, and the ground is flat: heading and pitch are kept, and not shown.
///
/// Source: developer.apple.com/documentation/mapkit/mapcamera
public struct MapCamera: Hashable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the camera to the ground; the map is about as high as that.
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
}

/// Part of the world that a map shows: a region, a camera's view, or all that is on it.
///
/// Source: developer.apple.com/documentation/mapkit/mapcameraposition
public struct MapCameraPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, userLocation
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
    }

    let kind: Kind
    /// Whether a person has moved the map.
    public internal(set) var positionedByUser = false

    init(_ kind: Kind, byUser: Bool = false) { (self.kind, positionedByUser) = (kind, byUser) }

    /// All that is on the map; the world, where that is nothing.
    public static let automatic = MapCameraPosition(.automatic)
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(.region(region)) }
    public static func rect(_ rect: MKMapRect) -> Self { Self(.rect(rect)) }
    public static func camera(_ camera: MapCamera) -> Self { Self(.camera(camera)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        Self(.region(item.region))
    }
    /// The fallback: the app is not told where a person is.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        fallback.kind == .automatic ? Self(.userLocation) : fallback
    }

    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    public var item: MKMapItem? { nil }
    public var fallbackPosition: MapCameraPosition? { kind == .userLocation ? .automatic : nil }
    public var followsUserLocation: Bool { kind == .userLocation }
    public var followsUserHeading: Bool { false }
    public var allowsAutomaticPitch: Bool { false }
}

/// How near and far a map can be seen from.
///
/// Source: developer.apple.com/documentation/mapkit/mapcamerabounds
public struct MapCameraBounds: Hashable, Sendable {
    var centerRegion: MKCoordinateRegion?
    var minimumDistance: Double?
    var maximumDistance: Double?

    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        (centerRegion, self.minimumDistance) = (centerCoordinateBounds, minimumDistance)
        self.maximumDistance = maximumDistance
    }

    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(
            centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds), minimumDistance: minimumDistance,
            maximumDistance: maximumDistance)
    }

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
}

/// How often a map tells that it moves.
///
/// Source: developer.apple.com/documentation/mapkit/mapcameraupdatefrequency
public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

/// Part of the world that a map shows after it has moved.
///
/// Source: developer.apple.com/documentation/mapkit/mapcameraupdatecontext
public struct MapCameraUpdateContext: Hashable, Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
