import RenderTree

/// A row of related controls on one background.
///
/// Source: developer.apple.com/documentation/swiftui/controlgroup
public struct ControlGroup<Content: View>: View {
    private let content: Content
    /// Accessible name; nil for a group without a label.
    private let name: String?

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        name = nil
    }

    /// Creates a group with a label. Labels are meant for menus: the row does not show it, but assistive technology
    /// reads it.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(LabeledControlGroupContent(content: content(), label: label()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    private init<C: View, L: View>(_ content: LabeledControlGroupContent<C, L>)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = content
        name = accessibilityText(of: content.label)
    }

    public var body: some View {
        HStack(spacing: 2) { content.buttonStyle(GroupedButtonLook()) }
            .background(Color.fieldFill, in: RoundedRectangle(cornerRadius: 8))
            .accessibilityElement(children: .contain)
            .accessibility(NodeAccessibility(label: name))
    }
}

/// The controls of a group that has a label, which is not shown.
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
