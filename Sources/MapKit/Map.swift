public import SwiftUI

/// A map. There is no map service in Parley, so a message says that maps cannot be shown.
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
