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
        @State private var region = MKCoordinateRegion()
        var body: some View { Map(coordinateRegion: $region) }
    }

    struct Shelf: View {
        @Query(sort: \Mussel.name) private var mussels: [Mussel]
        var body: some View { Text("\(mussels.count) mussels").modelContainer(for: Mussel.self) }
    }

    static var map: AnyView { AnyView(Place()) }
    static var query: AnyView { AnyView(Shelf()) }
}
