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
                label.frame(maxWidth: .infinity, alignment: .leading)
                control
            }
        }
    }
}
