import RenderTree

/// The properties of a picker, passed to its style.
@MainActor public struct _PickerConfiguration {
    let label: AnyView
    /// Accessible name; nil where the label has no text.
    let name: String?
    let content: AnyView
    let selected: @MainActor ([Subview]) -> Int?
    var choose: @MainActor (Subview) -> Void

    init<Value: Hashable>(label: AnyView, name: String?, content: AnyView, selection: Binding<Value>) {
        (self.label, self.name, self.content) = (label, name, content)
        selected = { views in
            let current = selection.wrappedValue
            return views.firstIndex { $0.selectionValue(Value.self) == current }
        }
        choose = { view in if let value = view.selectionValue(Value.self) { selection.wrappedValue = value } }
    }
}

/// The choices of a picker, and the selected one of them.
@MainActor struct PickerChoices {
    let views: [Subview]
    let selected: Int?
    let choose: @MainActor (Subview) -> Void

    var words: [String] { views.map { $0.spoken ?? "" } }
    var selectedWords: String? { selected.map { views[$0].spoken ?? "" } }
    func isSelected(_ view: Subview) -> Bool { selected.map { views[$0].id } == view.id }
    /// Chooses by index. An index that does not exist has no effect.
    func choose(at index: Int) { if views.indices.contains(index) { choose(views[index]) } }
}

/// Shows a view that is made of a picker's choices.
struct ChoiceReader<Looks: View>: View {
    let picker: _PickerConfiguration
    let looks: @MainActor (PickerChoices) -> Looks

    init(_ picker: _PickerConfiguration, @ViewBuilder looks: @escaping @MainActor (PickerChoices) -> Looks) {
        (self.picker, self.looks) = (picker, looks)
    }

    var body: some View {
        SubviewsReader(base: picker.content.environment(\.readsElementIDs, true), isWhole: true) {
            [picker, looks] views in
            looks(PickerChoices(views: views, selected: picker.selected(views), choose: picker.choose))
        }
    }
}

/// The area of one choice, which a tap chooses.
struct ChoiceArea<Looks: View>: View {
    @Environment(\.beforeAction) private var beforeAction
    let control: NodeContent
    var traits: [NodeAccessibility.Trait]?
    let choose: () -> Void
    @ViewBuilder let looks: Looks

    var body: some View {
        ControlArea(
            control, accessibility: NodeAccessibility(traits: traits),
            handle: { event in
                guard case .tap = event else { return }
                beforeAction?.action()
                choose()
            }
        ) { looks }
    }
}

extension NodeContent {
    static func radio(isOn: Bool) -> NodeContent { .toggle(ToggleContent(role: .radio, isOn: isOn)) }
}

extension View {
    /// Makes an accessibility element of the radio buttons in this view.
    func radioGroup(_ name: String?) -> some View {
        modifier(_AccessibilityModifier(change: NodeAccessibility(traits: [.choices]), children: .contain))
            .accessibility(NodeAccessibility(label: name))
    }
}
