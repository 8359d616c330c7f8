import Foundation
import MapKit
import SwiftData
import SwiftUI

/// As an author would write them.
@available(*, deprecated, message: "uses what warns")
@MainActor final class WarningViews: SampleViews {
    @Model final class Mussel {
        var name = "Blue"
        init() {}
    }

    struct Place: View {
        var body: some View {
            Map {
                Marker("Lindesnes", coordinate: CLLocationCoordinate2D(latitude: 57.98, longitude: 7.05))
                MapCircle(center: CLLocationCoordinate2D(latitude: 58, longitude: 7), radius: 9_000)
            }
            .frame(width: 300, height: 300)
        }
    }

    struct Shelf: View {
        @Query(sort: \Mussel.name) private var mussels: [Mussel]
        var body: some View { Text("\(mussels.count) mussels").modelContainer(for: Mussel.self) }
    }

    static var map: AnyView { AnyView(Place()) }
    static var query: AnyView { AnyView(Shelf()) }
}
