@_spi(Engine) import SwiftUICore

/// The actions of the initialisers that are older than `onSubmit` and `FocusState`.
struct FieldCallbacks {
    /// Receives true when the field gets the focus, and false when it loses it.
    var onEditingChanged: (Bool) -> Void
    /// Called when the person submits the field by the return key.
    var onCommit: () -> Void

    func add(to input: inout FieldInput) {
        input.editingChanged = onEditingChanged
        input.submits.insert((.text, onCommit), at: 0)
    }
}

extension TextField where Label == Text {
    /// Creates a field that tells when its editing begins and ends, and when the return key is pressed.
    ///
    /// Source: developer.apple.com/documentation/swiftui/textfield/init(_:text:oneditingchanged:oncommit:)-4rdcr
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), .text(text), onEditingChanged, onCommit: onCommit)
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), .text(text), onEditingChanged)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), .text(text), onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), .text(text), onEditingChanged, onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), .text(text), onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), .text(text), onCommit: onCommit)
    }

    /// Creates a field for a value that a formatter parses, and tells when its editing begins and ends, and when the return
    /// key is pressed.
    ///
    /// Source: developer.apple.com/documentation/swiftui/textfield/init(_:value:formatter:oneditingchanged:oncommit:)-2nfri
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), .value(FieldValue(value, formatter)), onEditingChanged, onCommit: onCommit)
    }

    private init(
        _ label: Text, _ source: FieldSource, _ onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            label: label, prompt: nil, source: source,
            callbacks: FieldCallbacks(onEditingChanged: onEditingChanged, onCommit: onCommit))
    }
}
