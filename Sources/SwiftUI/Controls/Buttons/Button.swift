import RenderTree
@_spi(Engine) import SwiftUICore

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
    @Environment(\.isEnabled) private var isEnabled: Bool
    @State private var isPressed = false
    let role: ButtonRole?
    let style: AnyButtonStyle
    let action: () -> Void
    let label: Label

    var body: some View {
        let press = PressReading(isPressed)
        let looks = style.body(
            ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), press: press))
        ButtonArea(
            role: role, isEnabled: isEnabled, action: action, press: $isPressed, reading: press, content: looks)
    }
}

/// The body of a custom button style, evaluated with the style's own dynamic properties.
struct StyledButtonBody<Style: ButtonStyle>: PrimitiveView {
    typealias Body = Never
    var style: Style
    let configuration: ButtonStyleConfiguration

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { ButtonStyleElement(self, context) }
}

private final class ButtonStyleElement<Style: ButtonStyle>: BodyElement<StyledButtonBody<Style>, Style.Body> {
    override func connect(_ slots: inout [AnyObject?]) -> Bool {
        let properties = DynamicPropertyList.of(Style.self)
        properties.connect(&view.style, to: self, slots: &slots)
        return properties.readsEnvironment
    }

    override func makeBody() -> Style.Body { view.style.makeBody(configuration: view.configuration) }
}

/// The button's node in the tree; its content draws it.
private struct ButtonArea: PrimitiveView {
    typealias Body = Never
    let role: ButtonRole?
    let isEnabled: Bool
    let action: () -> Void
    let press: Binding<Bool>
    let reading: PressReading
    let content: AnyView

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: ButtonNode(context.graph), content: { $0.content }) {
            node, view, environment in
            node.set(view.role, view.isEnabled, view.reading)
            node.beforeAction = environment.beforeAction
            node.share = environment.sharedText
            node.paste = environment.pasteAction
            node.focus.want(environment.fieldInput.focus == nil ? nil : environment.fieldInput.isFocused)
            node.focusBinding = environment.fieldInput.focus
            node.keys = environment.controlKeys(isFocused: node.focus.sent)
            node.action = view.action
            node.press = view.press
        }
    }
}

final class ButtonNode: ContainerNode {
    var action: () -> Void = {}
    var beforeAction: Dismissal?
    var press = Binding.constant(false)
    var share: SharedText? { didSet { if share != oldValue { markDirty() } } }
    /// Receives the clipboard's text; nil for a button that does not paste.
    var paste: PasteAction? { didSet { if (paste == nil) != (oldValue == nil) { markDirty() } } }
    var focus = WantedFocus()
    var focusBinding: Binding<Bool>?
    var keys: NodeKeys? { didSet { if keys != oldValue { markDirty() } } }
    private(set) var role: ButtonRole?
    private var isEnabled = true
    private var reading = PressReading(false)
    private lazy var id = makeID()

    func set(_ role: ButtonRole?, _ isEnabled: Bool, _ reading: PressReading) {
        (self.role, self.isEnabled, self.reading) = (role, isEnabled, reading)
        markDirty()
    }

    override var childSpace: CGPoint? { .zero }
    override var accessibilityRole: AccessibilityRole { .element }
    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        StackNode.arrange(children, axis: .horizontal, spacing: nil, alignment: .center, proposal)
    }

    override func render() -> [NodeID] {
        let arrangement = arrange(proposal)
        for (child, spot) in zip(children, arrangement.places) { place(child, at: spot.origin, spot.proposal) }
        var told = resolvedAccessibility
        told.label = told.label ?? spokenOfChildren
        let kind: ButtonContent.Role? =
            switch role?.kind {
            case .destructive: .destructive
            case .cancel: .cancel
            case nil: nil
            }
        graph.store.put(
            Node(
                id: id, frame: treeFrame,
                content: .button(
                    ButtonContent(
                        role: kind, isDisabled: isEnabled ? nil : true, share: share,
                        pastes: paste == nil ? nil : true)),
                accessibility: told,
                interactions: reading.wasRead && isEnabled ? .press : [], keys: keys, children: childRenderedIDs))
        graph.setResponder(self, for: id)
        return [id]
    }

    private var spokenOfChildren: String? {
        let texts = children.compactMap(\.accessibilityText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    override func handle(_ event: InputEvent) {
        guard isEnabled else { return }
        switch event {
        case .tap:
            beforeAction?.action()
            action()
        case .press(_, let isDown): press.wrappedValue = isDown
        case .focus(_, let isFocused): focusBinding?.wrappedValue = isFocused
        case .paste(_, let text): paste?.take(text)
        default: break
        }
    }
}
