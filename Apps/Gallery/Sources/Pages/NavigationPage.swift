import SwiftUI

struct NavigationPage: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Mussels") { Detail(name: "Mussels") }
                NavigationLink("Fries") { Detail(name: "Fries") }
            }
            .navigationTitle("Dishes")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            }
        }
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
