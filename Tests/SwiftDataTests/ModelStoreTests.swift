import Foundation
import Testing

@testable import SwiftData

@Suite(.timeLimit(.minutes(5))) struct ModelStoreTests {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).store")

    private func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
        try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: url))
    }

    /// Saves a model in a context that is gone afterwards, as that of a process that ends.
    private func save<M: PersistentModel>(_ model: M) throws {
        let context = ModelContext(try container(M.self))
        context.insert(model)
        try context.save()
    }

    private func trips(_ context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }

    private func saved(_ entity: String) throws -> [[String: String]] {
        try StoreFile(url: url).records().filter { $0.entity == entity }.map(\.values)
    }

    @Test func `containers of one file do not overwrite each other’s models`() throws {
        let (one, two) = (ModelContext(try container(Trip.self)), ModelContext(try container(Trip.self)))
        one.insert(Trip("Rome"))
        try one.save()
        two.insert(Trip("Oslo"))
        try two.save()
        #expect(try trips(one) == ["Oslo", "Rome"] && saved("Trip").count == 2)
    }

    @Test func `models of types that a container does not have stay in the file`() throws {
        try save(Trip("Rome"))
        try save(Note("Bring a hat"))
        let context = ModelContext(try container(Trip.self))
        #expect(try trips(context) == ["Rome"])
        let notes = ModelContext(try container(Note.self))
        #expect(try notes.fetch(FetchDescriptor<Note>()).map(\.text) == ["Bring a hat"])
    }

    @Test func `a model that lacks the one that it needs is left out, and stays in the file`() throws {
        try saveTicketWithoutTrip()
        let before = try saved("Ticket")
        let context = ModelContext(try container(Ticket.self))
        #expect(try trips(context) == ["Oslo"])
        #expect(try context.fetchCount(FetchDescriptor<Ticket>()) == 0)
        context.insert(Trip("Bern"))
        try context.save()
        #expect(try before.count == 1 && saved("Ticket") == before && saved("Trip").count == 2)
    }

    private func saveTicketWithoutTrip() throws {
        let context = ModelContext(try container(Ticket.self))
        let rome = Trip("Rome")
        context.insert(Ticket(rome))
        context.insert(Trip("Oslo"))
        try context.save()
        context.delete(rome)
        try context.save()
    }

    @Test @MainActor func `a change is saved by itself, also when its container is gone`() async throws {
        try container(Trip.self).mainContext.insert(Trip("Rome"))
        await Task { @MainActor in }.value
        #expect(try saved("Trip").count == 1)
    }

    @Test func `all data is deleted from the file, with that of unknown types`() throws {
        try save(Note("Bring a hat"))
        try save(Trip("Rome"))
        try container(Trip.self).deleteAllData()
        #expect(try StoreFile(url: url).records().isEmpty)
    }

    @Test func `an inverse that leads to another type is refused, and not followed`() throws {
        #expect(throws: SwiftDataError.wrongInverse("Guide.items", "Item.trip")) { try container(Guide.self) }
        let (guide, hat) = (Guide(), Item("hat"))
        guide.items = [hat]
        #expect(hat.trip == nil)
    }

    @Test func `two types of one name are refused, in one container and in two of one file`() throws {
        #expect(throws: SwiftDataError.ambiguous("Trip")) { try container(Trip.self, Other.Trip.self) }
        let first = try container(Trip.self)
        #expect(throws: SwiftDataError.ambiguous("Trip")) { try container(Other.Trip.self) }
        #expect(try trips(ModelContext(first)).isEmpty)
    }
}
