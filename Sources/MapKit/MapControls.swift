public import CoreLocation
public import SwiftUI
import UIKit

/// Reads the places of a map: inside of it is a map that `proxy` converts by.
///
/// Source: developer.apple.com/documentation/mapkit/mapreader
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var model = MapModel()

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy(model: model)).environment(\.mapModel, model) }
}

/// Converts between points of the screen and coordinates.
///
/// Source: developer.apple.com/documentation/mapkit/mapproxy
@MainActor @preconcurrency public struct MapProxy {
    let model: MapModel

    /// Returns the coordinate at a point; nil before the map is laid out.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard model.view.size != .zero else { return nil }
        return model.view.coordinate(at: space is LocalCoordinateSpace ? point : local(point))
    }

    /// Returns where a coordinate is; nil before the map is laid out.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard model.view.size != .zero else { return nil }
        let point = model.view.point(of: coordinate)
        guard !(space is LocalCoordinateSpace) else { return point }
        return CGPoint(x: point.x + model.frame.minX, y: point.y + model.frame.minY)
    }

    private func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - model.frame.minX, y: point.y - model.frame.minY)
    }

    /// Returns a camera that shows a region.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
        var view = model.view
        view.show(Mercator.rect(of: region))
        return view.size == .zero ? nil : view.camera
    }
}

/// How long a distance is on the map around. Source: developer.apple.com/documentation/mapkit/mapscaleview
public struct MapScaleView: View {
    @Environment(\.mapModel) private var model
    /// Longest bar in points, and the lengths that bars have, in metres.
    private static let lengthMax: CGFloat = 100

    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

    public var body: some View {
        if let model, model.view.size != .zero {
            let meters = Self.round(model.view.metersPerPoint * Self.lengthMax)
            VStack(alignment: .trailing, spacing: 2) {
                Text(Measurement(value: meters, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
                    .font(.caption2)
                Rectangle().frame(width: meters / model.view.metersPerPoint, height: 2)
            }
            .foregroundStyle(.secondary)
        }
    }

    /// Returns the greatest of 1, 2 and 5 with zeros after it that is not above a number.
    static func round(_ number: Double) -> Double {
        guard number > 0, number.isFinite else { return 1 }
        let unit = pow(10, log10(number).rounded(.down))
        return [5, 2, 1].map { $0 * unit }.first { $0 <= number } ?? unit
    }
}

/// Nothing, as on Apple's systems while north is up, which it always is here.
///
/// Source: developer.apple.com/documentation/mapkit/mapcompass
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Nothing: the ground is flat. Source: developer.apple.com/documentation/mapkit/mappitchtoggle
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Nothing: the ground is flat. Source: developer.apple.com/documentation/mapkit/mappitchslider
public struct MapPitchSlider: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A disabled button: an app is not told where the person is.
///
/// Source: developer.apple.com/documentation/mapkit/mapuserlocationbutton
public struct MapUserLocationButton: View {
    @Environment(\.systemWords) private var words
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View {
        Button(words[.showMyLocation], systemImage: "location") {}.labelStyle(.iconOnly).disabled(true)
    }
}

/// Buttons that zoom the map around. Source: developer.apple.com/documentation/mapkit/mapzoomstepper
public struct MapZoomStepper: View {
    @Environment(\.mapModel) private var model
    @Environment(\.systemWords) private var words
    public init(scope: Namespace.ID? = nil) {}

    public var body: some View {
        VStack(spacing: 4) {
            Button(words[.zoomIn], systemImage: "plus") { zoom(by: 2) }
            Button(words[.zoomOut], systemImage: "minus") { zoom(by: 0.5) }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
    }

    private func zoom(by factor: Double) {
        guard let model else { return }
        let size = model.view.size
        withAnimation { model.view.zoom(by: factor, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
    }
}
