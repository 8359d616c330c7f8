import CoreLocation
import Foundation
import Observation
import SwiftUI

/// State of a map on the screen: a place, and map points of the projected world for each point of the screen.
struct MapView2D: Hashable {
    /// Bounds of the scale in map points for each point of the screen: houses, and the world.
    static let scales = 0.25...Mercator.side / 200

    var center = MKMapPoint(x: Mercator.side / 2, y: Mercator.side / 2)
    var scale = Mercator.side / 400
    var size = CGSize.zero

    func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
        let place = MKMapPoint(coordinate)
        return CGPoint(
            x: (place.x - center.x) / scale + size.width / 2, y: (place.y - center.y) / scale + size.height / 2)
    }

    func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(
            x: center.x + (point.x - size.width / 2) * scale, y: center.y + (point.y - size.height / 2) * scale
        ).coordinate
    }

    var rect: MKMapRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    var region: MKCoordinateRegion { MKCoordinateRegion(rect) }

    /// Metres of a point of the screen in the middle.
    var metersPerPoint: Double { scale / Mercator.pointsPerMeter(at: center.coordinate.latitude) }

    var camera: MapCamera {
        MapCamera(centerCoordinate: center.coordinate, distance: metersPerPoint * max(size.height, 1))
    }

    // MARK: Moving

    /// Shows a rectangle, with a margin around it.
    mutating func show(_ rect: MKMapRect, margin: Double = 1) {
        guard !rect.isNull, rect.midX.isFinite, rect.midY.isFinite, size.width > 0, size.height > 0 else { return }
        center = MKMapPoint(x: rect.midX, y: rect.midY)
        scale = clamped(max(rect.width / size.width, rect.height / size.height) * margin)
    }

    mutating func show(_ camera: MapCamera) {
        let place = MKMapPoint(camera.centerCoordinate)
        guard place.x.isFinite, place.y.isFinite else { return }
        center = place
        let meters = camera.distance / max(size.height, 1)
        scale = clamped(meters * Mercator.pointsPerMeter(at: camera.centerCoordinate.latitude))
    }

    mutating func pan(by translation: CGSize) {
        center.x -= translation.width * scale
        center.y = min(max(center.y - translation.height * scale, 0), Mercator.side)
        center.x = center.x.truncatingRemainder(dividingBy: Mercator.side)
        if center.x < 0 { center.x += Mercator.side }
    }

    /// Zooms in by a factor, and keeps the place at a point of the screen there.
    mutating func zoom(by factor: Double, at point: CGPoint) {
        guard factor.isFinite, factor > 0 else { return }
        let old = scale
        scale = clamped(scale / factor)
        center.x += (point.x - size.width / 2) * (old - scale)
        center.y += (point.y - size.height / 2) * (old - scale)
    }

    mutating func keep(within bounds: MapCameraBounds?) {
        guard let bounds else { return }
        let unit = Mercator.pointsPerMeter(at: center.coordinate.latitude) / max(size.height, 1)
        if let nearest = bounds.minimumDistance { scale = clamped(max(scale, nearest * unit)) }
        if let farthest = bounds.maximumDistance { scale = clamped(min(scale, farthest * unit)) }
        guard let area = bounds.centerRegion.map(Mercator.rect(of:)), !area.isNull else { return }
        center.x = min(max(center.x, area.minX), area.maxX)
        center.y = min(max(center.y, area.minY), area.maxY)
    }

    private func clamped(_ scale: Double) -> Double {
        guard scale.isFinite else { return self.scale }
        return min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    }
}

/// The state of a map that its controls and readers share.
@MainActor @Observable final class MapModel {
    var view = MapView2D()
    /// Frame of the map on the screen, in points.
    var frame = CGRect.zero
    nonisolated init() {}
}

extension EnvironmentValues {
    /// Map around, or the one that a reader reads.
    @Entry var mapModel: MapModel?
    @Entry var mapLook = MapLook()
    @Entry var mapActions: [MapCameraAction] = []
}

/// Called when a map has moved.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let act: (MapCameraUpdateContext) -> Void
}

/// How a map looks, and which controls it has.
struct MapLook {
    var style = MapStyle.standard
    var controls: AnyView?
    var controlVisibility = Visibility.automatic
}
