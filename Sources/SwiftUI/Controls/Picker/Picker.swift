/// A control to choose one of several values: views with a `.tag` each, or of a `ForEach` whose ids have the
/// selection's type.
///
/// Source: developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerStyle) private var style
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    /// Creates a picker with a view for the current value, which looks like the chosen option here.
    ///
    /// Partly: `currentValueLabel` is not shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/picker/init(selection:content:label:currentvaluelabel:)
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
    }

    /// Creates a picker for several values. It shows the first one, and writes the choice to all of them.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where SelectionValue: ExpressibleByNilLiteral {
        let bindings = sources.map { $0[keyPath: selection] }
        self.init(
            selection: Binding(
                get: { bindings.first?.wrappedValue ?? nil },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            content: content, label: label)
    }

    public var body: some View {
        style.body(
            _PickerConfiguration(
                label: AnyView(label), name: accessibilityText(of: label), content: AnyView(content),
                selection: selection))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title and a view for the current value.
    ///
    /// Partly: `currentValueLabel` is not shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/picker/init(_:selection:content:currentvaluelabel:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleKey, selection: selection, content: content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(title, selection: selection, content: content)
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
