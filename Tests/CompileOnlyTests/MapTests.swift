import CoreLocation
import SwiftUI
import Testing

@testable import MapKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A map` {
    private let oslo = CLLocationCoordinate2D(latitude: 59.9139, longitude: 10.7522)

    private func view(_ rect: MKMapRect) -> MapView2D {
        var view = MapView2D()
        view.size = CGSize(width: 300, height: 200)
        view.show(rect)
        return view
    }

    @Test func `projects coordinates as maps of the web do, and back`() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_78, longitude: -180))
        #expect(abs(corner.x) < 1 && abs(corner.y) < 1)
        let back = MKMapPoint(oslo).coordinate
        #expect(abs(back.latitude - oslo.latitude) < 1e-9 && abs(back.longitude - oslo.longitude) < 1e-9)
    }

    @Test func `shows a region as large as it fits, with its middle in the middle`() {
        let region = MKCoordinateRegion(center: oslo, latitudinalMeters: 2_000, longitudinalMeters: 2_000)
        let view = view(Mercator.rect(of: region))
        let place = view.point(of: oslo)
        #expect(abs(place.x - 150) < 0.1 && abs(place.y - 100) < 0.1)
        #expect(abs(view.metersPerPoint - 10) < 0.1)
        #expect(abs(view.camera.distance - 2_000) < 20)
        let shown = view.coordinate(at: CGPoint(x: 0, y: 0))
        #expect(shown.latitude > oslo.latitude && shown.longitude < oslo.longitude)
    }

    @Test func `keeps the place under the fingers while it is zoomed, and moves with them`() {
        var view = view(
            Mercator.rect(of: MKCoordinateRegion(center: oslo, latitudinalMeters: 5_000, longitudinalMeters: 5_000)))
        let finger = CGPoint(x: 40, y: 60)
        let place = view.coordinate(at: finger)
        view.zoom(by: 3, at: finger)
        let zoomed = view.point(of: place)
        #expect(abs(zoomed.x - 40) < 1e-6 && abs(zoomed.y - 60) < 1e-6)
        view.pan(by: CGSize(width: 25, height: -10))
        let moved = view.point(of: place)
        #expect(abs(moved.x - 65) < 1e-6 && abs(moved.y - 50) < 1e-6)
    }

    @Test func `stays within the bounds of its camera`() {
        var view = view(.world)
        view.keep(within: MapCameraBounds(minimumDistance: 500, maximumDistance: 1_000))
        #expect(abs(view.camera.distance - 1_000) < 10)
        view.zoom(by: 1_000, at: .zero)
        view.keep(within: MapCameraBounds(minimumDistance: 500, maximumDistance: 1_000))
        #expect(abs(view.camera.distance - 500) < 5)
    }

    @Test func `takes no scale that is no number`() {
        var view = view(.world)
        let scale = view.scale
        view.zoom(by: .nan, at: .zero)
        view.zoom(by: 0, at: .zero)
        view.show(MKMapRect.null)
        #expect(view.scale == scale)
    }

    @Test func `collects what loops and conditions have, with its looks`() {
        var items = _MapItems()
        let isShown = true
        @MapContentBuilder var content: some MapContent {
            ForEach(0..<2) { Marker("\($0)", coordinate: oslo).tag($0).tint(.orange) }
            if isShown { MapPolyline(coordinates: [oslo, oslo]).stroke(.blue, lineWidth: 3) }
        }
        content._collect(into: &items)
        #expect(items.items.map(\.tag) == [AnyHashable(0), AnyHashable(1), nil])
        #expect(items.items.map(\.tint) == [.orange, .orange, nil])
        #expect(items.items.last?.stroke?.line.lineWidth == 3)
        #expect(Set(items.items.map(\.id)).count == 3)
    }

    @Test(arguments: [(1_234.0, 1_000.0), (6_000, 5_000), (2, 2), (0.03, 0.02), (.nan, 1)])
    func `has a scale of round lengths`(meters: Double, bar: Double) {
        #expect(abs(MapScaleView.round(meters) - bar) < 1e-9)
    }
}
