import RenderTree

/// What modifiers have said about typing.
struct FieldInput {
    var submit: (() -> Void)?
    var submitLabel: SubmitLabel?
    var keyboard: TextFieldContent.Keyboard?
    var focus: Binding<Bool>?
}

private struct FieldInputKey: EnvironmentKey { static var defaultValue: FieldInput { FieldInput() } }
private struct TextFieldLookKey: EnvironmentKey { static let defaultValue = _TextFieldLook.plain }

extension EnvironmentValues {
    var fieldInput: FieldInput {
        get { self[FieldInputKey.self] }
        set { self[FieldInputKey.self] = newValue }
    }
    var textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
    let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let search = SubmitLabel(name: "search")
    public static let next = SubmitLabel(name: "next")
}

extension View {
    /// Runs `action` when the return key is pressed in a field inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.fieldInput) { input in
            let outer = input.submit
            input.submit = {
                action()
                outer?()
            }
        }
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.fieldInput) { $0.submitLabel = submitLabel }
    }

    /// The looks of the text fields inside.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, S._look)
    }
}
