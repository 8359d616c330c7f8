public import CoreLocation
public import SwiftUI

/// A balloon with a picture at a coordinate. Source: developer.apple.com/documentation/mapkit/marker
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private let glyph: MarkerGlyph

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        (self.coordinate, self.label, glyph) = (coordinate, label(), .pin)
    }

    private init(_ coordinate: CLLocationCoordinate2D, _ label: Label, _ glyph: MarkerGlyph) {
        (self.coordinate, self.label, self.glyph) = (coordinate, label, glyph)
    }

    public func _collect(into items: inout _MapItems) {
        items.add(
            .view(
                coordinate, anchor: .bottom, content: AnyView(MarkerBalloon(glyph: glyph)), label: AnyView(label),
                isMarker: true))
    }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), .pin)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(title), .pin)
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), .image(Image(systemName: systemImage)))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, Text(title), .image(Image(systemName: systemImage))) }
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), .image(Image(image)))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, Text(title), .image(Image(image))) }
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), .text(monogram))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, Text(title), .text(monogram)) }
    public init(item: MKMapItem) {
        self.init(item.placemark.coordinate, Text(verbatim: item.name ?? ""), .pin)
    }
}

/// Picture in a marker.
enum MarkerGlyph {
    case pin
    case image(Image)
    case text(Text)
}

/// The balloon of a marker, in the tint.
struct MarkerBalloon: View {
    let glyph: MarkerGlyph
    /// Diameter of the balloon, and height of its tip, in points.
    private static let (diameter, tip): (CGFloat, CGFloat) = (30, 8)

    var body: some View {
        VStack(spacing: -4) {
            Circle().fill(.tint).frame(width: Self.diameter, height: Self.diameter).overlay { picture }
                .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
            Tip().fill(.tint).frame(width: 12, height: Self.tip)
        }
    }

    @ViewBuilder private var picture: some View {
        switch glyph {
        case .pin: Image(systemName: "mappin").font(.system(size: 15)).foregroundStyle(.white)
        case .image(let image): image.font(.system(size: 14)).foregroundStyle(.white)
        case .text(let text): text.font(.system(size: 13, weight: .bold)).foregroundStyle(.white)
        }
    }

    /// Triangle that points down.
    private struct Tip: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addLines([
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.midX, y: rect.maxY),
                ])
                path.closeSubpath()
            }
        }
    }
}

/// A view at a coordinate. Source: developer.apple.com/documentation/mapkit/annotation
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.coordinate, self.anchor) = (coordinate, anchor)
        (self.content, self.label) = (content(), label())
    }

    public func _collect(into items: inout _MapItems) {
        items.add(
            .view(
                coordinate, anchor: anchor, content: AnyView(content), label: AnyView(label), isMarker: false))
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// The place of the person, which an app is not told: nothing is shown.
///
/// Source: developer.apple.com/documentation/mapkit/userannotation
public struct UserAnnotation: MapContent {
    public typealias Body = Never

    public init() {}
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
    public init<Content: View>(
        anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
    ) {}

    public func _collect(into items: inout _MapItems) {}
}

/// Source: developer.apple.com/documentation/mapkit/userlocation
public struct UserLocation: Sendable {
    public let location: CLLocation?
    public let heading: CLHeading?
}
