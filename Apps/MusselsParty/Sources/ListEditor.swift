import Foundation
import SwiftUI

/// State of the list screen: the list, the element being typed, and the removal that can be undone.
@MainActor
@Observable
final class ListEditor {
    var list: ShoppingList
    var newElementName = ""
    private(set) var removal: Removal?
    /// A problem, in words for the person.
    var problem: String?

    struct Removal {
        var element: Element
        var index: Int
    }

    init(list: ShoppingList) { self.list = list }

    var canAdd: Bool { Element(named: newElementName) != nil && !list.isFull }

    var nameNote: LengthNote? { LengthNote(list.name, max: ShoppingList.nameLengthMax) }
    var newElementNote: LengthNote? { LengthNote(newElementName, max: Element.nameLengthMax) }

    func add() {
        guard let element = Element(named: newElementName) else { return }
        guard !list.isFull else {
            problem = "A list holds \(ShoppingList.elementCountMax) elements. Remove one to add another."
            return
        }
        list.add(element)
        removal = nil
        problem =
            Element.isCut(newElementName)
            ? "The element was cut after \(Element.nameLengthMax) characters, the most that it may have." : nil
        newElementName = ""
    }

    func remove(at offsets: IndexSet) {
        guard let index = offsets.first, list.elements.indices.contains(index) else { return }
        removal = Removal(element: list.elements[index], index: index)
        list.remove(at: offsets)
        problem = nil
    }

    func undoRemoval() {
        guard let removal else { return }
        list.insert(removal.element, at: removal.index)
        self.removal = nil
    }

    func move(from source: IndexSet, to destination: Int) {
        list.move(from: source, to: destination)
        removal = nil
    }

    /// Returns the list to send, its name trimmed; nil, after setting `problem`, if it has no name.
    func finished() -> ShoppingList? {
        let name = list.name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else {
            problem = "Give the list a name before you send it."
            return nil
        }
        list.name = String(name.prefix(ShoppingList.nameLengthMax))
        problem = nil
        return list
    }
}
