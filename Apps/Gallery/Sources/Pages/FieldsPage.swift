import SwiftUI

struct FieldsPage: View {
    @State private var name = ""
    @State private var secret = "secret"
    @State private var note = "Several\nlines of text"
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
                TextEditor(text: $note).frame(height: 90).outlined()
                Text("\(note.count) characters")
            }
        }
    }
}
