/// Renames what is around a view.
///
/// Source: developer.apple.com/documentation/swiftui/renameaction
@MainActor @preconcurrency public struct RenameAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Action that an ancestor's `renameAction` has set; nil without one.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/rename
    @MainActor public var rename: RenameAction? { renaming.map { RenameAction(action: $0) } }
    @Entry var renaming: (() -> Void)? = nil
}

/// Button that runs the rename action around it; disabled without one.
///
/// Source: developer.apple.com/documentation/swiftui/renamebutton
public struct RenameButton<Label: View>: View {
    @Environment(\.renaming) private var rename
    @Environment(\.systemWords) private var words
    private let label: (SystemWords) -> Label

    public init() where Label == SwiftUI.Label<Text, Image> {
        label = { SwiftUI.Label($0[.rename], systemImage: "pencil") }
    }

    public var body: some View {
        Button {
            rename?()
        } label: {
            label(words)
        }
        .disabled(rename == nil)
    }
}

extension View {
    /// Sets what a `RenameButton` in this view does.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/renameaction(_:)-6lghl
    public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.renaming, action) }

    /// Has a `RenameButton` in this view move the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.renaming, { isFocused.wrappedValue = true })
    }
}
