public import CoreLocation
public import UIKit

/// A place with a title. Source: developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {  // only the main actor changes it
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
    override public init() { super.init() }
    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
        super.init()
    }
}

/// Looks of an annotation. It is not drawn itself: a marker with its colour and glyph is.
///
/// Source: developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    /// Ignored, as callouts are: markers are drawn.
    open var image: UIImage?
    open var canShowCallout = false
    open var isDraggable = false
    open var centerOffset = CGPoint.zero
    open var clusteringIdentifier: String?
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
}

/// Source: developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphText: String?
    /// Ignored: markers have a pin or the glyph's text.
    open var glyphImage: UIImage?
    open var glyphTintColor: UIColor?
    open var animatesWhenAdded = false
}

/// Looks of an overlay. Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
}

/// Source: developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    /// Ignored: lines are drawn through.
    open var lineDashPattern: [NSNumber]?
}

/// Source: developer.apple.com/documentation/mapkit/mkpolylinerenderer
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// Source: developer.apple.com/documentation/mapkit/mkpolygonrenderer
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// Source: developer.apple.com/documentation/mapkit/mkcirclerenderer
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
