/// Whether the rows of lists can be changed.
///
/// Source: developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a scene, where something there switches it. Where nothing does, rows show at all times what they
/// allow.
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
private struct EditStateKey: EnvironmentKey { static let defaultValue: EditState? = nil }

extension EnvironmentValues {
    /// Whether the rows of lists around can be changed; nil where nothing switches it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/editmode
    @MainActor public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? (editState?.mode.value == nil ? nil : editState?.binding) }
        set { self[EditModeKey.self] = newValue }
    }
    var ownEditMode: Binding<EditMode>? { self[EditModeKey.self] }
    var editState: EditState? {
        get { self[EditStateKey.self] }
        set { self[EditStateKey.self] = newValue }
    }
}

/// Switches between Edit and Done.
///
/// Source: developer.apple.com/documentation/swiftui/editbutton
public struct EditButton: View {
    @Environment(\.ownEditMode) private var own
    @Environment(\.editState) private var state

    public init() {}

    public var body: some View {
        let isEditing = (own?.wrappedValue ?? state?.mode.value)?.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            let next = isEditing ? EditMode.inactive : .active
            if let own { own.wrappedValue = next } else { state?.mode.value = next }
        }
        .onAppear { if own == nil, state?.mode.value == nil { state?.mode.value = .inactive } }
    }
}
