public import SwiftUI

/// A map. It needs a service of maps, which a message app in a browser does not have: words say so in its place.
///
/// Source: developer.apple.com/documentation/mapkit/map
@available(*, deprecated, message: "Map has no effect in Parley: there is no service of maps.")
public struct Map: View {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false
    ) {}

    public init(interactionModes: MapInteractionModes = .all) {}

    public var body: some View { ContentUnavailableView("Maps cannot be shown here", systemImage: "map") }
}
