private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct IsFormRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls show their labels, as `labelsVisibility(_:)` has said.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
    /// True in the rows of lists and forms: controls then stand at the end of a line that begins with their label.
    var isFormRow: Bool {
        get { self[IsFormRowKey.self] }
        set { self[IsFormRowKey.self] = newValue }
    }
}

extension View {
    /// Keeps the labels of controls inside from sight; assistive technology still reads them.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/labelshidden()
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A control's label, its control at the end of the line.
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
