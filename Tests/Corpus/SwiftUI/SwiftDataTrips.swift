import SwiftData
import SwiftUI

@Model
final class Trip {
    var name: String
    var destination: String
    var startDate: Date
    var endDate: Date
    @Relationship(deleteRule: .cascade, inverse: \PackingItem.trip) var items: [PackingItem] = []

    init(name: String, destination: String, startDate: Date = .now, endDate: Date = .now) {
        self.name = name
        self.destination = destination
        self.startDate = startDate
        self.endDate = endDate
    }
}

@Model
final class PackingItem {
    @Attribute(.unique) var identifier: UUID
    var title: String
    var isPacked: Bool
    var trip: Trip?

    init(title: String, isPacked: Bool = false) {
        self.identifier = UUID()
        self.title = title
        self.isPacked = isPacked
    }
}

struct SwiftDataTrips: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.startDate, order: .forward, animation: .default) private var trips: [Trip]
    @State private var showsNew = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(trips) { trip in
                    NavigationLink {
                        PackingList(trip: trip)
                    } label: {
                        VStack(alignment: .leading) {
                            Text(trip.name).font(.headline)
                            Text(trip.startDate..<trip.endDate, format: .interval.day().month())
                                .font(.caption)
                        }
                    }
                }
                .onDelete { offsets in
                    for index in offsets { context.delete(trips[index]) }
                }
            }
            .navigationTitle("Trips")
            .toolbar {
                Button("Add", systemImage: "plus") {
                    let trip = Trip(name: "New", destination: "Somewhere")
                    context.insert(trip)
                    try? context.save()
                }
            }
        }
    }
}

struct PackingList: View {
    @Bindable var trip: Trip
    @State private var title = ""

    var body: some View {
        List {
            TextField("Name", text: $trip.name)
            ForEach(trip.items) { item in
                Toggle(item.title, isOn: Bindable(item).isPacked)
            }
            TextField("New item", text: $title).onSubmit {
                trip.items.append(PackingItem(title: title))
                title = ""
            }
        }
    }
}

#Preview {
    SwiftDataTrips()
        .modelContainer(for: [Trip.self, PackingItem.self], inMemory: true)
}
