/// A picker that shows its selection as a row which leads to a page with all choices.
///
/// Source: developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
struct LinkPicker<Label: View, Value: Hashable, Content: View>: View {
    @Environment(\.labelsVisibility) private var visibility
    let selection: Binding<Value>
    let label: Label
    let name: String?
    let content: Content

    var body: some View {
        NavigationLink {
            ChoicePage(selection: selection, name: name, content: content)
        } label: {
            if visibility != .hidden { label.frame(maxWidth: .infinity, alignment: .leading) }
            OptionReader(content: content) { options in
                let current = selection.wrappedValue
                Text(verbatim: options.first { $0.value(Value.self) == current }?.words ?? "")
                    .lineLimit(1).foregroundStyle(.secondary)
            }
        }
    }
}

/// A page with all choices and a check mark on the selected one. Choosing one navigates back.
private struct ChoicePage<Value: Hashable, Content: View>: View {
    @Environment(\.dismiss) private var dismiss
    let selection: Binding<Value>
    let name: String?
    let content: Content

    var body: some View {
        List {
            PickerRows(selection: leaving, content: content)
        }
        .navigationTitle(Text(verbatim: name ?? ""))
        .navigationBarTitleDisplayMode(.inline)
    }

    private var leaving: Binding<Value> {
        Binding(
            get: { selection.wrappedValue },
            set: { value in
                selection.wrappedValue = value
                dismiss()
            })
    }
}
