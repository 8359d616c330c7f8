public import SwiftUI

/// Looks of a map: its colours. There are no roads, buildings or pictures of the ground in Parley.
///
/// Source: developer.apple.com/documentation/mapkit/mapstyle
public struct MapStyle: Hashable, Sendable {
    enum Ground: Hashable, Sendable { case plain, muted, imagery }
    let ground: Ground

    /// Source: developer.apple.com/documentation/mapkit/mapstyle/elevation
    public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    /// Source: developer.apple.com/documentation/mapkit/mapstyle/standardemphasis
    public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

    public static let standard = MapStyle(ground: .plain)
    public static let imagery = MapStyle(ground: .imagery)
    public static let hybrid = MapStyle(ground: .imagery)

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(ground: emphasis == .muted ? .muted : .plain) }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

/// Kinds of places that a map would show. Source: developer.apple.com/documentation/mapkit/pointofinterestcategories
public struct PointOfInterestCategories: Hashable, Sendable {
    private let names: Set<String>
    private let isIncluding: Bool
    public static let all = excluding([])
    public static let excludingAll = including([])
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
        Self(names: Set(categories.map(\.rawValue)), isIncluding: true)
    }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
        Self(names: Set(categories.map(\.rawValue)), isIncluding: false)
    }
}

extension View {
    /// Source: developer.apple.com/documentation/swiftui/view/mapstyle(_:)
    public func mapStyle(_ mapStyle: MapStyle) -> some View {
        transformEnvironment(\.mapLook) { $0.style = mapStyle }
    }

    /// Puts controls into the upper trailing corner of the maps in this view.
    /// Source: developer.apple.com/documentation/swiftui/view/mapcontrols(_:)
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        let controls = AnyView(content())
        return transformEnvironment(\.mapLook) { $0.controls = controls }
    }

    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapLook) { $0.controlVisibility = visibility }
    }

    /// Lets controls outside of a map know it.
    ///
    /// Partly: such controls do nothing: they have no map.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Calls the action when a person or the app has moved a map in this view.
    /// Source: developer.apple.com/documentation/swiftui/view/onmapcamerachange(frequency:_:)
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapActions) { $0.append(MapCameraAction(frequency: frequency, act: action)) }
    }

    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
