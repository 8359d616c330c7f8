import Foundation
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A context with an undo manager` {
    private let context: ModelContext
    private let manager = UndoManager()

    init() throws {
        context = ModelContext(
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        context.undoManager = manager
    }

    /// Lets the main actor end the turn, and so the step.
    private func endStep() async { for _ in 0..<10 { await Task.yield() } }
    private var names: [String] {
        get throws { try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) }
    }

    @Test func `takes back what was inserted in one go, and does it again`() async throws {
        #expect(context.undoManager === manager && !manager.canUndo)
        context.insert(Trip("Oslo"))
        let rome = Trip("Rome")
        context.insert(rome)
        rome.items.append(Item("hat"))
        manager.undo()
        #expect(try names == [] && manager.canRedo && !manager.canUndo)
        manager.redo()
        #expect(try names == ["Oslo", "Rome"] && rome.items.map(\.label) == ["hat"] && manager.canUndo)
    }

    @Test func `takes back one change after the other`() async throws {
        let rome = Trip("Rome")
        context.insert(rome)
        await endStep()
        rome.name = "Milan"
        rome.tags = ["sun"]
        await endStep()
        rome.name = "Turin"
        await endStep()
        manager.undo()
        #expect(rome.name == "Milan" && rome.tags == ["sun"])
        manager.undo()
        #expect(rome.name == "Rome" && rome.tags == [])
        manager.redo()
        #expect(rome.name == "Milan" && rome.tags == ["sun"])
    }

    @Test func `brings a deleted model back with those that went along`() async throws {
        let rome = Trip("Rome")
        context.insert(rome)
        rome.items = [Item("hat"), Item("map")]
        await endStep()
        try context.save()
        context.delete(rome)
        try context.save()
        await endStep()
        manager.undo()
        #expect(try names == ["Rome"] && rome.items.map(\.label) == ["hat", "map"] && !rome.isDeleted)
        #expect(rome.items.allSatisfy { $0.trip === rome } && context.hasChanges)
    }

    @Test func `forgets its steps when all is rolled back`() async throws {
        context.insert(Trip("Rome"))
        await endStep()
        context.rollback()
        #expect(try names == [] && !manager.canUndo)
    }

    @Test func `has no undo manager at first, nor after it was taken away`() async throws {
        context.insert(Trip("Oslo"))
        await endStep()
        context.undoManager = nil
        context.insert(Trip("Rome"))
        #expect(context.undoManager == nil && !manager.canUndo)
    }

    @Test func `takes nothing back where a value could not be written, and deletes no model`() async throws {
        let rome = Trip("Rome")
        context.insert(rome)
        await endStep()
        rome.start = Date(timeIntervalSince1970: .infinity)
        await endStep()
        rome.start = Date(timeIntervalSince1970: 5)
        await endStep()
        manager.undo()
        manager.undo()
        #expect(try names == ["Rome"] && rome.start == Date(timeIntervalSince1970: 5))
        manager.undo()
        #expect(try names == [])
    }

    @Test func `takes back one of two steps of a turn, and none while registration is off`() throws {
        context.insert(Trip("Oslo"))
        context.processPendingChanges()
        context.insert(Trip("Rome"))
        manager.undo()
        #expect(try names == ["Oslo"])
        manager.disableUndoRegistration()
        context.insert(Trip("Lima"))
        manager.enableUndoRegistration()
        context.insert(Trip("Wien"))
        manager.undo()
        #expect(try names == ["Lima", "Oslo"])
    }

    @Test func `brings back what a save has deleted for a new one's unique value`() async throws {
        let (first, second) = (Item("hat"), Item("hat"))
        context.insert(first)
        await endStep()
        try context.save()
        context.insert(second)
        await endStep()
        try context.save()
        var items: [Item] { get throws { try context.fetch(FetchDescriptor<Item>()) } }
        #expect(try items.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
        manager.undo()
        try context.save()
        #expect(try items.map(ObjectIdentifier.init) == [ObjectIdentifier(first)] && manager.canUndo)
        manager.redo()
        try context.save()
        #expect(try items.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    }

    @Test func `knows a model that was read later`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = ModelConfiguration(url: folder.appending(path: "trips.store"))
        let notes = ModelContext(try ModelContainer(for: Note.self, configurations: configuration))
        notes.insert(Note("milk"))
        try notes.save()
        let trips = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
        trips.undoManager = manager
        let both = ModelContext(try ModelContainer(for: Note.self, configurations: configuration))
        let note = try #require(both.fetch(FetchDescriptor<Note>()).first)
        note.text = "bread"
        await endStep()
        manager.undo()
        #expect(try both.fetch(FetchDescriptor<Note>()).map(\.text) == ["milk"])
    }
}
