/// The selected ranges of a text field, or its insertion point.
///
/// Source: developer.apple.com/documentation/swiftui/textselection
public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }
    public var indices: Indices

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
    public var affinity: TextSelectionAffinity { .automatic }
}

/// Line to which an insertion point between two belongs.
///
/// Source: developer.apple.com/documentation/swiftui/textselectionaffinity
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension TextField where Label == Text {
    /// Creates a field with a binding for what is selected in it, which is written while the person selects and types. Of
    /// several ranges the first is shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/textfield/init(_:text:selection:prompt:axis:)
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        let source = FieldSource.text(text, SelectionBinding(selection))
        self.init(label: Text(titleKey), prompt: prompt, source: source, axis: axis ?? .horizontal)
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        let source = FieldSource.text(text, SelectionBinding(selection))
        self.init(label: Text(title), prompt: prompt, source: source, axis: axis ?? .horizontal)
    }
}

extension TextField {
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let source = FieldSource.text(text, SelectionBinding(selection))
        self.init(label: label(), prompt: prompt, source: source, axis: axis ?? .horizontal)
    }
}

extension TextEditor {
    /// Creates an editor with a binding for what is selected in it, which is written while the person selects and types. Of
    /// several ranges the first is shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/texteditor/init(text:selection:)
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text, SelectionBinding(selection))
    }
}

/// Looks of text editors. All look alike here.
///
/// Source: developer.apple.com/documentation/swiftui/texteditorstyle
public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: Self { Self() }
}

extension View {
    @available(*, deprecated, message: "textEditorStyle has no effect in Parley: an editor has no border of its own.")
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    @available(*, deprecated, message: "findNavigator has no effect in Parley: the browser searches in the page.")
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    @available(*, deprecated, message: "findDisabled has no effect in Parley: the browser searches in the page.")
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    @available(*, deprecated, message: "replaceDisabled has no effect in Parley: the browser searches in the page.")
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    @available(
        *, deprecated, message: "textSelectionAffinity has no effect in Parley: the browser places the insertion point."
    )
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    @available(*, deprecated, message: "typesettingLanguage has no effect in Parley: set the environment's locale.")
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

extension Text {
    @available(*, deprecated, message: "typesettingLanguage has no effect in Parley: set the environment's locale.")
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
