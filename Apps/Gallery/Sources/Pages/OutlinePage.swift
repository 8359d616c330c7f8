import SwiftUI

struct OutlinePage: View {
    @State private var isOpen = true

    var body: some View {
        List {
            Section("Badges") {
                Text("Mussels").badge(12)
                Text("Fries").badge("new")
            }
            .headerProminence(.increased)
            Section("Fold me", isExpanded: $isOpen) {
                Text("Row inside")
            }
            Section("Outline") {
                OutlineGroup(Dish.menu, children: \.sides) { dish in Text(dish.name) }
            }
            Section("Share") {
                ShareLink(item: "Mussels on Friday, at eight.")
            }
        }
        .listStyle(.sidebar)
        .contentMargins(.horizontal, 24)
    }
}

private struct Dish: Identifiable {
    let name: String
    var sides: [Dish]?
    var id: String { name }

    static let menu = [
        Dish(name: "Moules-frites", sides: [Dish(name: "Fries"), Dish(name: "Mayonnaise")]), Dish(name: "Waffle"),
    ]
}
