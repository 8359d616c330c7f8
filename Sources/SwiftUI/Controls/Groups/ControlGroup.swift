/// Controls that belong together, in a row on one ground.
///
/// Source: developer.apple.com/documentation/swiftui/controlgroup
public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The label is for menus; in a row it is not seen.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.content = LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    public var body: some View {
        HStack(spacing: 2) { content.buttonStyle(GroupedButtonLook()) }
            .background(Color.fieldFill, in: RoundedRectangle(cornerRadius: 8))
            .accessibilityElement(children: .contain)
    }
}

/// The controls of a group with a label, which assistive technology reads.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}

private struct GroupedButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Dimmed {
            configuration.label
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
                .padding(.horizontal, 12).padding(.vertical, 7)
        }
    }
}
