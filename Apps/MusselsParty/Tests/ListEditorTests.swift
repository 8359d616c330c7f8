import Foundation
import Testing

@testable import MusselsParty

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The list editor` {
    let editor = ListEditor(list: .newParty)

    @Test func `adds what was typed and empties the field`() {
        editor.newElementName = "  Andalouse sauce "
        editor.add()
        #expect(editor.list.elements.map(\.name) == ["Mussels", "Fries", "Andalouse sauce"])
        #expect(editor.newElementName.isEmpty)
    }

    @Test func `adds nothing where nothing was typed`() {
        editor.newElementName = "   "
        #expect(!editor.canAdd)
        editor.add()
        #expect(editor.list.elements.count == 2)
    }

    @Test func `brings a removed element back to its place`() {
        editor.remove(at: [0])
        #expect(editor.list.elements.map(\.name) == ["Fries"])
        editor.undoRemoval()
        #expect(editor.list.elements.map(\.name) == ["Mussels", "Fries"])
        #expect(editor.removal == nil)
    }

    @Test func `says that a list is full and keeps what was typed`() {
        editor.list = ShoppingList(
            name: "Full", elements: (0..<ShoppingList.elementCountMax).compactMap { Element(named: "\($0)") })
        editor.newElementName = "One more"
        editor.add()
        #expect(editor.problem?.contains("30") == true)
        #expect(editor.newElementName == "One more")
    }

    @Test func `says how long an element is when it comes near its limit, and when it was cut`() {
        editor.newElementName = String(repeating: "e", count: 45)
        #expect(editor.newElementNote == nil)
        editor.newElementName = String(repeating: "e", count: 58) + "  "
        #expect(editor.newElementNote?.words == "58 of 60 characters")
        editor.newElementName = String(repeating: "e", count: 75)
        #expect(editor.newElementNote?.words == "75 characters. At most 60 fit: the end will be cut.")
        editor.add()
        #expect(editor.list.elements.last?.name.count == 60)
        #expect(editor.problem == "The element was cut after 60 characters, the most that it may have.")
        editor.newElementName = "Bread"
        editor.add()
        #expect(editor.problem == nil)
    }

    @Test func `says that the list's name is too long before it is cut`() {
        editor.list.name = String(repeating: "n", count: 61)
        #expect(editor.nameNote?.isTooLong == true)
        #expect(editor.finished()?.name.count == 60)
    }

    @Test func `does not finish a list without a name, and says why`() {
        editor.list.name = "  "
        #expect(editor.finished() == nil)
        #expect(editor.problem != nil)
        editor.list.name = " Friday "
        #expect(editor.finished()?.name == "Friday")
        #expect(editor.problem == nil)
    }
}
