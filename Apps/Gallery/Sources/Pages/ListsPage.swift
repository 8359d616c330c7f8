import SwiftUI

struct ListsPage: View {
    @State private var items = ["Mussels", "Fries", "Andalouse sauce"]
    @State private var isOn = true

    var body: some View {
        List {
            Section("To buy") {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            Section {
                Label("Row with an icon", systemImage: "cart")
                Toggle("Row with a switch", isOn: $isOn)
                Text("Row in colour").listRowBackground(Color.yellow.opacity(0.3))
            } header: {
                Text("Rows")
            } footer: {
                Text("A footer says what the rows above are for.")
            }
        }
    }
}
