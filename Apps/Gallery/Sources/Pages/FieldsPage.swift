import SwiftUI

struct FieldsPage: View {
    @State private var name = ""
    @State private var secret = "secret"
    @State private var note = "Several\nlines of text"
    @State private var selection: TextSelection?
    @State private var submitted = ""
    @FocusState private var isNameFocused: Bool

    var body: some View {
        SamplePage {
            Sample("TextField") {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .focused($isNameFocused)
                    .submitLabel(.done)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                    .onSubmit { submitted = name }
                Text(submitted.isEmpty ? "Nothing sent" : "Sent: \(submitted)")
                Button(isNameFocused ? "Leave the field" : "Go to the field") { isNameFocused.toggle() }
            }
            Sample("Keyboards") {
                TextField("Mail", text: .constant("kate@example.org")).keyboardType(.emailAddress)
            }
            Sample("SecureField") { SecureField("Password", text: $secret).textFieldStyle(.roundedBorder) }
            Sample("TextEditor") {
                TextEditor(text: $note, selection: $selection).frame(height: 90).outlined()
                Text(selected.isEmpty ? "\(note.count) characters" : "Selected: \(selected)")
                Button("In capitals", action: capitalise).disabled(selected.isEmpty)
            }
        }
    }

    private var selected: String {
        guard case .selection(let range) = selection?.indices, range.upperBound <= note.endIndex else { return "" }
        return String(note[range])
    }

    /// Keeps the words selected that it writes in capitals.
    private func capitalise() {
        guard case .selection(let range) = selection?.indices, range.upperBound <= note.endIndex else { return }
        let capitals = note[range].uppercased()
        note.replaceSubrange(range, with: capitals)
        let end = note.index(range.lowerBound, offsetBy: capitals.count)
        selection = TextSelection(range: range.lowerBound..<end)
    }
}
