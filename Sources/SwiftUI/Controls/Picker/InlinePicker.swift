import RenderTree

/// A picker that shows its choices in rows: of the enclosing list, or else of its own.
struct InlinePicker: View {
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isFormRow) private var isRow
    @Environment(\.isInMenu) private var isInMenu
    let picker: _PickerConfiguration

    var body: some View {
        if isRow {
            if labelsVisibility != .hidden { picker.label.foregroundStyle(.secondary) }
            ChoiceRows(picker: picker)
        } else {
            if labelsVisibility != .hidden, !isInMenu { picker.label.font(.footnote).foregroundStyle(.secondary) }
            radioButtons
        }
    }

    private var radioButtons: some View {
        ChoiceReader(picker) { choices in
            Dimmed {
                VStack(spacing: 0) {
                    ForEach(choices.views) { view in
                        let isSelected = choices.isSelected(view)
                        ChoiceArea(control: .radio(isOn: isSelected), choose: { choices.choose(view) }) {
                            ChoiceLine(isSelected: isSelected) { view }.frame(height: 44)
                        }
                    }
                }
            }
            .radioGroup(picker.name)
        }
        .lineLimit(1)
    }
}

/// All choices of a picker as rows of the enclosing list.
struct ChoiceRows: View {
    let picker: _PickerConfiguration

    var body: some View {
        ChoiceReader(picker) { choices in
            ForEach(choices.views) { view in
                let isSelected = choices.isSelected(view)
                ChoiceArea(
                    control: .button(ButtonContent()), traits: isSelected ? [.selected] : nil,
                    choose: { choices.choose(view) }
                ) {
                    Dimmed {
                        ChoiceLine(isSelected: isSelected) { view }
                            .padding(.vertical, 11).frame(minHeight: ListNode.rowHeightMin)
                    }
                }
                .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            }
        }
    }
}

/// A choice with room for a check mark: at the end of the line, and in a menu before it.
private struct ChoiceLine<Content: View>: View {
    @Environment(\.isInMenu) private var isInMenu
    let isSelected: Bool
    @ViewBuilder let content: Content

    var body: some View {
        if isInMenu {
            HStack(spacing: 10) {
                check.frame(width: 13, height: 13).opacity(isSelected ? 1 : 0).accessibilityHidden(true)
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            line
        }
    }

    private var check: some View {
        CheckMark().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }

    private var line: some View {
        content.padding(.trailing, 24).frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .trailing) {
                if isSelected { check.foregroundStyle(Color.accentColor).frame(width: 16, height: 16) }
            }
    }
}
