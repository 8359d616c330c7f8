import SwiftUI

struct Expense: Identifiable {
    let id = UUID()
    var name: String
    var amount: Double
    var date: Date
    var category: String
}

struct ExpenseTable: View {
    @State private var expenses = [
        Expense(name: "Coffee", amount: 3.2, date: .now, category: "Food"),
        Expense(name: "Train", amount: 48, date: .now.addingTimeInterval(-86_400), category: "Travel"),
        Expense(name: "Books", amount: 31.9, date: .now.addingTimeInterval(-172_800), category: "School"),
    ]
    @State private var order = [KeyPathComparator(\Expense.date, order: .reverse)]
    @State private var selection: Expense.ID?
    @State private var renaming: Expense?
    @State private var newName = ""
    @State private var customization = TableColumnCustomization<Expense>()
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    private var isCompact: Bool { horizontal == .compact }

    var body: some View {
        NavigationStack {
            Table(expenses, selection: $selection, sortOrder: $order, columnCustomization: $customization) {
                TableColumn("Name", value: \.name) { expense in
                    VStack(alignment: .leading) {
                        Text(expense.name)
                        if isCompact {
                            Text(expense.amount, format: .currency(code: "EUR"))
                                .foregroundStyle(.secondary)
                        }
                    }
                }
                .customizationID("name")
                TableColumn("Category", value: \.category)
                    .width(min: 80, ideal: 120, max: 200)
                    .customizationID("category")
                TableColumn("Amount", value: \.amount) { expense in
                    Text(expense.amount, format: .currency(code: "EUR").presentation(.narrow))
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .monospacedDigit()
                }
                .width(100)
                TableColumn("Date") { (expense: Expense) in
                    Text(expense.date.formatted(date: .abbreviated, time: .omitted))
                }
            }
            .onChange(of: order) { _, new in expenses.sort(using: new) }
            .contextMenu(forSelectionType: Expense.ID.self) { ids in
                if ids.isEmpty {
                    Button("Add", systemImage: "plus", action: add)
                } else {
                    RenameButton()
                    Button("Delete", role: .destructive) { expenses.removeAll { ids.contains($0.id) } }
                }
            } primaryAction: { ids in
                renaming = expenses.first { ids.contains($0.id) }
            }
            .renameAction { renaming = expenses.first { $0.id == selection } }
            .alert("Rename", isPresented: .init(get: { renaming != nil }, set: { if !$0 { renaming = nil } }), presenting: renaming) { expense in
                TextField("Name", text: $newName)
                Button("OK") { rename(expense) }
                Button("Cancel", role: .cancel) {}
            } message: { expense in
                Text("A new name for \(expense.name)")
            }
            .safeAreaInset(edge: .bottom) { summary }
            .navigationTitle("Expenses")
            .toolbar(id: "expenses") {
                ToolbarItem(id: "add", placement: .primaryAction) {
                    Button("Add", systemImage: "plus", action: add)
                }
                ToolbarItem(id: "sort", placement: .secondaryAction) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Button("By date") { order = [.init(\.date, order: .reverse)] }
                        Button("By amount") { order = [.init(\.amount)] }
                    }
                }
            }
        }
    }

    private var summary: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
            GridRow {
                Text("Total").gridColumnAlignment(.trailing)
                Text(expenses.map(\.amount).reduce(0, +), format: .currency(code: "EUR"))
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow(alignment: .center) {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Text("^[\(expenses.count) expense](inflect: true)")
                    .gridCellAnchor(.leading)
            }
        }
        .padding()
        .background(.bar)
    }

    private func add() {
        expenses.append(Expense(name: "New", amount: 0, date: .now, category: "Other"))
    }

    private func rename(_ expense: Expense) {
        guard let index = expenses.firstIndex(where: { $0.id == expense.id }) else { return }
        expenses[index].name = newName
    }
}

#Preview { ExpenseTable() }
