/// A picker that shows its selection as a row which leads to a page with all choices; a menu outside of a navigation stack.
///
/// Source: developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
struct LinkPicker: View {
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.navigation) private var navigation
    let picker: _PickerConfiguration

    var body: some View {
        if navigation == nil {
            MenuPicker(picker: picker)
        } else {
            NavigationLink {
                ChoicePage(picker: picker)
            } label: {
                if visibility != .hidden { picker.label.frame(maxWidth: .infinity, alignment: .leading) }
                ChoiceReader(picker) { choices in
                    Text(verbatim: choices.selectedWords ?? "").lineLimit(1).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// A page with all choices and a check mark on the selected one. Choosing one navigates back.
private struct ChoicePage: View {
    @Environment(\.dismiss) private var dismiss
    let picker: _PickerConfiguration

    var body: some View {
        List { ChoiceRows(picker: leaving) }
            .navigationTitle(Text(verbatim: picker.name ?? ""))
            .navigationBarTitleDisplayMode(.inline)
    }

    private var leaving: _PickerConfiguration {
        var leaving = picker
        leaving.choose = { [picker, dismiss] choice in
            picker.choose(choice)
            dismiss()
        }
        return leaving
    }
}
