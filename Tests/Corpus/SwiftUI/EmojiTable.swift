import SwiftUI

struct Country2: Identifiable {
    let id: String
    var name: String
    var population: Int
    var area: Double
}

struct EmojiTable: View {
    @State private var rows = [
        Country2(id: "DE", name: "Germany", population: 83_000_000, area: 357_022),
        Country2(id: "FR", name: "France", population: 68_000_000, area: 551_695),
    ]
    @State private var order = [KeyPathComparator(\Country2.name)]
    @State private var selection = Set<Country2.ID>()
    @State private var tokens: [FilterToken] = []
    @State private var query = ""
    @State private var isSearching = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    struct FilterToken: Identifiable, Hashable {
        let id: String
    }

    var body: some View {
        NavigationStack {
            Table(rows, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name) { row in
                    HStack {
                        Text(row.id)
                        Text(row.name).lineLimit(1)
                    }
                }
                TableColumn("Population", value: \.population) { Text($0.population, format: .number.notation(.compactName)) }
                    .width(min: 80, ideal: 120)
                TableColumn("Area", value: \.area) { row in
                    Text(Measurement(value: row.area, unit: UnitArea.squareKilometers), format: .measurement(width: .abbreviated))
                }
            }
            .onChange(of: order) { _, new in rows.sort(using: new) }
            .contextMenu(forSelectionType: Country2.ID.self) { ids in
                Button("Delete \(ids.count)", role: .destructive) { rows.removeAll { ids.contains($0.id) } }
            } primaryAction: { ids in
                print(ids)
            }
            .searchable(text: $query, tokens: $tokens, isPresented: $isSearching) { token in
                Label(token.id, systemImage: "tag")
            }
            .searchSuggestions {
                ForEach(rows) { Text($0.name).searchCompletion($0.name) }
            }
            .onSubmit(of: .search) { isSearching = false }
            .navigationTitle($query)
            .toolbarRole(.editor)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text("Countries").font(.headline)
                }
                ToolbarItem(placement: .navigation) {
                    Button("Back", systemImage: "chevron.backward") {}
                }
                ToolbarTitleMenu { Button("Rename") {} }
            }
        }
    }
}

struct OutlineBrowser: View {
    struct Node: Identifiable {
        let id = UUID()
        var name: String
        var children: [Node]?
    }

    @State private var nodes = [Node(name: "Root", children: [Node(name: "Leaf")])]
    @State private var items = ["A", "B", "C"]
    @State private var picked: String?

    var body: some View {
        List(selection: $picked) {
            OutlineGroup(nodes, children: \.children) { node in Text(node.name) }
            ForEach($items, id: \.self, editActions: [.move, .delete]) { $item in
                TextField("Item", text: $item)
                    .moveDisabled(item == "A")
                    .deleteDisabled(item == "B")
            }
            .onInsert(of: [.plainText]) { _, _ in }
            Section(isExpanded: .constant(true)) {
                Text("Body")
            } header: {
                Text("Collapsible")
            }
        }
        .listStyle(.sidebar)
        .listItemTint(.monochrome)
        .environment(\.defaultMinListRowHeight, 50)
        .selectionDisabled(items.isEmpty)
        .onKeyPress(.return) { picked = nil; return .handled }
        .onKeyPress(characters: .alphanumerics, phases: .down) { press in press.key == "a" ? .handled : .ignored }
        .focusable()
    }
}
