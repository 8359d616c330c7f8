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

    @Test func `has no undo manager at first, nor after it was taken away`() throws {
        context.undoManager = nil
        context.insert(Trip("Rome"))
        #expect(context.undoManager == nil && !manager.canUndo)
    }
}
