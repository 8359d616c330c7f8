import SwiftUI

/// The expanded panel: the list's name, its elements, and Send.
struct ListView: View {
    @Bindable var editor: ListEditor
    let send: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            TextField("Name", text: $editor.list.name)
                .font(.title2)
                .textFieldStyle(.roundedBorder)
                .accessibilityLabel("Name of the list")
            if let note = editor.nameNote { LengthWords(note: note) }
            elements
            if let removal = editor.removal { UndoBar(removal: removal, undo: editor.undoRemoval) }
            addition
            if let note = editor.newElementNote { LengthWords(note: note) }
            if let problem = editor.problem {
                Text(problem).font(.footnote).foregroundStyle(Color.problem)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            Button(action: send) {
                Text("Send").frame(maxWidth: .infinity)
            }
            .buttonStyle(PartyButtonStyle(isProminent: true))
        }
        .padding(16)
        .frame(maxWidth: 560, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
    }

    @ViewBuilder private var elements: some View {
        if editor.list.elements.isEmpty {
            EmptyList()
        } else {
            List {
                ForEach(editor.list.elements) { element in
                    Text(element.name)
                }
                .onDelete(perform: editor.remove(at:))
                .onMove(perform: editor.move(from:to:))
            }
            .listStyle(.plain)
        }
    }

    private var addition: some View {
        HStack(spacing: 8) {
            TextField("Add an element", text: $editor.newElementName)
                .textFieldStyle(.roundedBorder)
                .submitLabel(.done)
                .onSubmit(editor.add)
                .accessibilityLabel("New element")
            Button("Add", action: editor.add)
                .buttonStyle(PartyButtonStyle(isProminent: false))
                .disabled(!editor.canAdd)
        }
    }
}

/// The note about the length of a field's text, below the field.
private struct LengthWords: View {
    let note: LengthNote

    var body: some View {
        Text(note.words)
            .font(.footnote)
            .foregroundStyle(note.isTooLong ? Color.problem : Color.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Placeholder for an empty list.
private struct EmptyList: View {
    var body: some View {
        VStack(spacing: 6) {
            Text("Nothing on the list yet").font(.headline)
            Text("Add what the party needs below.").font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Shows what was removed, as long as it can be restored.
private struct UndoBar: View {
    let removal: ListEditor.Removal
    let undo: () -> Void

    var body: some View {
        HStack {
            Text("Removed \(removal.element.name)").font(.subheadline).lineLimit(1)
            Spacer()
            Button("Undo", action: undo).font(.headline)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Color.fries.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
    }
}

#Preview("List") {
    ListView(editor: ListEditor(list: .newParty), send: {})
}
