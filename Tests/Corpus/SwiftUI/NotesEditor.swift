import SwiftUI

struct Note: Identifiable, Codable, Hashable {
    var id = UUID()
    var title = ""
    var body = ""
    var isPinned = false
    var modified = Date()
    var folder: Folder = .personal

    enum Folder: String, Codable, CaseIterable, Identifiable {
        case personal, work, ideas
        var id: Self { self }
    }
}

@Observable
final class NotesModel {
    var notes: [Note] = [Note(title: "Shopping", body: "Milk"), Note(title: "Ideas", folder: .ideas)]

    func binding(for id: Note.ID) -> Binding<Note>? {
        guard notes.contains(where: { $0.id == id }) else { return nil }
        return Binding {
            self.notes.first { $0.id == id } ?? Note()
        } set: { new in
            if let index = self.notes.firstIndex(where: { $0.id == id }) { self.notes[index] = new }
        }
    }
}

struct NoteRow: View, Equatable {
    let note: Note

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(note.title.isEmpty ? "Untitled" : note.title).bold(note.isPinned)
                if note.isPinned { Image(systemName: "pin") }
            }
            Text(note.modified, formatter: Self.formatter).font(.caption)
            Text(note.modified, style: .offset)
        }
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()
}

struct NotesEditor: View {
    @State private var model = NotesModel()
    @State private var selection: Note.ID?
    @State private var folder: Note.Folder? = .personal
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var compactColumn = NavigationSplitViewColumn.sidebar
    @SceneStorage("folder") private var storedFolder = Note.Folder.personal

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compactColumn) {
            List(selection: $folder) {
                ForEach(Note.Folder.allCases) { folder in
                    Label(folder.rawValue.capitalized, systemImage: "folder")
                        .badge(model.notes.count { $0.folder == folder })
                        .tag(folder)
                        .dropDestination(for: String.self) { ids, location in
                            move(ids, to: folder)
                        } isTargeted: { _ in }
                }
            }
            .navigationTitle("Folders")
            .toolbar(removing: .sidebarToggle)
        } content: {
            List(selection: $selection) {
                ForEach(model.notes.filter { $0.folder == folder }) { note in
                    NoteRow(note: note).equatable()
                        .tag(note.id)
                        .draggable(note.id.uuidString)
                        .itemProvider { nil }
                }
                .onDelete { offsets in model.notes.remove(atOffsets: offsets) }
                .onInsert(of: [.plainText]) { index, _ in model.notes.insert(Note(), at: index) }
            }
            .navigationSplitViewColumnWidth(280)
            .onDeleteCommandIfAvailable { model.notes.removeAll { $0.id == selection } }
        } detail: {
            if let selection, let note = model.binding(for: selection) {
                NoteEditor(note: note)
                    .id(selection)
            } else {
                ContentUnavailableView("No note", systemImage: "note.text", description: Text("Choose one."))
            }
        }
        .focusedSceneValue(\.notes, model)
        .onChange(of: folder) { storedFolder = folder ?? .personal }
        .onContinueUserActivity("note") { activity in
            selection = (activity.userInfo?["id"] as? String).flatMap(UUID.init)
        }
    }

    private func move(_ ids: [String], to folder: Note.Folder) -> Bool {
        for index in model.notes.indices where ids.contains(model.notes[index].id.uuidString) {
            model.notes[index].folder = folder
        }
        return true
    }
}

struct NoteEditor: View {
    @Binding var note: Note
    @FocusState private var focus: Part?
    @State private var selection: TextSelection?
    enum Part { case title, body }

    var body: some View {
        VStack {
            TextField("Title", text: $note.title)
                .font(.title)
                .focused($focus, equals: .title)
                .onSubmit { focus = .body }
            TextEditor(text: $note.body, selection: $selection)
                .focused($focus, equals: .body)
                .lineSpacing(4)
                .autocorrectionDisabled(false)
                .textInputAutocapitalization(.sentences)
        }
        .defaultFocus($focus, .title)
        .focusSection()
        .padding()
        .modifier(note.isPinned ? EmptyModifier.identity : .identity)
        .navigationDocument(note.title)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Toggle(isOn: $note.isPinned) { Label("Pin", systemImage: "pin") }
                Menu("More", systemImage: "ellipsis") {
                    ForEach(Note.Folder.allCases) { folder in
                        Button(folder.rawValue.capitalized) { note.folder = folder }
                    }
                    .menuActionDismissBehavior(.disabled)
                }
            } label: {
                Text("Actions")
            }
        }
        .onChange(of: note) { old, new in
            if old.body != new.body { note.modified = .now }
        }
    }
}

struct NotesFocusKey: FocusedValueKey { typealias Value = NotesModel }

extension FocusedValues {
    var notes: NotesModel? {
        get { self[NotesFocusKey.self] }
        set { self[NotesFocusKey.self] = newValue }
    }
}

private extension View {
    func focusSection() -> some View { self }
    func navigationDocument(_ title: String) -> some View { navigationTitle(title) }
    func onDeleteCommandIfAvailable(_ action: @escaping () -> Void) -> some View {
        onKeyPress(.delete) { action(); return .handled }
    }
}

#Preview { NotesEditor() }
