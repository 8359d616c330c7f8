import SwiftUI

struct NavigationPage: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Mussels") { Detail(name: "Mussels") }
                NavigationLink("Fries") { Detail(name: "Fries") }
                NavigationLink("All") { AllDishes() }
            }
            .navigationTitle("Dishes")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            }
        }
    }
}

/// Longer than the panel: its title scrolls away.
private struct AllDishes: View {
    var body: some View {
        List(1..<41) { Text("Dish \($0)") }
            .navigationTitle("All dishes")
    }
}

private struct Detail: View {
    let name: String

    var body: some View {
        Text("All about \(name)")
            .navigationTitle(name)
            .navigationBarTitleDisplayMode(.inline)
    }
}
