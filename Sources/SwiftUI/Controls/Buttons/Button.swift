import RenderTree

/// A control that runs an action when pushed.
///
/// Source: developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View {
    @Environment(\.resolvedButtonStyle) private var look
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        switch look {
        case .primitive(let style):
            style.body(PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action))
        case .simple(let style):
            PushButton(role: role, style: style, action: action, label: label)
        }
    }
}

/// A button whose style only draws it: the button itself tracks presses and runs the action.
struct PushButton<Label: View>: View {
    @Environment(\.beforeAction) private var beforeAction
    @Environment(\.fieldInput) private var input
    @Environment(\.pasteAction) private var paste
    @Environment(\.sharedText) private var share
    @State private var isPressed = false
    let role: ButtonRole?
    let style: ControlStyle<ButtonStyleConfiguration>
    let action: () -> Void
    let label: Label

    var body: some View {
        let press = PressReading(isPressed)
        let content = ButtonContent(role: role?.kind, share: share, pastes: paste == nil ? nil : true)
        ControlArea(.button(content), press: press, handle: respond) {
            style.body(ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), press: press))
        }
    }

    private func respond(to event: InputEvent) {
        switch event {
        case .tap:
            beforeAction?.action()
            action()
        case .press(_, let isDown): isPressed = isDown
        case .focus(_, let isFocused): input.focus?.wrappedValue = isFocused
        case .paste(_, let text): paste?.paste(text)
        default: break
        }
    }
}
