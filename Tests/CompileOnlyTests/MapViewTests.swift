import CoreLocation
import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import MapKit

private final class Looks: NSObject, MKMapViewDelegate {
    var selected: [String] = []
    var asked: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        asked.append(annotation.title ?? "")
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.glyphText = "★"
        return view
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = .systemRed
        return renderer
    }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        selected.append(annotation.title ?? "")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A map as a view of UIKit` {
    private let looks = Looks()
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let controller = UIViewController()
    private let oslo = CLLocationCoordinate2D(latitude: 59.9139, longitude: 10.7522)

    init() {
        map.delegate = looks
        controller.view.addSubview(map)
    }

    private var words: String {
        let renderer = SceneRenderer(root: controller)
        renderer.size = CGSize(width: 320, height: 480)
        return String(describing: renderer.render())
    }

    @Test func `draws its annotations and overlays in the looks of its delegate`() {
        map.setRegion(
            MKCoordinateRegion(center: oslo, latitudinalMeters: 5_000, longitudinalMeters: 5_000), animated: false)
        let pin = MKPointAnnotation(coordinate: oslo, title: "Castle")
        map.addAnnotation(pin)
        #expect(words.contains("★"))
        #expect(abs(map.centerCoordinate.latitude - oslo.latitude) < 0.01)
        let plain = words.count
        map.addOverlay(MKCircle(center: oslo, radius: 500))
        #expect(words.count > plain)
        map.removeAnnotation(pin)
        map.removeOverlays(map.overlays)
        #expect(!words.contains("★") && map.annotations.isEmpty && map.overlays.isEmpty)
    }

    @Test func `tells of an annotation that code selects`() {
        map.selectAnnotation(MKPointAnnotation(coordinate: oslo, title: "Castle"), animated: false)
        #expect(looks.selected == ["Castle"] && map.selectedAnnotations.count == 1)
    }

    @Test func `asks once for the looks of each annotation`() {
        let pins = (0..<4).map { MKPointAnnotation(coordinate: oslo, title: "\($0)") }
        for pin in pins { map.addAnnotation(pin) }
        map.removeAnnotations([pins[0], pins[2]])
        map.addAnnotation(pins[0])
        #expect(looks.asked == ["0", "1", "2", "3", "0"])
        #expect(map.annotations.map { $0.title ?? "" } == ["1", "3", "0"])
    }

    @Test func `a way without a service has no line`() { #expect(MKRoute().polyline.pointCount == 0) }
}
