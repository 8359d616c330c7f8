import Foundation
@testable import SwiftData
import Testing

/// Tells the main queue, which may run on any thread here, from the others.
private let mainMark = DispatchSpecificKey<Bool>()

@ModelActor private actor Importer {
    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        let trips = names.map { Trip($0) }
        for trip in trips { modelContext.insert(trip) }
        try modelContext.save()
        return trips.map(\.persistentModelID)
    }

    func isWithViews() -> Bool { DispatchQueue.getSpecific(key: mainMark) == true }

    func rename(_ id: PersistentIdentifier, to name: String) throws {
        try #require(self[id, as: Trip.self]).name = name
    }
}

/// Source: developer.apple.com/documentation/swiftdata/modelactor
@Suite(.timeLimit(.minutes(5))) struct `An actor that works with models` {
    @Test func `saves them where views see them`() async throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let importer = Importer(modelContainer: container)
        let ids = try await importer.add(["Rome", "Oslo"])
        try await importer.rename(ids[1], to: "Bergen")
        let names = try await MainActor.run {
            try container.mainContext.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
        }
        #expect(names == ["Bergen", "Rome"])
    }

    @Test func `works where views do, since nothing else guards the models`() async throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let importer = Importer(modelContainer: container)
        DispatchQueue.main.setSpecific(key: mainMark, value: true)
        #expect(await importer.isWithViews())
        let context = await MainActor.run { container.mainContext.container.store === container.store }
        #expect(context)
    }
}
