import Foundation
import MapKit
import PhotosUI
import SwiftData
import SwiftUI

/// As an author would write them.
@available(*, deprecated, message: "uses what warns")
@MainActor final class WarningViews: SampleViews {
    final class Mussel: PersistentModel {
        var name = "Blue"
    }

    struct Place: View {
        @State private var region = MKCoordinateRegion()
        var body: some View { Map(coordinateRegion: $region) }
    }

    struct Album: View {
        @State private var picked: PhotosPickerItem?
        var body: some View { PhotosPicker("Choose a picture", selection: $picked, matching: .images) }
    }

    struct Shelf: View {
        @Query(sort: \Mussel.name) private var mussels: [Mussel]
        var body: some View { Text("\(mussels.count) mussels").modelContainer(for: Mussel.self) }
    }

    static var map: AnyView { AnyView(Place()) }
    static var pictures: AnyView { AnyView(Album()) }
    static var query: AnyView { AnyView(Shelf()) }
}
