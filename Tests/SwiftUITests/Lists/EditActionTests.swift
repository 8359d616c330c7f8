import Foundation
import RenderTree
import SwiftUI
import Testing

struct Dish: Identifiable, Codable, Hashable {
    var id: Int
    var name: String
}

@MainActor @Observable private final class Model {
    var dishes = [Dish(id: 1, name: "mussels"), Dish(id: 2, name: "fries"), Dish(id: 3, name: "waffles")]
    var selection: Int?
}

/// Shows the name that it had first.
private struct Remembered: View {
    @State private var first: String
    init(name: String) { _first = State(initialValue: name) }
    var body: some View { Text(first) }
}

/// Shows its content anew when the model's dishes change.
private struct Watching<Content: View>: View {
    let model: Model
    let content: () -> Content
    var body: some View {
        let _ = model.dishes
        content()
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Rows that edit their data` {
    @Test func `are deleted where that is allowed`() {
        let model = Model()
        let screen = Screen(
            List { ForEach(Bindable(model).dishes, editActions: .delete) { $dish in Text(dish.name) } })
        screen.tap("Delete mussels")
        #expect(model.dishes.map(\.id) == [2, 3])
        #expect(screen.node("Move fries") == nil)
        let other = Screen(
            List { ForEach(Bindable(model).dishes, editActions: .move) { $dish in Text(dish.name) } })
        #expect(other.node("Move fries") != nil && other.node("Delete fries") == nil)
    }

    @Test func `allow what is asked for`() {
        #expect(EditActions<[Dish]>.all == [.delete, .move])
        #expect(!EditActions<[Dish]>.delete.contains(.move))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A table of columns` {
    @Test func `shows its first column, as on a phone`() {
        let model = Model()
        let screen = Screen(
            Table(model.dishes, selection: Bindable(model).selection) {
                TableColumn("Name") { (dish: Dish) in Text(dish.name) }
                TableColumn("Number") { (dish: Dish) in Text("\(dish.id)") }
            })
        #expect(screen.texts == ["mussels", "fries", "waffles"])
        screen.tap("fries")
        #expect(model.selection == 2)
    }

    @Test func `takes columns that sort, and rows written one by one`() {
        let order = [KeyPathComparator(\Dish.name)]
        let model = Model()
        let sorted = Table(model.dishes, sortOrder: .constant(order)) {
            TableColumn("Name", value: \.name)
            TableColumn("Number", value: \.id) { Text("\($0.id)") }
            TableColumn("Both") { (dish: Dish) in Text("\(dish.id) \(dish.name)") }
        }
        #expect(Screen(sorted).texts == ["mussels", "fries", "waffles"])
        let written = Table(of: Dish.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(model.dishes[2])
            ForEach(model.dishes.prefix(1)) { TableRow($0) }
        }
        #expect(Screen(written).texts == ["waffles", "mussels"])
    }

    @Test func `keeps the state of a row with its element when another comes before it`() {
        let model = Model()
        func table() -> some View {
            Table(of: Dish.self) {
                TableColumn("Name") { (dish: Dish) in Remembered(name: dish.name) }
            } rows: {
                ForEach(model.dishes) { TableRow($0) }
            }
        }
        let screen = Screen(Watching(model: model, content: table))
        model.dishes.insert(Dish(id: 4, name: "soup"), at: 0)
        screen.render()
        #expect(screen.texts == ["soup", "mussels", "fries", "waffles"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Sections of the older forms` {
    @Test func `have a header and a footer where they are given`() {
        func texts(_ view: some View) -> [String] { Screen(List { view }).texts }
        #expect(texts(Section(header: Text("head"), footer: Text("foot")) { Text("row") }) == ["HEAD", "row", "foot"])
        #expect(texts(Section(header: Text("head")) { Text("row") }) == ["HEAD", "row"])
        #expect(texts(Section(footer: Text("foot")) { Text("row") }) == ["row", "foot"])
        #expect(
            texts(
                Section {
                    Text("row")
                } footer: {
                    Text("foot")
                }) == ["row", "foot"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A path that is written down` {
    @Test func `comes back with values of all its types`() throws {
        var path = NavigationPath()
        path.append(Dish(id: 7, name: "soup"))
        path.append("text")
        path.append(3)
        let bytes = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: bytes)
        #expect(NavigationPath(read) == path)
        // The last value comes first.
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("[\"Si\",\"3\""))
    }

    @Test func `is nil where a value cannot be written`() {
        struct Plain: Hashable {}
        #expect(NavigationPath([Plain()]).codable == nil)
        #expect(NavigationPath().codable != nil)
    }

    @Test func `is refused where its type is unknown`() {
        let bytes = Data(#"["4None7MissingV","{}"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: bytes)
        }
    }
}
