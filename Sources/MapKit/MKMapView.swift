public import CoreLocation
public import UIKit
import Observation
import SwiftUI

/// A map as a view of UIKit: what `Map` draws, with annotations as markers and overlays in the looks of their renderers.
///
/// Partly: views of annotations say their colour and glyph; there is no place of the person, and no camera but the region.
///
/// Source: developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)? {
        didSet {
            showAnnotations()
            showOverlays()
        }
    }
    /// Ignored: the ground is always the same.
    open var mapType = MKMapType.standard
    /// Ignored: apps do not know where the person is.
    open var showsUserLocation = false
    /// Ignored, as the other kinds of what is on a map are.
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var isZoomEnabled = true { didSet { model.modes = modes } }
    open var isScrollEnabled = true { didSet { model.modes = modes } }
    /// Ignored: north is up.
    open var isRotateEnabled = true
    /// Ignored: the ground is flat.
    open var isPitchEnabled = true
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    /// Numbers of the marks and shapes that are shown; each new one gets the next.
    private var lastID = 0
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    private let model = MapViewModel()
    private lazy var host = UIHostingController(rootView: MapOfView(model: model))
    private var classes: [String: MKAnnotationView.Type] = [:]

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        model.moved = { [weak self] in
            guard let self else { return }
            delegate?.mapView(self, regionDidChangeAnimated: true)
        }
    }

    private var modes: MapInteractionModes {
        var modes: MapInteractionModes = []
        if isZoomEnabled { modes.insert(.zoom) }
        if isScrollEnabled { modes.insert(.pan) }
        return modes
    }

    // MARK: Region

    open var region: MKCoordinateRegion {
        get { model.region }
        set { setRegion(newValue, animated: false) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { model.show(region) }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    /// Shows the region around the annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        guard !annotations.isEmpty else { return }
        setVisibleMapRect(MKMapRect(around: annotations.map(\.coordinate)), animated: animated)
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        model.marks += annotations.map(mark)
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let removed = Set(annotations.map { ObjectIdentifier($0) })
        let isLeft = self.annotations.map { !removed.contains(ObjectIdentifier($0)) }
        self.annotations = zip(self.annotations, isLeft).filter(\.1).map(\.0)
        model.marks = zip(model.marks, isLeft).filter(\.1).map(\.0)
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        delegate?.mapView(self, didSelect: annotation)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        (classes[identifier] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }

    private func showAnnotations() { model.marks = annotations.map(mark) }

    /// Asks the delegate for the looks of an annotation, once.
    private func mark(_ annotation: any MKAnnotation) -> MapViewModel.Mark {
        let marker = delegate?.mapView(self, viewFor: annotation) as? MKMarkerAnnotationView
        lastID += 1
        return MapViewModel.Mark(
            id: lastID, title: annotation.title ?? "", coordinate: annotation.coordinate,
            color: marker?.markerTintColor, glyph: marker?.glyphText)
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        model.shapes += overlays.map(shape)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        let removed = Set(overlays.map { ObjectIdentifier($0) })
        let isLeft = self.overlays.map { !removed.contains(ObjectIdentifier($0)) }
        self.overlays = zip(self.overlays, isLeft).filter(\.1).map(\.0)
        model.shapes = zip(model.shapes, isLeft).filter(\.1).map(\.0)
    }

    private func showOverlays() { model.shapes = overlays.map(shape) }

    private func shape(_ overlay: any MKOverlay) -> MapViewModel.Shape {
        lastID += 1
        return MapViewModel.Shape(
            id: lastID, renderer: delegate?.mapView(self, rendererFor: overlay) ?? .init(overlay: overlay))
    }
}

/// Source: developer.apple.com/documentation/mapkit/mkmaptype
public enum MKMapType: UInt, Sendable {
    case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Source: developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called when code selects an annotation.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Never called.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
}

/// The values that the map of a view shows.
@MainActor @Observable final class MapViewModel {
    struct Mark: Identifiable {
        let id: Int
        var title: String
        var coordinate: CLLocationCoordinate2D
        var color: UIColor?
        var glyph: String?
    }
    struct Shape: Identifiable {
        let id: Int
        let renderer: MKOverlayRenderer
    }
    var position = MapCameraPosition.automatic
    var marks: [Mark] = []
    var shapes: [Shape] = []
    var modes = MapInteractionModes.all
    @ObservationIgnored var region = MKCoordinateRegion()
    @ObservationIgnored var moved: (() -> Void)?

    func show(_ region: MKCoordinateRegion) {
        self.region = region
        position = .region(region)
    }
}

private struct MapOfView: View {
    @Bindable var model: MapViewModel

    var body: some View {
        Map(position: $model.position, interactionModes: model.modes) {
            ForEach(model.shapes) { MapShape(renderer: $0.renderer) }
            ForEach(model.marks) { mark in
                if let glyph = mark.glyph {
                    Marker(mark.title, monogram: Text(verbatim: glyph), coordinate: mark.coordinate).tint(
                        color(of: mark))
                } else {
                    Marker(mark.title, coordinate: mark.coordinate).tint(color(of: mark))
                }
            }
        }
        .onMapCameraChange(frequency: .onEnd) { context in
            model.region = context.region
            model.moved?()
        }
    }

    private func color(of mark: MapViewModel.Mark) -> Color { mark.color.map { Color(uiColor: $0) } ?? .red }
}

/// The shape of an overlay in its renderer's looks.
private struct MapShape: MapContent {
    let renderer: MKOverlayRenderer

    func _collect(into items: inout _MapItems) {
        let path = renderer as? MKOverlayPathRenderer
        let fill = path?.fillColor.map { Color(uiColor: $0) } ?? .clear
        let line = path?.strokeColor.map { Color(uiColor: $0) } ?? .clear
        let width = path?.lineWidth ?? 0
        switch renderer.overlay {
        case let circle as MKCircle:
            MapCircle(circle).foregroundStyle(fill).stroke(line, lineWidth: width)._collect(into: &items)
        case let polygon as MKPolygon:
            MapPolygon(polygon).foregroundStyle(fill).stroke(line, lineWidth: width)._collect(into: &items)
        case let polyline as MKPolyline: MapPolyline(polyline).stroke(line, lineWidth: width)._collect(into: &items)
        default: break
        }
    }
}
