import SwiftUI

struct TodoItem: Identifiable, Hashable, Codable {
    enum Priority: Int, CaseIterable, Codable, Comparable {
        case low, normal, high

        static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

        var title: LocalizedStringKey {
            switch self {
            case .low: "Low"
            case .normal: "Normal"
            case .high: "High"
            }
        }
    }

    var id = UUID()
    var title: String
    var isDone = false
    var priority = Priority.normal
    var due: Date?
}

@Observable
final class TodoStore {
    var items: [TodoItem] = [
        TodoItem(title: "Water the plants", priority: .high, due: .now),
        TodoItem(title: "Call Ana"),
        TodoItem(title: "Read chapter 4", isDone: true, priority: .low),
    ]

    var open: Int { items.count { !$0.isDone } }

    func remove(_ item: TodoItem) {
        items.removeAll { $0.id == item.id }
    }
}

struct TodoListView: View {
    @State private var store = TodoStore()
    @State private var newTitle = ""
    @State private var editMode: EditMode = .inactive
    @State private var selection = Set<TodoItem.ID>()
    @State private var asksToDelete = false
    @State private var query = ""
    @FocusState private var isAdding: Bool

    private var shown: [TodoItem] {
        query.isEmpty ? store.items : store.items.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section {
                    ForEach($store.items, editActions: [.delete, .move]) { $item in
                        TodoRow(item: $item)
                            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                                Button {
                                    withAnimation(.snappy) { item.isDone.toggle() }
                                } label: {
                                    Label("Done", systemImage: "checkmark")
                                }
                                .tint(.green)
                            }
                            .contextMenu {
                                Picker("Priority", selection: $item.priority) {
                                    ForEach(TodoItem.Priority.allCases, id: \.self) { priority in
                                        Text(priority.title).tag(priority)
                                    }
                                }
                                Divider()
                                Button("Delete", systemImage: "trash", role: .destructive) {
                                    store.remove(item)
                                }
                            }
                            .listRowSeparatorTint(item.priority == .high ? .red : nil)
                    }
                } header: {
                    Text("^[\(store.open) task](inflect: true) left")
                } footer: {
                    if store.items.isEmpty {
                        Text("Nothing to do.")
                    }
                }
                .headerProminence(.increased)

                Section("New") {
                    TextField("Title", text: $newTitle)
                        .focused($isAdding)
                        .submitLabel(.done)
                        .onSubmit(add)
                }
                .listRowBackground(Color.accentColor.opacity(0.1))
            }
            .listStyle(.insetGrouped)
            .overlay {
                if shown.isEmpty && !query.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Tasks")
            .navigationTitle("Tasks")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Delete", role: .destructive) { asksToDelete = true }
                        .disabled(selection.isEmpty)
                    Spacer()
                    Text("\(selection.count) selected").font(.footnote).monospacedDigit()
                }
            }
            .environment(\.editMode, $editMode)
            .confirmationDialog("Delete?", isPresented: $asksToDelete, titleVisibility: .visible) {
                Button("Delete \(selection.count) tasks", role: .destructive) {
                    store.items.removeAll { selection.contains($0.id) }
                    selection.removeAll()
                }
            } message: {
                Text("This cannot be undone.")
            }
            .animation(.default, value: store.items)
        }
    }

    private func add() {
        guard !newTitle.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        store.items.append(TodoItem(title: newTitle))
        newTitle = ""
        isAdding = true
    }
}

private struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Toggle(isOn: $item.isDone) {
                VStack(alignment: .leading) {
                    Text(item.title).strikethrough(item.isDone, color: .secondary)
                    if let due = item.due {
                        Text(due, format: .dateTime.day().month(.abbreviated))
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .toggleStyle(.switch)
        }
        .badge(item.priority == .high ? Text("!") : nil)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(item.isDone ? [.isSelected] : [])
    }
}

#Preview("Tasks") {
    TodoListView()
}
