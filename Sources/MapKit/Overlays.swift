public import CoreLocation
public import SwiftUI

/// A line through coordinates. Source: developer.apple.com/documentation/mapkit/mappolyline
public struct MapPolyline: MapContent {
    public typealias Body = Never
    /// Ignored: lines are straight on the map.
    ///
    /// Source: developer.apple.com/documentation/mapkit/mappolyline/contourstyle
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.coordinates = coordinates
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { coordinates = points.map(\.coordinate) }
    public init(_ route: MKRoute) { coordinates = route.coordinates }
    public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }

    public func _collect(into items: inout _MapItems) { items.add(.line(coordinates)) }
}

/// An area between coordinates. Source: developer.apple.com/documentation/mapkit/mappolygon
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
    public init(_ polygon: MKPolygon) { coordinates = polygon.coordinates }

    public func _collect(into items: inout _MapItems) { items.add(.area(coordinates)) }
}

/// A circle around a coordinate. Source: developer.apple.com/documentation/mapkit/mapcircle
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// - Parameter radius: in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    public init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        self.init(
            center: middle.coordinate, radius: middle.distance(to: MKMapPoint(x: mapRect.maxX, y: mapRect.midY)))
    }

    public func _collect(into items: inout _MapItems) { items.add(.circle(center, radius)) }
}

/// A line as a value. Source: developer.apple.com/documentation/mapkit/mkpolyline
open class MKPolyline: NSObject, MKOverlay {
    let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: max(0, count)))
    }
    open var pointCount: Int { coordinates.count }
    open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
    open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
}

/// An area as a value. Source: developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: NSObject, MKOverlay {
    let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: max(0, count)))
    }
    open var pointCount: Int { coordinates.count }
    open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
    open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
}

/// A circle as a value. Source: developer.apple.com/documentation/mapkit/mkcircle
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
    }
    open var boundingMapRect: MKMapRect {
        Mercator.rect(
            of: MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// A shape of a map. Source: developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Source: developer.apple.com/documentation/mapkit/mkoverlaylevel
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

// MARK: Modifiers

/// Content with other looks.
public struct _StyledMapContent<Base: MapContent>: MapContent {
    public typealias Body = Never
    let base: Base
    let change: (inout MapItem) -> Void
    init(_ base: Base, _ change: @escaping (inout MapItem) -> Void) { (self.base, self.change) = (base, change) }
    public func _collect(into items: inout _MapItems) { items.changing(change) { base._collect(into: &$0) } }
}

extension MapContent {
    /// Source: developer.apple.com/documentation/mapkit/mapcontent/tint(_:)
    public func tint(_ color: Color?) -> some MapContent { _StyledMapContent(self) { $0.tint = color ?? $0.tint } }
    public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
        _StyledMapContent(self) { $0.tint = (style as? Color) ?? $0.tint }
    }

    /// Value by which a map's selection knows the content.
    /// Source: developer.apple.com/documentation/mapkit/mapcontent/tag(_:)
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { _StyledMapContent(self) { $0.tag = AnyHashable(tag) } }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some MapContent {
        _StyledMapContent(self) { $0.isSelectable = !isDisabled }
    }

    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        _StyledMapContent(self) { $0.titles = visibility }
    }
    /// Ignored: there are no second lines.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _StyledMapContent(self) { _ in } }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        _StyledMapContent(self) { $0.fill = AnyShapeStyle(style) }
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        _StyledMapContent(self) { $0.stroke = (AnyShapeStyle(content), style) }
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        _StyledMapContent(self) { $0.stroke = ($0.stroke?.style ?? AnyShapeStyle(.tint), style) }
    }
    /// Ignored: there are no roads and labels.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { _StyledMapContent(self) { _ in } }
}
