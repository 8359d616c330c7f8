/// Whether list rows can be edited.
///
/// Source: developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// Edit mode of a scene, set by an `EditButton`. nil where there is no such button: rows then offer editing at all
/// times.
@MainActor final class EditState: Equatable {
    let mode = StateStorage<EditMode?>(nil)
    nonisolated init() {}
    nonisolated static func == (left: EditState, right: EditState) -> Bool { left === right }

    var binding: Binding<EditMode> {
        let mode = mode
        return Binding(get: { mode.value ?? .inactive }, set: { mode.value = $0 })
    }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Edit mode of the enclosing lists; nil where nothing switches it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/editmode
    @MainActor public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? (editState?.mode.value == nil ? nil : editState?.binding) }
        set { self[EditModeKey.self] = newValue }
    }
    var ownEditMode: Binding<EditMode>? { self[EditModeKey.self] }
    @MainActor var editState: EditState? { graphObjects?.object(EditState()) }
}

/// Button that switches between Edit and Done.
///
/// Source: developer.apple.com/documentation/swiftui/editbutton
public struct EditButton: View {
    @Environment(\.ownEditMode) private var own
    @Environment(\.editState) private var state
    @Environment(\.systemWords) private var words

    public init() {}

    public var body: some View {
        let isEditing = (own?.wrappedValue ?? state?.mode.value)?.isEditing == true
        Button(words[isEditing ? .done : .edit]) {
            let next = isEditing ? EditMode.inactive : .active
            if let own { own.wrappedValue = next } else { state?.mode.value = next }
        }
        .onAppear { if own == nil, state?.mode.value == nil { state?.mode.value = .inactive } }
    }
}
