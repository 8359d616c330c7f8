import SwiftUI
import UniformTypeIdentifiers

struct KanbanTask: Identifiable, Codable, Hashable, Transferable {
    enum Status: String, Codable, CaseIterable { case todo, doing, done }
    var id = UUID()
    var title: String
    var status: Status
    var due: Date?

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .kanbanTask)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    static let kanbanTask = UTType(exportedAs: "com.example.kanban.task")
}

struct KanbanDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    var tasks: [KanbanTask]

    init(tasks: [KanbanTask] = []) { self.tasks = tasks }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        tasks = try JSONDecoder().decode([KanbanTask].self, from: data)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(tasks))
    }
}

struct ReorderableKanban: View {
    @State private var tasks: [KanbanTask] = [
        KanbanTask(title: "Write", status: .todo), KanbanTask(title: "Review", status: .doing, due: .now),
    ]
    @State private var targeted: KanbanTask.Status?
    @State private var imports = false
    @State private var exports = false
    @State private var renamed: KanbanTask?
    @State private var newTitle = ""

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(KanbanTask.Status.allCases, id: \.self) { status in
                    column(status)
                }
            }
            .padding()
        }
        .fileImporter(isPresented: $imports, allowedContentTypes: [.json, .plainText], allowsMultipleSelection: false) { result in
            switch result {
            case .success(let urls):
                guard let url = urls.first, url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                if let data = try? Data(contentsOf: url), let loaded = try? JSONDecoder().decode([KanbanTask].self, from: data) {
                    tasks = loaded
                }
            case .failure(let error): print(error.localizedDescription)
            }
        }
        .fileExporter(isPresented: $exports, document: KanbanDocument(tasks: tasks), contentType: .json, defaultFilename: "Board") { _ in }
        .alert("Rename", isPresented: .init(get: { renamed != nil }, set: { _ in renamed = nil }), presenting: renamed) { task in
            TextField("Title", text: $newTitle)
            Button("Save") { rename(task) }
            Button("Cancel", role: .cancel) {}
        }
        .toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
                Button("Import", systemImage: "square.and.arrow.down") { imports = true }
                Button("Export", systemImage: "square.and.arrow.up") { exports = true }
            }
        }
    }

    private func column(_ status: KanbanTask.Status) -> some View {
        VStack(alignment: .leading) {
            Text(status.rawValue.capitalized).font(.headline)
            ForEach(tasks.filter { $0.status == status }) { task in
                VStack(alignment: .leading) {
                    Text(task.title)
                    if let due = task.due {
                        Text(due, format: .dateTime.day().month(.abbreviated)).font(.caption)
                            .foregroundStyle(due < .now ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
                    }
                }
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.background, in: .rect(cornerRadii: .init(topLeading: 12, bottomTrailing: 12)))
                .contentShape(.dragPreview, .rect(cornerRadius: 12))
                .draggable(task) { Text(task.title).padding() }
                .contextMenu {
                    Picker("Status", selection: binding(for: task)) {
                        ForEach(KanbanTask.Status.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    RenameButton()
                }
                .renameAction { newTitle = task.title; renamed = task }
            }
            Spacer()
        }
        .frame(width: 220)
        .padding()
        .background(targeted == status ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 16))
        .dropDestination(for: KanbanTask.self) { dropped, _ in
            for task in dropped { move(task, to: status) }
            return true
        } isTargeted: { inside in
            targeted = inside ? status : nil
        }
    }

    private func binding(for task: KanbanTask) -> Binding<KanbanTask.Status> {
        Binding { task.status } set: { move(task, to: $0) }
    }

    private func move(_ task: KanbanTask, to status: KanbanTask.Status) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        withAnimation(.snappy) { tasks[index].status = status }
    }

    private func rename(_ task: KanbanTask) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index].title = newTitle
    }
}
