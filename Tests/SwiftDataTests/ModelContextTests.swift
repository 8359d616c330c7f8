import Foundation
import Observation
import SwiftData
import Testing

@Suite(.timeLimit(.minutes(5))) struct ModelContextTests {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).store")

    /// Opens the store of this test, as a new process would if no other context is there.
    private func open() throws -> ModelContext {
        ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
    }

    private func labels(_ context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.label)])).map(\.label)
    }

    @Test func `saved models are there when the store is opened again, with what they refer to`() throws {
        let rome = try saveTrips()
        let later = try open()
        let found = try later.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Rome" }))
        let again = try #require(found.first)
        #expect(found.count == 1 && again !== rome && again.id == rome.id)
        #expect(again.tags == ["sun"] && again.note == nil && again.items.map(\.label) == ["hat", "map"])
        #expect(again.items.allSatisfy { $0.trip === again })
        #expect(try later.fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    /// Saves two trips in a context that is gone afterwards. Returns the first.
    private func saveTrips() throws -> Trip {
        let context = try open()
        let rome = Trip("Rome")
        context.insert(rome)
        rome.tags.append("sun")
        rome.items = [Item("hat"), Item("map")]
        context.insert(Trip("Oslo"))
        try context.save()
        return rome
    }

    @Test func `both ends of a relationship follow each other`() throws {
        let context = try open()
        let (rome, oslo, hat) = (Trip("Rome"), Trip("Oslo"), Item("hat"))
        context.insert(rome)
        context.insert(oslo)
        rome.items.append(hat)
        #expect(hat.trip === rome)
        hat.trip = oslo
        #expect(rome.items.isEmpty && oslo.items.first === hat)
        #expect(try labels(context) == ["hat"])
    }

    @Test func `a deleted model takes along what its rule says`() throws {
        let context = try open()
        let (rome, hat) = (Trip("Rome"), Item("hat"))
        context.insert(rome)
        rome.items = [hat, Item("map")]
        context.delete(hat)
        #expect(rome.items.map(\.label) == ["map"])
        context.delete(rome)
        #expect(try labels(context) == [] && rome.isDeleted)
    }

    @Test func `a unique value replaces the model that had it`() throws {
        let context = try open()
        context.insert(Item("hat"))
        let new = Item("hat")
        new.isPacked = true
        context.insert(new)
        try context.save()
        let kept = try context.fetch(FetchDescriptor<Item>())
        #expect(kept.count == 1 && kept[0].isPacked)
    }

    @Test func `changes that are taken back are gone`() throws {
        let context = try open()
        let rome = Trip("Rome")
        context.insert(rome)
        rome.items = [Item("hat")]
        try context.save()
        rome.name = "Milan"
        context.delete(rome.items[0])
        context.insert(Trip("Oslo"))
        #expect(context.hasChanges)
        context.rollback()
        #expect(rome.name == "Rome" && rome.items.map(\.label) == ["hat"] && !context.hasChanges)
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    }

    @Test func `who reads the models is told when one of them changes`() throws {
        let context = try open()
        let rome = Trip("Rome")
        context.insert(rome)
        let told = Told()
        withObservationTracking {
            _ = try? context.fetch(FetchDescriptor<Trip>())
        } onChange: {
            told.value = true
        }
        rome.name = "Milan"
        #expect(told.value)
    }

    @Test func `models are found in order, from an offset, up to a limit`() throws {
        let context = try open()
        for name in ["c", "a", "d", "b"] { context.insert(Trip(name)) }
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        (descriptor.fetchOffset, descriptor.fetchLimit) = (1, 2)
        #expect(try context.fetch(descriptor).map(\.name) == ["b", "c"])
    }

    @Test func `a type that the container does not have is refused when it is saved`() throws {
        let other = ModelContext(try ModelContainer(for: Schema([]), configurations: ModelConfiguration(url: url)))
        other.insert(Trip("Rome"))
        #expect(throws: SwiftDataError.self) { try other.save() }
    }
}

/// A flag that a closure of any thread sets.
private final class Told: @unchecked Sendable {  // set and read in one thread
    var value = false
}
