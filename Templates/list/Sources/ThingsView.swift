import SwiftUI

/// The list, a field to add to it, and a button that sends it.
struct ThingsView: View {
    @State var things: Things
    @State private var name = ""
    let send: (Things) -> Void

    var body: some View {
        List {
            Section {
                ForEach(Array(things.names.enumerated()), id: \.offset) { Text($0.element) }
                    .onDelete { things.remove(at: $0) }
                    .onMove { things.move(from: $0, to: $1) }
                TextField("Something new", text: $name).onSubmit(add).disabled(things.isFull)
                if things.isFull { Text("A list has at most \(Things.countMax) things.").font(.footnote) }
            }
            Section {
                Button("Send") {
                    add()
                    send(things)
                }
                .disabled(things.names.isEmpty && name.isEmpty)
            }
        }
    }

    private func add() {
        things.add(name)
        name = ""
    }
}

#Preview("Two things") {
    var things = Things()
    things.add("Tent")
    things.add("Torch")
    return ThingsView(things: things) { _ in }
}
