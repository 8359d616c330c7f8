import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    static var kanbanTask: UTType { UTType(exportedAs: "com.example.kanban.task") }
}

struct KanbanTask: Identifiable, Codable, Hashable, Sendable {
    let id: UUID
    var title: String
    var points: Int

    init(id: UUID = UUID(), title: String, points: Int = 1) {
        self.id = id
        self.title = title
        self.points = points
    }
}

extension KanbanTask: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .kanbanTask)
        DataRepresentation(exportedContentType: .json) { task in
            try JSONEncoder().encode(task)
        }
        .suggestedFileName { "\($0.title).json" }
        ProxyRepresentation { task in task.title } importing: { title in KanbanTask(title: title) }
    }
}

@Observable
final class Board {
    struct Column: Identifiable {
        let id: String
        var tasks: [KanbanTask]
        var limit: Int?
        var isFull: Bool { limit.map { tasks.count >= $0 } ?? false }
    }

    var columns: [Column] = [
        Column(id: "To Do", tasks: [KanbanTask(title: "Write docs"), KanbanTask(title: "Fix bug", points: 3)]),
        Column(id: "Doing", tasks: [], limit: 3),
        Column(id: "Done", tasks: []),
    ]

    func move(_ tasks: [KanbanTask], to columnID: Column.ID, at position: Int? = nil) -> Bool {
        guard let target = columns.firstIndex(where: { $0.id == columnID }), !columns[target].isFull else { return false }
        for index in columns.indices {
            columns[index].tasks.removeAll { task in tasks.contains { $0.id == task.id } }
        }
        let end = columns[target].tasks.endIndex
        columns[target].tasks.insert(contentsOf: tasks, at: min(position ?? end, end))
        return true
    }
}

struct KanbanBoard: View {
    @State private var board = Board()
    @State private var pasted: [String] = []

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(board.columns) { column in
                    ColumnView(column: column)
                }
            }
            .padding()
        }
        .environment(board)
        .toolbar {
            PasteButton(payloadType: String.self) { strings in
                Task { @MainActor in
                    pasted = strings
                    _ = board.move(strings.map { KanbanTask(title: $0) }, to: "To Do")
                }
            }
            .labelStyle(.iconOnly)
            .buttonBorderShape(.capsule)
        }
        .onDrop(of: [.fileURL, .plainText], isTargeted: nil) { providers in
            for provider in providers where provider.canLoadObject(ofClass: String.self) {
                _ = provider.loadObject(ofClass: String.self) { text, error in
                    guard let text, error == nil else { return }
                    Task { @MainActor in pasted.append(text) }
                }
            }
            return !providers.isEmpty
        }
    }
}

struct ColumnView: View {
    let column: Board.Column
    @Environment(Board.self) private var board
    @State private var isTargeted = false
    @State private var trashTargeted = false

    var body: some View {
        VStack(alignment: .leading) {
            Text(column.id).font(.headline)
            ForEach(Array(column.tasks.enumerated()), id: \.element.id) { index, task in
                TaskCard(task: task)
                    .draggable(task) {
                        TaskCard(task: task).frame(width: 160).opacity(0.9)
                    }
                    .dropDestination(for: KanbanTask.self) { items, _ in
                        withAnimation { board.move(items, to: column.id, at: index) }
                    }
            }
            Spacer(minLength: 60)
            Image(systemName: "trash")
                .foregroundStyle(trashTargeted ? Color.red : .secondary)
                .onDrop(of: [.kanbanTask], delegate: TrashDelegate(isTargeted: $trashTargeted))
        }
        .padding()
        .frame(width: 220, alignment: .leading)
        .background(isTargeted ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 14))
        .dropDestination(for: KanbanTask.self) { items, location in
            print("Dropped at", location.debugDescription)
            return withAnimation(.snappy) { board.move(items, to: column.id) }
        } isTargeted: { targeted in
            isTargeted = targeted
        }
    }
}

struct TaskCard: View {
    let task: KanbanTask

    var body: some View {
        LabeledContent(task.title) { Text("\(task.points)").bold() }
            .padding(10)
            .background(.background, in: .rect(cornerRadius: 8))
            .contentShape(.dragPreview, .rect(cornerRadius: 8))
            .hoverEffect(.lift)
            .onDrag { NSItemProvider(object: task.title as NSString) }
    }
}

struct TrashDelegate: DropDelegate {
    @Binding var isTargeted: Bool

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.kanbanTask]) }
    func dropEntered(info: DropInfo) { isTargeted = true }
    func dropExited(info: DropInfo) { isTargeted = false }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool {
        info.itemProviders(for: [.kanbanTask]).first?.suggestedName != nil
    }
}
