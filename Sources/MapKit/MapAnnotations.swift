public import CoreLocation
public import SwiftUI

// Annotations as maps before iOS 17 have them.

/// Source: developer.apple.com/documentation/mapkit/mapannotationprotocol
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
    var _content: _MapBlock { get }
}

/// Source: developer.apple.com/documentation/mapkit/mapmarker
public struct MapMarker: MapAnnotationProtocol {
    public let _content: _MapBlock
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _content = _MapBlock(parts: [Marker("", coordinate: coordinate).tint(tint)])
    }
}

/// Source: developer.apple.com/documentation/mapkit/mappin
public struct MapPin: MapAnnotationProtocol {
    public let _content: _MapBlock
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _content = _MapBlock(parts: [Marker("", coordinate: coordinate).tint(tint)])
    }
}

/// Source: developer.apple.com/documentation/mapkit/mapannotation
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _content: _MapBlock
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        _content = _MapBlock(parts: [
            Annotation("", coordinate: coordinate, anchor: anchor, content: content).annotationTitles(.hidden)
        ])
    }
}

extension Map {
    public init<Items: RandomAccessCollection, Annotated: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotated
    ) where Items.Element: Identifiable {
        let content = ForEach(annotationItems) { annotationContent($0)._content }
        self.init(Self.position(coordinateRegion), .automatic, nil, interactionModes, nil, content)
    }
}
