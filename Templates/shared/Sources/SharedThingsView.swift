import SwiftUI

/// The group's list, a field to add to it, and a button that puts it into the conversation.
struct SharedThingsView: View {
    @State var things = SharedThings()
    @State private var name = ""
    let share: () -> Void

    var body: some View {
        List {
            Section {
                rows
                TextField("Something new", text: $name).onSubmit(add).disabled(things.names == nil)
            } footer: {
                Text(things.problem ?? "Everybody here sees and changes the same list.")
            }
            Section { Button("Show it in the conversation", action: share) }
        }
        .task { await things.follow() }
    }

    @ViewBuilder private var rows: some View {
        if let names = things.names {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { offsets in
                    for name in offsets.map({ names[$0] }) { Task { await things.remove(name) } }
                }
            if names.isEmpty { Text("Nothing yet").foregroundStyle(.secondary) }
        } else if things.problem == nil {
            ProgressView("Loading…")
        }
    }

    /// The field is emptied once the store has the name: what was typed is not lost with the connection.
    private func add() {
        let added = name
        Task {
            if await things.add(added), name == added { name = "" }
        }
    }
}

#Preview("Outside of a conversation") {
    SharedThingsView {}
}
