import SwiftData
import SwiftUI

/// Lists trips. Stands in a file of its own, since within its file a view's private initializer would do, too.
struct TripList: View {
    var title = "Trips"
    @Query private var trips: [Trip]
    var body: some View { Text("\(title): \(trips.map(\.name).joined(separator: ", "))") }
}
