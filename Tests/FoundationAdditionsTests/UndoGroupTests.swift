import Foundation
import Testing

@testable import FoundationAdditions

@MainActor private final class Ledger {
    var lines: [String] = []
    let manager: UndoManager

    init(_ manager: UndoManager = UndoManager()) { self.manager = manager }

    func add(_ line: String) {
        lines.append(line)
        manager.registerUndo(withTarget: self) { $0.remove(line) }
    }

    private func remove(_ line: String) {
        lines.removeAll { $0 == line }
        manager.registerUndo(withTarget: self) { $0.add(line) }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Groups of an undo manager` {
    private let ledger = Ledger()
    private var manager: UndoManager { ledger.manager }

    @Test func `have all of one event be one step`() {
        #expect(manager.groupsByEvent && manager.groupingLevel == 0 && !manager.canUndo)
        ledger.add("a")
        ledger.add("b")
        #expect(manager.groupingLevel == 1 && manager.canUndo)
        UndoManager.endEvent()
        #expect(manager.groupingLevel == 0)
        ledger.add("c")
        manager.undo()
        #expect(ledger.lines == ["a", "b"] && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(ledger.lines.isEmpty && !manager.canUndo)
        manager.redo()
        #expect(ledger.lines == ["a", "b"])
        manager.redo()
        #expect(ledger.lines == ["a", "b", "c"] && !manager.canRedo)
    }

    @Test func `end with the turn of the main queue`() async {
        ledger.add("a")
        await withCheckedContinuation { done in Task { @MainActor in done.resume() } }
        #expect(manager.groupingLevel == 0)
        ledger.add("b")
        manager.undo()
        #expect(ledger.lines == ["a"])
    }

    @Test func `are an app's own, each a step, where events have none`() {
        manager.groupsByEvent = false
        for letters in ["ab", "cd"] {
            manager.beginUndoGrouping()
            for letter in letters { ledger.add(String(letter)) }
            manager.setActionName("Add \(letters)")
            manager.endUndoGrouping()
        }
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0 && manager.undoActionName == "Add cd")
        manager.undo()
        #expect(ledger.lines == ["a", "b"] && manager.undoActionName == "Add ab" && manager.redoActionName == "Add cd")
        ledger.add("e")
        #expect(!manager.canRedo && manager.undoActionName == "")
        manager.undo()
        #expect(ledger.lines == ["a", "b"])
    }

    @Test func `stand within that of the event, and are taken back alone or with it`() {
        ledger.add("a")
        for letter in ["b", "c"] {
            manager.beginUndoGrouping()
            #expect(manager.groupingLevel == 2)
            ledger.add(letter)
            manager.undo()
            #expect(ledger.lines.last == letter)
            manager.endUndoGrouping()
        }
        manager.undoNestedGroup()
        #expect(ledger.lines == ["a", "b"] && manager.groupingLevel == 1 && manager.canRedo)
        manager.undo()
        #expect(ledger.lines.isEmpty && !manager.canUndo)
    }

    @Test func `may last longer than the event, whose own then ends with them`() {
        manager.beginUndoGrouping()
        ledger.add("a")
        UndoManager.endEvent()
        #expect(manager.groupingLevel == 2)
        ledger.add("b")
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0)
        ledger.add("c")
        manager.undo()
        #expect(ledger.lines == ["a", "b"])
        manager.undo()
        #expect(ledger.lines.isEmpty)
    }

    @Test func `can be discarded, and forgotten with what is in those that are open`() {
        ledger.add("a")
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
        manager.undo()
        #expect(manager.redoActionIsDiscardable)
        ledger.add("b")
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
        ledger.add("c")
        manager.removeAllActions(withTarget: ledger)
        #expect(!manager.canUndo)
    }

    @Test func `are told of`() {
        var heard: [String] = []
        let names: [Notification.Name] = [
            .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notification in
                let mark = notification.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool == true ? "!" : ""
                let word = name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
                MainActor.assumeIsolated { heard.append(word + mark) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let closing = ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
        ledger.add("a")
        #expect(heard == ["DidOpenUndoGroup"])
        manager.setActionIsDiscardable(true)
        UndoManager.endEvent()
        #expect(heard.dropFirst() == ["Checkpoint", "WillCloseUndoGroup!", "DidCloseUndoGroup"])
        heard = []
        manager.undo()
        let closingMarked = ["Checkpoint", "WillCloseUndoGroup!", "DidCloseUndoGroup"]
        #expect(heard == ["WillUndoChange", "DidOpenUndoGroup"] + closingMarked + ["DidUndoChange"])
        heard = []
        manager.redo()
        #expect(heard.first == "WillRedoChange" && heard.last == "DidRedoChange")
        heard = []
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        #expect(heard == ["DidOpenUndoGroup", "Checkpoint", "DidOpenUndoGroup"] + closing)
    }

    @Test func `have titles for menus`() {
        ledger.add("a")
        manager.setActionName("Add Line")
        #expect(manager.undoMenuItemTitle == "Undo Add Line" && manager.redoMenuItemTitle == "Redo")
        #expect(manager.redoMenuTitle(forUndoActionName: "Move") == "Redo Move")
    }

    @Test func `are those of a class that apps derive from`() {
        final class Counting: UndoManager {
            var count = 0
            override func endUndoGrouping() {
                count += 1
                super.endUndoGrouping()
            }
            override var canUndo: Bool { super.canUndo && count > 0 }
            override func removeAllActions() {
                count = 0
                super.removeAllActions()
            }
        }
        let manager = Counting()
        let ledger = Ledger(manager)
        ledger.add("a")
        #expect(!manager.canUndo)
        UndoManager.endEvent()
        #expect(manager.canUndo && manager.isEqual(manager))
    }
}
