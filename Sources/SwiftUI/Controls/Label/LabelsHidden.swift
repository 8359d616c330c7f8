extension EnvironmentValues {
    /// Visibility of the labels of controls, set by `labelsVisibility(_:)`.
    @Entry public var labelsVisibility: Visibility = .automatic
    /// Whether the view is in a row of a list or form, where controls stand at the end of a line that begins with their
    /// label.
    @Entry var isFormRow: Bool = false
}

extension View {
    /// Hides the labels of controls in this view; assistive technology still reads them.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/labelshidden()
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A control with its label: the label first, the control at the end of the line.
struct LabeledLine<Label: View, Control: View>: View {
    @Environment(\.labelsVisibility) private var visibility
    let label: Label
    @ViewBuilder let control: Control

    var body: some View {
        if visibility == .hidden {
            control
        } else {
            HStack {
                TitledLabel(label: label).frame(maxWidth: .infinity, alignment: .leading)
                control
            }
        }
    }
}

/// The label of a control. Where it begins with words, what follows these stands below them, as a subtitle.
///
/// Source: developer.apple.com/documentation/swiftui/toggle ("the first text represents the title, the second the subtitle")
private struct TitledLabel<Label: View>: View {
    let label: Label

    var body: some View {
        if let views = (label as? any SeveralViews)?.views, let title = views.first, title.spoken != nil {
            VStack(alignment: .leading, spacing: 2) {
                title
                ForEach(1..<views.count, id: \.self) { index in
                    views[index].font(.footnote).foregroundStyle(.secondary)
                }
            }
        } else {
            label
        }
    }
}
